"""What the names in a unit stand for, and what an annotation means in C."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from compile.constants import folded
from compile.sources import Source
from compile.values import Found, Value

PLAIN: Final = {"int": "Py_ssize_t", "bool": "bint", "float": "double"}
CYTHON: Final = {
    "schar": "signed char", "short": "short", "int": "int", "long": "long", "longlong": "long long",
    "uchar": "unsigned char", "ushort": "unsigned short", "uint": "unsigned int", "ulong": "unsigned long",
    "ulonglong": "unsigned long long", "Py_ssize_t": "Py_ssize_t", "size_t": "size_t", "bint": "bint",
    "float": "float", "double": "double", "void": "void",
}
BUILTIN: Final = ("list", "dict", "tuple", "set", "bytes", "bytearray", "str")


class Unknown(Exception):
    """An annotation that has no meaning in C, and why."""


@dataclass(frozen=True)
class Vocabulary:
    """What the names in a unit stand for."""

    constants: Mapping[str, Value]
    shared: frozenset[str]  # the types that all games have in common
    classes: frozenset[str]  # all classes with C fields, the shared ones among them
    rows: Mapping[str, Mapping[str, int]]  # how long the rows of C numbers of each class are, by field
    objects: Mapping[str, str]  # what names in capitals stand for that C cannot hold: a truth, a list
    stands_for: Mapping[str, str]  # P, and the class of the game's positions
    joined: frozenset[str]  # the modules of the unit

    @classmethod
    def of(cls, sources: Sequence[Source], shared: Source, found: Found, position: str) -> Vocabulary:
        """What the names stand for when these modules are joined."""
        nodes = [node for source in [shared, *sources] for node in source.cclasses()]
        constants = {name: value for names in found.constants.values() for name, value in names.items()}
        return cls(
            constants=constants,
            shared=frozenset(node.name for node in shared.cclasses()),
            classes=frozenset(node.name for node in nodes),
            rows={node.name: rows_of(node, constants) for node in nodes},
            objects={name: what for names in found.objects.values() for name, what in names.items()},
            stands_for={"P": position} if position else {},
            joined=frozenset(source.name for source in sources),
        )

    def named(self, node: ast.expr | None) -> str | None:
        """The class with C fields that an annotation names, be it quoted, optional or with a parameter."""
        match node:
            case ast.Constant(value=str(text)):
                return self.named(quoted(text))
            case ast.Name(id=name) if name in self.classes or name in self.stands_for:
                return self.stands_for.get(name, name)
            case ast.Subscript(value=value):
                return self.named(value)
            case ast.BinOp(op=ast.BitOr(), left=left, right=ast.Constant(value=None)):
                return self.named(left)
        return None

    def length(self, name: str, owner: str) -> int | None:
        """How long a row of this class is, or of any class that has one of this name; None when there is no such row.

        Its length is 0 where that is no constant, which the speller says.
        """
        own = self.rows.get(owner, {})
        lengths = [own[name]] if name in own else [rows[name] for rows in self.rows.values() if name in rows]
        return max(lengths, default=None)

    def scalar(self, node: ast.expr) -> str | None:
        """The C type of one value; None when it is a Python object."""
        match node:
            case ast.Constant(value=None):
                return "void"
            case ast.Name(id=name):
                return PLAIN.get(name)
            case ast.Attribute(value=ast.Name(id="cython"), attr=name):
                return of_cython(name)
        return None

    def type_of(self, node: ast.expr) -> str:
        """The type that an annotation means; `object` where C has none."""
        return self.scalar(node) or self.named(node) or builtin(node)

    def field(self, node: ast.expr, name: str) -> str:
        """The declaration of a field, or of a row of fields."""
        row = row_of(node)
        if row:
            return f"cdef {self.type_of(row.value)} {name}[{self.size(row.slice)}]"
        return f"cdef {self.type_of(node)} {name}"

    def size(self, node: ast.expr) -> int:
        """How long a row is."""
        size = folded(node, self.constants)
        if size is None or size < 1:
            raise Unknown(f"[{ast.unparse(node)}]: the length of a row is a constant above 0")
        return size


def of_cython(name: str) -> str:
    """The C type that `cython.NAME` means."""
    base = CYTHON.get(name.removeprefix("p_"))
    if base is None:
        raise Unknown(f"cython.{name} is no type that compile/vocabulary.py knows")
    return f"{base} *" if name.startswith("p_") else base


def builtin(node: ast.expr) -> str:
    """`list` for `list[int]` and so on; `object` for whatever else."""
    name = node.value if isinstance(node, ast.Subscript) else node
    return name.id if isinstance(name, ast.Name) and name.id in BUILTIN else "object"


def fields(node: ast.ClassDef) -> Iterator[tuple[str, ast.expr]]:
    """The annotated names of a class."""
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            yield part.target.id, part.annotation


def rows_of(node: ast.ClassDef, constants: Mapping[str, Value]) -> dict[str, int]:
    """How long each row of a class is."""
    rows = {name: row_of(annotation) for name, annotation in fields(node)}
    return {name: folded(row.slice, constants) or 0 for name, row in rows.items() if row}


def quoted(text: str) -> ast.expr | None:
    """What an annotation in quotes says; None when it is only words."""
    try:
        return ast.parse(text, mode="eval").body
    except SyntaxError:
        return None


def row_of(annotation: ast.expr) -> ast.Subscript | None:
    """The annotation, when it is that of a row of C numbers: `cython.short[SEATS]`."""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value).startswith("cython."):
        return annotation
    return None
