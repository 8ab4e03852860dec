"""What a wheel holds besides the package."""

from pathlib import Path

import pytest
from setuptools import Distribution

from compile.packing import PackBeside
from tests.compile.toy import ROOT


def test_pages_and_programs_are_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules pages and the programs that measure lie in the package once it is installed."""
    monkeypatch.chdir(ROOT)
    command = PackBeside(Distribution())
    command.build_lib = str(tmp_path)
    packed = {target: path for path, target in command.beside()}
    assert packed[tmp_path / "quayside/bench/measures.py"] == Path("bench/measures.py")
    assert packed[tmp_path / "quayside/rules/packet-row.md"] == Path("docs/rules/packet-row.md")
    assert len(packed) == len([*Path("bench").glob("*.py"), *Path("docs/rules").glob("*.md")])
