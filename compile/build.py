"""Compile the units: setuptools' `build_ext`, which joins first and compiles only what has changed."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from setuptools import Extension
from setuptools.command.build_ext import build_ext

from compile import toolchain
from compile.join import join
from compile.refusal import Refused
from compile.units import ENGINE, SHARED_UNIT, UNITS, Unit, present

SOURCE: Final = Path("src")  # setup.py runs in the folder that it lies in
JOINED: Final = Path("build", "joined")
IN_PLACE: Final = Path("build", "in-place")
JOBS: Final = 2


def extensions() -> list[Extension]:
    """An extension for each unit that is wanted; none when this machine cannot compile, which is said in a line."""
    why = toolchain.missing()
    if why:
        print(f"quayside: {why}, so the rules will run interpreted, which is about 150 times slower", file=sys.stderr)
        return []
    return [extension(unit) for unit in wanted()]


def extension(unit: Unit) -> Extension:
    """How setuptools is to compile a unit."""
    return Extension(
        unit.module,
        [str(translated(unit.name))],
        extra_compile_args=toolchain.compiling(unit.development_only),
        extra_link_args=toolchain.linking(),
    )


def wanted() -> list[Unit]:
    """The units that QUAYSIDE_ONLY names, and the shared one; all when it names none."""
    units = readable()
    only = os.environ.get("QUAYSIDE_ONLY", "").split()
    unknown = set(only) - {unit.name for unit in units}
    if unknown:
        raise SystemExit(f"QUAYSIDE_ONLY={min(unknown)}: expected {', '.join(unit.name for unit in units)}")
    return [unit for unit in units if not only or unit.name in only or unit.module == SHARED_UNIT]


def readable() -> list[Unit]:
    """The units whose sources are there; a source that is no Python ends the build in a line."""
    try:
        return present(SOURCE)
    except Refused as why:
        raise SystemExit(str(why)) from None


def translated(name: str) -> Path:
    """Where the C of a unit lies."""
    return JOINED / name / f"{name}.c"


class BuildUnits(build_ext):
    """Joins, translates and compiles; two units at a time."""

    def finalize_options(self) -> None:
        """A wheel leaves out what is for development only."""
        super().finalize_options()
        self.parallel = self.parallel or JOBS
        in_place = self.inplace or self.editable_mode
        if toolchain.mode() == "checked":
            if in_place:
                raise SystemExit("QUAYSIDE_BUILD=checked is not built in place: give --build-lib a folder of its own")
        elif in_place:
            self.build_lib = self.build_temp = str(IN_PLACE)
        else:
            left_out = {unit.module for unit in UNITS if unit.development_only}
            self.extensions = [of for of in self.extensions if of.name not in left_out]

    def get_source_files(self) -> list[str]:
        """No source archive holds what is generated."""
        return []

    def run(self) -> None:
        """Join what is wanted; an unchanged unit is left as it is, unless it was compiled with other flags."""
        units = {unit.module: unit for unit in readable()}
        try:
            for of in self.extensions:
                for place, text in join(units[of.name], SOURCE).items():
                    write(JOINED / units[of.name].name / place, text)
        except Refused as why:
            raise SystemExit(str(why)) from None
        for of in self.extensions:
            flags = Path(self.build_temp, f"{of.name}.{sys.implementation.cache_tag}.flags")
            write(flags, f"{of.extra_compile_args} {of.extra_link_args}\n")
            of.depends = [str(flags)]
        super().run()

    def build_extension(self, ext: Extension) -> None:
        """Translate to C where that is out of date, then compile where that is."""
        translate(ext.name.removeprefix(f"{ENGINE}."), ext.name)
        super().build_extension(ext)


def write(path: Path, text: str) -> None:
    """Write the file if it reads otherwise, so that its time says when it changed."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def translate(name: str, module: str) -> None:
    """Let Cython write the C of a unit, unless it is newer than all that it is made of."""
    folder, target = JOINED / name, translated(name)
    parts = [*folder.rglob("*.p*"), *(JOINED / "shared").rglob("*.pxd")]
    if target.exists() and target.stat().st_mtime > max(path.stat().st_mtime for path in parts):
        return
    print(f"translating {name}", flush=True)
    fresh = target.with_suffix(".new")
    command = [sys.executable, "-m", "cython", f"{name}.pyx", "-o", fresh.name, "--module-name", module,
               "-I", "../shared"]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if run.stderr or run.returncode:
        print(said(run.stderr), file=sys.stderr)
    if run.returncode:
        raise SystemExit(f"Cython does not accept {name}: see above")
    fresh.write_text(with_sources(fresh.read_text(encoding="utf-8")), encoding="utf-8")
    fresh.replace(target)


def with_sources(text: str) -> str:
    """Let tracebacks name the modules as they are written: the lines are the same."""
    return re.sub(r'^  "(quayside/[\w/]+)\.pxi",$', r'  "src/\1.py",', text, flags=re.MULTILINE)


def said(text: str) -> str:
    """What Cython said, a line for each trouble, in the modules as they are written."""
    lines = re.findall(r"^(?:warning: )?\S+?:\d+:\d+: .*$", text, re.MULTILINE)
    return re.sub(r"\b(quayside/[\w/]+)\.pxi\b", r"src/\1.py", "\n".join(dict.fromkeys(lines)) or text)
