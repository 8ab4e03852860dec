"""The C compiler: whether there is one, and what it is told."""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

FLAGS: Final = {
    "release": ("-O3", "-g0"),
    "draft": ("-O1", "-g0"),
    "checked": ("-O1", "-g0", "-fno-wrapv", "-fsanitize=undefined", "-fno-sanitize-recover=all"),
}
# Tables are constant, what Cython writes about them is not; helpers of Cython may stay unused.
QUIET: Final = ("-Wno-discarded-qualifiers", "-Wno-unused-function")


def mode() -> str:
    """How units are compiled: `release`, `draft` (quick) or `checked` (stops at undefined behaviour, for a soak)."""
    name = os.environ.get("QUAYSIDE_BUILD") or "release"
    if name not in FLAGS:
        raise SystemExit(f"QUAYSIDE_BUILD={name}: expected {', '.join(FLAGS)}")
    return name


def compiling(development_only: bool) -> list[str]:
    """What the compiler is told beyond what Python says; what is for development only is never worth a long build."""
    how = "draft" if development_only and mode() == "release" else mode()
    return [] if os.name == "nt" else [*FLAGS[how], *QUIET]


def linking() -> list[str]:
    """What the linker is told: `-s` strips."""
    if mode() == "checked":
        return ["-fsanitize=undefined"]
    return ["-s"] if sys.platform.startswith("linux") else []


def missing() -> str | None:
    """What stands against compiling, in a line; None when a C compiler and the headers of Python are there."""
    if os.name == "nt":
        return None
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "probe.c")
        program.write_text("#include <Python.h>\n")
        include = sysconfig.get_path("include")
        try:
            tried = [*command, "-fsyntax-only", f"-I{include}", str(program)]
            run = subprocess.run(tried, capture_output=True, check=False)
        except OSError:
            return f"there is no C compiler ({command[0]})"
    return f"the headers of Python are missing in {include}" if run.returncode else None
