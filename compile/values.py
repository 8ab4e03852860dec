"""What the names in capitals are worth: the modules are imported, interpreted, in a process of their own."""

import importlib
import json
import math
import os
import subprocess
import sys
from collections.abc import Iterable
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from typing import TypeAlias

from compile.refusal import Refused

Number: TypeAlias = int | float
Value: TypeAlias = Number | tuple[Number, ...]


def read(root: Path, modules: Iterable[str]) -> dict[str, dict[str, Value]]:
    """The constants of each module."""
    paths = [str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, "-m", "compile.values", str(root), *modules]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        raise Refused([run.stderr.strip(), "constants are read by importing the joined modules, and that failed"])
    found = json.loads(run.stdout.splitlines()[-1])
    return {module: {name: tuple(value) if isinstance(value, list) else value for name, value in names.items()}
            for module, names in found.items()}


def imported(root: Path, modules: Iterable[str]) -> dict[str, dict[str, Value]]:
    """Import the modules here, without what their packages do at import; their constants."""
    os.environ["QUAYSIDE_INTERPRETED"] = "1"
    sys.path.insert(0, str(root))
    found = {}
    for module in modules:
        enter(root, module.rpartition(".")[0])
        names = vars(importlib.import_module(module))
        found[module] = {name: value for name, value in names.items() if name.isupper() and constant(value)}
    return found


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
    print(json.dumps(imported(Path(sys.argv[1]), sys.argv[2:])))
