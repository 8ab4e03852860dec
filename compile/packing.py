"""What a wheel holds besides the package: the rules pages."""

from pathlib import Path
from typing import Final

from setuptools.command.build_py import build_py

RULES: Final = Path("docs", "rules")


class PackRules(build_py):
    """Copies the rules pages to `quayside/rules`; a source tree reads them where they are written."""

    def run(self) -> None:
        """Copy them after the modules."""
        super().run()
        if not self.editable_mode:
            for page, target in self.pages():
                self.mkpath(str(target.parent))
                self.copy_file(str(page), str(target))

    def pages(self) -> list[tuple[Path, Path]]:
        """Each page and where it goes."""
        return [(page, Path(self.build_lib, "quayside", "rules", page.name)) for page in sorted(RULES.glob("*.md"))]

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        """All files that are written."""
        pages = [] if self.editable_mode else [str(target) for _, target in self.pages()]
        return [*super().get_outputs(include_bytecode), *pages]
