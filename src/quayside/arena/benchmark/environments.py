"""Pythons and the environments in which something is measured, in the user's cache folder."""

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import quayside
from quayside.arena.errors import ArenaError

PACKAGE: Final = Path(quayside.__file__).parent
CHECKOUT: Final = PACKAGE.parents[1]
MARK: Final = "quayside-bench.txt"  # says what an environment was made for


class NotSetUp(ArenaError):
    """An environment is missing, or holds something else."""


@dataclass(frozen=True)
class Environment:
    """A Python of its own with one thing installed; `state` tells whether it holds what it should."""

    name: str
    requirement: str
    state: str

    @property
    def folder(self) -> Path:
        """Where it lies."""
        from platformdirs import user_cache_path

        return user_cache_path("quayside") / "bench" / self.name

    @property
    def python(self) -> Path:
        """Its Python."""
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def check(self) -> None:
        """Refuse what was never set up, or for another state of the source."""
        mark = self.folder / MARK
        if not mark.exists():
            raise NotSetUp("not set up; `quayside bench --setup` does it")
        if mark.read_text(encoding="utf-8") != self.state:
            raise NotSetUp("set up for another version; `quayside bench --setup` renews it")

    def set_up(self, python: str) -> None:
        """Make it anew with this Python; what stands half made is taken away again."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        try:
            _call(python, "-m", "venv", str(self.folder))
            _call(str(self.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", self.requirement)
        except ArenaError:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise
        (self.folder / MARK).write_text(self.state, encoding="utf-8")


def own_environment(version: str) -> Environment:
    """This Quayside, compiled for another version of Python; a checkout is named by what stands in it."""
    if (CHECKOUT / "pyproject.toml").exists():
        return Environment(f"quayside-{version}", str(CHECKOUT), f"{CHECKOUT} {digest_of_source()}")
    requirement = f"quayside=={quayside.__version__}"
    return Environment(f"quayside-{version}", requirement, requirement)


def digest_of_source() -> str:
    """A name for all that is compiled or packed."""
    found = hashlib.blake2b(digest_size=12)
    for folder in (PACKAGE, CHECKOUT / "compile"):
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.json")]):
            found.update(path.relative_to(CHECKOUT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def find_python(wanted: str) -> str:
    """The Python of a version such as 3.12, or at a path."""
    for candidate in _candidates(wanted):
        try:
            version = version_of(candidate)
        except ArenaError:
            continue
        if version == wanted or not _is_version(wanted):
            return candidate
    raise ArenaError(f"there is no Python {wanted} on this machine" if _is_version(wanted)
                     else f"{wanted} is no Python that runs")


def version_of(python: str) -> str:
    """Its version, as in 3.12."""
    return _call(python, "-c", "import sys; print('{}.{}'.format(*sys.version_info))").strip()


def _candidates(wanted: str) -> list[str]:
    """Where a Python may be: this one, on the path, among those that pyenv keeps."""
    if not _is_version(wanted):
        return [wanted]
    versions = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv", "versions")
    kept = sorted(versions.glob(f"{wanted}.*/bin/python"), reverse=True)
    return [sys.executable, *filter(None, [shutil.which(f"python{wanted}")]), *map(str, kept)]


def _is_version(wanted: str) -> bool:
    return all(part.isdigit() for part in wanted.split("."))


def _call(*command: str) -> str:
    """What a program prints; its last words when it fails."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=False, env=clean)
    except OSError as error:
        raise ArenaError(f"{command[0]} cannot be run: {error.strerror or error}") from None
    if run.returncode:
        raise ArenaError(last_line(run.stderr) or f"{command[0]} ended with {run.returncode}")
    return run.stdout


def last_line(text: str) -> str:
    """The last line that says something."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")
