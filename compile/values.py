"""What the names in capitals are worth: the modules are imported, interpreted, in a process of their own."""

import importlib
import json
import math
import os
import subprocess
import sys
import traceback
from collections.abc import Iterable
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from compile.refusal import Refused

Number: TypeAlias = int | float
Value: TypeAlias = Number | tuple[Number, ...]
KINDS: Final = {
    bool: "a truth", float: "no finite number", str: "a text", list: "a list", dict: "a dictionary", set: "a set",
    frozenset: "a set", tuple: "no tuple of numbers alone",
}


class Found(NamedTuple):
    """The names in capitals of each module: what those are worth that C can hold, and what the others are."""

    constants: dict[str, dict[str, Value]]
    objects: dict[str, dict[str, str]]


def read(root: Path, modules: Iterable[str]) -> Found:
    """What the names in capitals of each module stand for."""
    paths = [str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, "-m", "compile.values", str(root), *modules]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        why = run.stderr.strip().rpartition("\n")[2] or f"Python ended with {run.returncode}"
        raise Refused([f"{why} (constants are read by importing the joined modules)"])
    constants, objects = json.loads(run.stdout.splitlines()[-1])
    return Found({module: {name: tuple(value) if isinstance(value, list) else value for name, value in names.items()}
                  for module, names in constants.items()}, objects)


def imported(root: Path, modules: Iterable[str]) -> Found:
    """Import the modules here, without what their packages do at import; their names in capitals."""
    os.environ["QUAYSIDE_INTERPRETED"] = "1"
    sys.path.insert(0, str(root))
    found = Found({}, {})
    for module in modules:
        enter(root, module.rpartition(".")[0])
        names = {name: value for name, value in vars(importlib.import_module(module)).items() if name.isupper()}
        found.constants[module] = {name: value for name, value in names.items() if constant(value)}
        found.objects[module] = {name: KINDS[type(value)] for name, value in names.items()
                                 if type(value) in KINDS and not constant(value)}
    return found


def failure(error: BaseException, root: Path) -> str:
    """An error of an import in one line: the last place in our modules that it went through, and what it says."""
    places = [(Path(frame.filename), frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    said = " ".join(str(error).split())
    if isinstance(error, SyntaxError) and error.filename:
        places.append((Path(error.filename), error.lineno))
        said = error.msg
    home = root.absolute()
    ours = [(root / path.relative_to(home), line) for path, line in places if path.is_relative_to(home)]
    path, line = (ours or places)[-1]
    return f"{path}:{line}: {type(error).__name__}: {said}"


def enter(root: Path, package: str) -> None:
    """Make the package known by its folder alone: its `__init__` may need what a build does not have."""
    parts = package.split(".")
    for name in (".".join(parts[:count]) for count in range(1, len(parts) + 1)):
        if name not in sys.modules:
            spec = ModuleSpec(name, None, is_package=True)
            spec.submodule_search_locations = [str(root.joinpath(*name.split(".")))]
            sys.modules[name] = module_from_spec(spec)


def constant(value: object) -> bool:
    """Whether C can hold it: a number, or a row of them."""
    return number(value) or (isinstance(value, tuple) and bool(value) and all(map(number, value)))


def number(value: object) -> bool:
    """Whether it is a number with a value; `True` is none."""
    return type(value) is int or (type(value) is float and math.isfinite(value))


if __name__ == "__main__":
    try:
        print(json.dumps(imported(Path(sys.argv[1]), sys.argv[2:])))
    except (Exception, SystemExit) as error:
        sys.exit(failure(error, Path(sys.argv[1])))
