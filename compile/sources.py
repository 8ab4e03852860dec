"""One module as it is written: its text, its tree, and what it binds at its top level."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from compile.refusal import Refused


@dataclass(frozen=True)
class Binding:
    """A name bound at the top level of a module, and what it is bound to."""

    name: str
    line: int
    origin: tuple[str, str]  # two bindings of one origin are the same thing


@dataclass(frozen=True)
class Source:
    """A module of the package."""

    name: str
    path: Path
    text: str

    @classmethod
    def read(cls, root: Path, name: str) -> Source:
        """The module of this name under the folder that holds the package."""
        path = root.joinpath(*name.split(".")).with_suffix(".py")
        return cls(name, path, path.read_text(encoding="utf-8"))

    @cached_property
    def tree(self) -> ast.Module:
        """The module, parsed."""
        try:
            return ast.parse(self.text, str(self.path))
        except SyntaxError as error:
            raise Refused([f"{self.path}:{error.lineno or 1}: {error.msg}"]) from None
        except ValueError as error:  # a null byte, before Python 3.12
            raise Refused([f"{self.path}:1: {error}"]) from None

    @property
    def says_cython(self) -> bool:
        """Whether the module imports cython, or names from it: then it is made to be compiled."""
        names = [alias.name for node in self.tree.body if isinstance(node, ast.Import) for alias in node.names]
        names += [node.module or "" for node in self.tree.body if isinstance(node, ast.ImportFrom)]
        return "cython" in names

    @cached_property
    def bindings(self) -> dict[str, Binding]:
        """What the module binds at its top level, inside `if` and `try` too; the first binding of each name."""
        found: dict[str, Binding] = {}
        for node in statements(self.tree.body):
            for name, origin in bound(node, self.name):
                found.setdefault(name, Binding(name, node.lineno, origin))
        return found

    def imports(self) -> Iterator[tuple[str, ast.Import | ast.ImportFrom]]:
        """Each module that is imported when this one is, with the statement that does it."""
        for node in statements(self.tree.body):
            if isinstance(node, ast.Import):
                yield from ((alias.name, node) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield node.module, node
                yield from ((f"{node.module}.{alias.name}", node) for alias in node.names)

    def cclasses(self) -> Iterator[ast.ClassDef]:
        """The classes with C fields."""
        return (node for node in self.tree.body if isinstance(node, ast.ClassDef) and decorated(node, "cclass"))


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements that run at import, inside `if`, `try`, `for` and `with` too, but not what mypy alone reads."""
    for node in body:
        yield node
        if isinstance(node, ast.If) and for_mypy(node):
            continue
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for part in ("body", "orelse", "finalbody"):
                yield from statements(getattr(node, part, []))
            for handler in getattr(node, "handlers", []):
                yield from statements(handler.body)


def bound(node: ast.stmt, module: str) -> Iterator[tuple[str, tuple[str, str]]]:
    """The names a statement binds, each with what it is bound to."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield node.name, (module, node.name)
    elif isinstance(node, ast.Import):
        yield from ((alias.asname or alias.name.partition(".")[0], ("", alias.name)) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        origin = (node.module or "").removeprefix("cython.cimports.")
        yield from ((alias.asname or alias.name, (origin, alias.name)) for alias in node.names)
    elif isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.For, ast.With)):
        yield from ((name, (module, name)) for name in stored(node))


def stored(node: ast.stmt) -> Iterator[str]:
    """The names that a statement itself assigns to."""
    targets: list[ast.expr | None]
    if isinstance(node, ast.Assign):
        targets = [*node.targets]
    elif isinstance(node, ast.With):
        targets = [item.optional_vars for item in node.items]
    else:
        targets = [getattr(node, "target", None)]
    for target in targets:
        for part in ast.walk(target) if target else ():
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                yield part.id


def for_mypy(node: ast.If) -> bool:
    """Whether this is `if TYPE_CHECKING:`."""
    return ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def decorated(node: ast.ClassDef | ast.FunctionDef, name: str) -> bool:
    """Whether the class or function stands under `@cython.NAME`."""
    return any(ast.unparse(decorator) == f"cython.{name}" for decorator in node.decorator_list)


def arguments(node: ast.FunctionDef) -> list[ast.arg]:
    """All arguments of a function."""
    parts = node.args
    starred = filter(None, [parts.vararg, parts.kwarg])
    return [*parts.posonlyargs, *parts.args, *parts.kwonlyargs, *starred]


def bases_of(node: ast.ClassDef) -> list[str]:
    """The names of a class's bases, without their parameters and without Generic."""
    names = [ast.unparse(base).partition("[")[0] for base in node.bases]
    return [name for name in names if name != "Generic"]
