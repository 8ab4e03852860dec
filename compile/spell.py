"""Spell one module out for Cython, line for line.

- a name in capitals bound to a number, or to a tuple of them, is a C constant or a C table, declared by the joiner;
- a @cython.cclass is a `cdef class`, and its annotated fields are C fields;
- a @cython.cfunc is a `cdef` function that needs no interpreter (nogil) and raises nothing (noexcept); `int`, `bool`,
  `float` and `None` are C types in its signature and on its locals;
- in a `def`, classes with C fields and types of cython alone mean anything; other annotations are for mypy;
- imports between joined modules vanish, and P is the class of the game's positions.
"""

import ast
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from compile.constants import INT, folded
from compile.edits import Edits, Place, begin, end
from compile.refusal import Troubles
from compile.sources import Source, arguments, decorated, for_mypy
from compile.units import PACKAGE, SHARED
from compile.vocabulary import Unknown, Vocabulary, row_of

Node = TypeVar("Node", bound=ast.stmt)
LOCAL: Final = {"int": "cython.Py_ssize_t", "bool": "cython.bint", "float": "cython.double"}


class Speller(ast.NodeVisitor):
    """Goes through one module and notes what is to be spelled otherwise."""

    def __init__(self, source: Source, vocabulary: Vocabulary, troubles: Troubles) -> None:
        self.source = source
        self.vocabulary = vocabulary
        self.troubles = troubles
        self.edits = Edits(source.text)
        self.within: list[ast.ClassDef | ast.FunctionDef] = []  # what lies around the node

    def spelled(self) -> str:
        """The module as Cython is to read it."""
        for node in self.source.tree.body:
            if isinstance(node, (ast.Assign, ast.AnnAssign)):
                self.top(node)
        self.visit(self.source.tree)
        return self.edits.text()

    # the top level

    def top(self, node: ast.Assign | ast.AnnAssign) -> None:
        """Constants are declared elsewhere; other names of a module are Python objects."""
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        if not isinstance(target, ast.Name):
            return
        if target.id in self.vocabulary.constants:
            self.constant(node, target)
        elif target.id in self.vocabulary.stands_for or target.id in self.vocabulary.classes:
            self.edits.swap(node, "pass")
        elif isinstance(node, ast.AnnAssign):
            self.untyped(node)

    def constant(self, node: ast.Assign | ast.AnnAssign, target: ast.Name) -> None:
        """What a constant's value does besides, such as declaring a field of a position, is done all the same."""
        if any(isinstance(part, ast.Call) for part in ast.walk(node)):
            self.edits.replace(begin(target), end(node.annotation if isinstance(node, ast.AnnAssign) else target), "_")
        else:
            self.edits.swap(node, "pass")

    def visit_If(self, node: ast.If) -> None:
        """What mypy alone reads is left out."""
        if for_mypy(node) and not node.orelse:
            self.edits.swap(node, "pass")
        else:
            self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Joined modules need no import, nor do shared types and C constants."""
        module = node.module or ""
        if module in self.vocabulary.joined or module in ("__future__", SHARED):
            self.edits.swap(node, "pass")
        elif module.partition(".")[0] == PACKAGE:
            left = [alias for alias in node.names if alias.name not in self.vocabulary.constants]
            if len(left) < len(node.names):
                names = ", ".join(map(ast.unparse, left))
                self.edits.swap(node, f"from {module} import {names}" if names else "pass")

    # classes

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """A class with C fields becomes a `cdef class`; bases lose their parameters."""
        if decorated(node, "cclass"):
            self.undecorate(node, "cclass")
            self.edits.replace(begin(node), begin(node), "cdef ")
            parts = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            for part in parts[-1:]:
                self.attempt(part, self.last_field)
            for part in parts[:-1]:
                self.attempt(part, self.field)
        if any(isinstance(base, ast.Subscript) for base in node.bases):
            self.bases(node)
        self.inside(node, node.body)

    def bases(self, node: ast.ClassDef) -> None:
        """`Chance[P]` is `Chance`; `Generic[P]` is no base."""
        plain = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
        left = ", ".join(name for name in map(ast.unparse, plain) if name != "Generic")
        opens = self.edits.find("(", begin(node))
        line, column = self.edits.find(")", end(node.bases[-1]))
        self.edits.replace(opens, (line, column + 1), f"({left})" if left else "")

    def field(self, node: ast.AnnAssign) -> None:
        """A field of C; those of shared types are declared for all units, elsewhere."""
        if node.value or not isinstance(node.target, ast.Name):
            raise Unknown("a field has no value of its own; give it one in __init__")
        declaration = self.vocabulary.field(node.annotation, node.target.id)
        self.edits.swap(node, "pass" if self.source.name == SHARED else declaration)

    def last_field(self, node: ast.AnnAssign) -> None:
        """A row at the end of a class counts as one of any length in a build that checks indices, so it is not the end.

        Two declarations in one line are made by annotations, not by `cdef`.
        """
        row = row_of(node.annotation)
        if row and self.source.name != SHARED:
            declared = f"{ast.unparse(row.value)}[{self.vocabulary.size(row.slice)}]"
            self.edits.swap(node, f"{ast.unparse(node.target)}: {declared}; behind_the_row: cython.bint")
        else:
            self.field(node)

    # functions

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A @cython.cfunc becomes a `cdef` function; in every other one, annotations for mypy go."""
        if decorated(node, "cfunc"):
            self.attempt(node, self.cfunc)
        else:
            self.plain(node)
        self.inside(node, [*node.args.defaults, *filter(None, node.args.kw_defaults), *node.body])

    def cfunc(self, node: ast.FunctionDef) -> None:
        """The signature of C."""
        self.undecorate(node, "cfunc")
        if node.returns:
            name = self.edits.find(node.name, (node.lineno, node.col_offset + len("def")))
            self.edits.replace(begin(node), name, f"cdef {self.vocabulary.type_of(node.returns)} ")
            self.edits.replace(self.arrow(node), end(node.returns), " noexcept nogil")
        for argument in arguments(node):
            if argument.annotation:
                self.edits.swap(argument, f"{self.vocabulary.type_of(argument.annotation)} {argument.arg}")

    def plain(self, node: ast.FunctionDef) -> None:
        """Python's annotations would make Cython refuse a value before we can."""
        for argument in arguments(node):
            if argument.annotation and not self.meant(argument.annotation):
                self.edits.swap(argument, argument.arg)
            elif argument.annotation:
                self.visit(argument.annotation)
        if node.returns:
            self.edits.replace(self.arrow(node), end(node.returns), "")

    def arrow(self, node: ast.FunctionDef) -> Place:
        """Where the ` ->` before the type of the result begins."""
        parts: list[ast.arg | ast.expr] = [*arguments(node), *node.args.defaults, *filter(None, node.args.kw_defaults)]
        line, column = self.edits.find("->", max([end(part) for part in parts], default=begin(node)))
        return line, max(0, column - 1)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Annotated locals are of C in a cfunc; elsewhere they are what means something to Cython."""
        function = self.within[-1] if self.within else None
        if not isinstance(function, ast.FunctionDef) or self.meant(node.annotation):
            self.generic_visit(node)
            return
        of_c = LOCAL.get(ast.unparse(node.annotation)) if decorated(function, "cfunc") else None
        if of_c:
            self.edits.swap(node.annotation, of_c)
        else:
            self.untyped(node)
        if node.value:
            self.visit(node.value)

    def meant(self, annotation: ast.expr) -> bool:
        """Whether the annotation means something to Cython too: a class with C fields, or a type of cython."""
        return self.vocabulary.named(annotation) is not None or ast.unparse(annotation).startswith("cython.")

    def untyped(self, node: ast.AnnAssign) -> None:
        """An annotation that is for mypy alone."""
        if node.value:
            self.edits.replace(end(node.target), end(node.annotation), "")
        else:
            self.edits.swap(node, "pass")

    # expressions

    def visit_Name(self, node: ast.Name) -> None:
        """P is the class of the game's positions."""
        if node.id in self.vocabulary.stands_for:
            self.edits.swap(node, self.vocabulary.stands_for[node.id])

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """A constant that is shifted is 64 bits wide, as every other whole number is; so is a truth."""
        constants = self.vocabulary.constants
        if isinstance(node.op, ast.LShift) and folded(node, constants) is None:
            left = folded(node.left, constants)
            if isinstance(node.left, ast.Compare) or (left is not None and left in INT):
                self.edits.insert(begin(node.left), "<Py_ssize_t>(")
                self.edits.insert(end(node.left), ")")
        self.generic_visit(node)

    # helpers

    def inside(self, node: ast.ClassDef | ast.FunctionDef, parts: Iterable[ast.AST]) -> None:
        """Go on with what lies in a class or function."""
        self.within.append(node)
        for part in parts:
            self.visit(part)
        self.within.pop()

    def undecorate(self, node: ast.ClassDef | ast.FunctionDef, name: str) -> None:
        """Take a decorator off, with its line."""
        for decorator in node.decorator_list:
            if ast.unparse(decorator) == f"cython.{name}":
                self.edits.blank(decorator.lineno)

    def attempt(self, node: Node, spell: Callable[[Node], None]) -> None:
        """Spell it, or note why that cannot be done."""
        try:
            spell(node)
        except Unknown as why:
            self.troubles.add(self.source.path, node, str(why))
