"""What is refused about imports: joined modules are known by the names in them, and plain modules stay plain."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from compile.refusal import Troubles
from compile.sources import Source, for_mypy
from compile.units import PACKAGE, SHARED
from compile.vocabulary import Vocabulary


@dataclass(frozen=True)
class Imports:
    """The imports of a unit's modules, and of the plain modules that these import."""

    root: Path
    sources: Sequence[Source]
    vocabulary: Vocabulary
    troubles: Troubles
    seen: set[str] = field(default_factory=set)

    def check(self) -> None:
        """Look at every import statement, in functions too."""
        for source in self.sources:
            for node in imported(source.tree.body):
                for alias in node.names:
                    why = self.against(node, alias)
                    if why:
                        self.troubles.add(source.path, node, why)
            self.follow(source)

    def against(self, node: ast.Import | ast.ImportFrom, alias: ast.alias) -> str | None:
        """What stands against an import."""
        if isinstance(node, ast.Import):
            if alias.name == "cython" and alias.asname:
                return f"import cython as {alias.asname}: write import cython, and cython. before its names"
            return f"import {alias.name}: import the names that are needed" if ours(alias.name) else None
        module = node.module or ""
        if module == "cython":
            return f"{alias.name} of cython: write import cython, and cython.{alias.name}"
        if node.level:
            return "a relative import; write the module's full name"
        if not ours(module):
            return None
        if alias.name == "*" or f"{module}.{alias.name}" in {*self.vocabulary.joined, SHARED}:
            return f"{alias.name} of {module}: import the names that are needed"
        return self.against_name(module, alias)

    def against_name(self, module: str, alias: ast.alias) -> str | None:
        """What stands against the import of a name from one of our modules."""
        if module in self.vocabulary.joined:
            bindings = next(source.bindings for source in self.sources if source.name == module)
            if alias.name not in bindings:
                return f"{module} does not define {alias.name}"
        elif module == SHARED and alias.name not in self.vocabulary.shared:
            return f"{alias.name}: only types with C fields can be imported from {module}"
        elif module != SHARED and alias.name not in self.vocabulary.constants:
            return None
        return f"{alias.name} keeps its name; it is the unit's, not the module's" if alias.asname else None

    def follow(self, source: Source) -> None:
        """A plain module that used a joined one would use it interpreted, beside the compiled game."""
        for node in source.tree.body:
            for name in named(node):
                plain = name not in self.vocabulary.joined
                if not plain and source.name not in self.vocabulary.joined:
                    self.troubles.add(source.path, node, "joined modules import this plain one, which would use "
                                                         f"{name} interpreted, beside the compiled game")
                elif plain and name not in {*self.seen, SHARED} and self.path(name).exists():
                    self.seen.add(name)
                    self.follow(Source.read(self.root, name))

    def path(self, name: str) -> Path:
        """Where a module would be."""
        return self.root.joinpath(*name.split(".")).with_suffix(".py")


def imported(body: Sequence[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """All imports, in functions too, but not those for mypy alone."""
    for node in body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif not (isinstance(node, ast.If) and for_mypy(node)):
            yield from imported([part for part in ast.iter_child_nodes(node) if isinstance(part, ast.stmt)])


def named(node: ast.stmt) -> Iterator[str]:
    """The modules of ours that an import names, itself or among its names."""
    if isinstance(node, ast.ImportFrom) and node.module and ours(node.module):
        yield node.module
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(module: str) -> bool:
    """Whether this is a module of the package."""
    return module.partition(".")[0] == PACKAGE
