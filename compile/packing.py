"""What a wheel holds besides the package: the rules pages, and the programs that measure."""

from pathlib import Path
from typing import Final

from setuptools.command.build_py import build_py

PACKED: Final = {"rules": ("docs/rules", "*.md"), "bench": ("bench", "*.py")}  # by folder of the package


class PackBeside(build_py):
    """Copies the pages to `quayside/rules` and so on; a source tree reads them where they are written."""

    def run(self) -> None:
        """Copy them after the modules."""
        super().run()
        if not self.editable_mode:
            for page, target in self.beside():
                self.mkpath(str(target.parent))
                self.copy_file(str(page), str(target))

    def beside(self) -> list[tuple[Path, Path]]:
        """Each file and where it goes."""
        return [(path, Path(self.build_lib, "quayside", folder, path.name))
                for folder, (place, names) in PACKED.items() for path in sorted(Path(place).glob(names))]

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        """All files that are written."""
        packed = [] if self.editable_mode else [str(target) for _, target in self.beside()]
        return [*super().get_outputs(include_bytecode), *packed]
