"""What is refused inside joined modules: what C functions cannot do, and what C computes otherwise than Python."""

import ast
from collections.abc import Iterator
from typing import Final

from compile.constants import INT, LONG, SMALL, computed, folded
from compile.refusal import Troubles
from compile.sources import Source, arguments, decorated
from compile.vocabulary import Unknown, Vocabulary

RAISING: Final = (ast.Raise, ast.Assert, ast.Try, ast.TryStar, ast.Yield, ast.YieldFrom, ast.Await)


class Dialect(ast.NodeVisitor):
    """Goes through one module and notes what is refused."""

    def __init__(self, source: Source, vocabulary: Vocabulary, troubles: Troubles) -> None:
        self.source = source
        self.vocabulary = vocabulary
        self.troubles = troubles
        self.in_cfunc = False
        self.around: ast.ClassDef | None = None

    def check(self) -> None:
        """Look at the whole module."""
        self.visit(self.source.tree)

    def refuse(self, node: ast.AST, what: str) -> None:
        """Note it."""
        self.troubles.add(self.source.path, node, what)

    # classes and functions

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Methods of C need a class of C."""
        outer, self.around = self.around, node
        self.generic_visit(node)
        self.around = outer

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A C function says its types and cannot raise."""
        outer, self.in_cfunc = self.in_cfunc, decorated(node, "cfunc")
        if self.in_cfunc:
            self.signature(node)
            self.truths(node)
        self.generic_visit(node)
        self.in_cfunc = outer

    def signature(self, node: ast.FunctionDef) -> None:
        """Every argument and the result of a C function has a type."""
        if self.around and not decorated(self.around, "cclass"):
            self.refuse(node, f"{node.name} is a @cython.cfunc, but {self.around.name} is no @cython.cclass")
        if node.args.vararg or node.args.kwarg or node.args.kwonlyargs:
            self.refuse(node, f"{node.name}: a @cython.cfunc has plain arguments only")
        for argument in arguments(node)[1 if self.around else 0:]:
            if argument.annotation is None:
                self.refuse(argument, f"{node.name}: {argument.arg} needs a type")
        try:
            if node.returns is None:
                self.refuse(node, f"{node.name} needs the type of its result; None when it gives nothing back")
            elif self.vocabulary.scalar(node.returns) is None:
                self.refuse(node, f"{node.name}: a @cython.cfunc gives back a number, a truth or nothing, no object")
        except Unknown:
            pass  # the speller says it

    def truths(self, node: ast.FunctionDef) -> None:
        """A local that is now a truth and now a number would be an object; so would `b = x == 1 and f()`."""
        typed = {part.target.id for part in ast.walk(node)
                 if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)}
        typed |= {argument.arg for argument in arguments(node)}
        for part in living(node.body):
            if isinstance(part, ast.Assign) and isinstance(part.value, ast.BoolOp) and truth(part.value):
                self.untyped(part, [*map(ast.unparse, part.targets)], typed, "bool")
            elif isinstance(part, ast.AugAssign) and truth(part.value):
                self.untyped(part, [ast.unparse(part.target)], typed, "int")

    def untyped(self, node: ast.stmt, names: list[str], typed: set[str], wanted: str) -> None:
        """Names that need a type here."""
        for name in names:
            if name.isidentifier() and name not in typed:
                self.refuse(node, f"{name} would become an object; say what it is where it begins: {name}: {wanted}")

    # statements and expressions

    def visit(self, node: ast.AST) -> None:
        """What cannot stand in a C function."""
        if self.in_cfunc and isinstance(node, RAISING):
            self.refuse(node, "a @cython.cfunc can neither raise nor catch an error; do that in a def")
        super().visit(node)

    def visit_If(self, node: ast.If) -> None:
        """What the interpreter alone runs may be anything."""
        for part in alive(node):
            self.visit(part)

    def visit_Name(self, node: ast.Name) -> None:
        """Names that are not those of the module when it is joined, or that C cannot hold."""
        if node.id in ("__file__", "__name__"):
            self.refuse(node, f"{node.id} is that of the whole unit; ask a module that is not joined")
        elif self.in_cfunc and node.id in self.vocabulary.objects:
            self.refuse(node, f"{node.id} is {self.vocabulary.objects[node.id]}; a @cython.cfunc knows constants that "
                              "are a number or a tuple of numbers")

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """`row[-1]` of a C row lies before its beginning, `row[3]` beyond the end of one of 3."""
        at, length = folded(node.slice, self.vocabulary.constants), self.length(node.value)
        if at is not None and at < 0 and (self.in_cfunc or length is not None):
            self.refuse(node, f"[{ast.unparse(node.slice)}] lies outside a row of C; count from its beginning")
        elif at is not None and length and at >= length:
            self.refuse(node, f"[{ast.unparse(node.slice)}] lies outside a row of C, which ends with [{length - 1}]")
        self.generic_visit(node)

    def length(self, node: ast.expr) -> int | None:
        """How long a C row is, be it a table or a field; None when this is neither."""
        match node:
            case ast.Name(id=name):
                known = self.vocabulary.constants.get(name)
                return len(known) if isinstance(known, tuple) else None
            case ast.Attribute(value=owner, attr=name):
                mine = self.around and isinstance(owner, ast.Name) and owner.id == "self"
                return self.vocabulary.length(name, self.around.name if self.around and mine else "")
        return None

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """What C computes otherwise."""
        self.divided(node, node.op, node.left, node.right)
        self.shifted(node, node.op, node.left, node.right)
        self.too_wide(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """What C computes otherwise."""
        self.divided(node, node.op, node.target, node.value)
        self.shifted(node, node.op, node.target, node.value)
        self.generic_visit(node)

    def divided(self, node: ast.AST, operator: ast.operator, left: ast.expr, right: ast.expr) -> None:
        """C rounds towards zero, Python down: they differ for negative numbers. Division by 0 ends the process."""
        if isinstance(operator, (ast.FloorDiv, ast.Mod)):
            if folded(right, self.vocabulary.constants) == 0:
                self.refuse(node, "a division by 0: C ends the process where Python raises an error")
            for side in (left, right):
                if (folded(side, self.vocabulary.constants) or 0) < 0:
                    self.refuse(node, f"{ast.unparse(side)} is negative: C rounds towards zero, Python rounds down")

    def shifted(self, node: ast.AST, operator: ast.operator, left: ast.expr, by: ast.expr) -> None:
        """C shifts within 64 bits and by no negative number; outside C functions, a constant may be a long one."""
        if not isinstance(operator, (ast.LShift, ast.RShift)):
            return
        known = self.vocabulary.constants
        places = folded(by, known)
        of_c = self.in_cfunc or folded(left, known) is None
        if of_c and places is not None and places not in range(64):
            self.refuse(node, f"a shift by {places}: C shifts by 0 to 63 places; shift long numbers in a plain module")

    def too_wide(self, node: ast.BinOp) -> None:
        """Constants of 16 bits are C ints, and C computes with them in 32 bits."""
        known = self.vocabulary.constants
        names = [part.id for part in ast.walk(node) if isinstance(part, ast.Name)]
        result = computed(node.op, folded(node.left, known), folded(node.right, known))
        if result is None or not names:
            return
        room = INT if all(known.get(name) in SMALL for name in names) else LONG
        if result not in room:
            self.refuse(node, f"{ast.unparse(node)} is {result}, too wide for C to compute; name it at the top level")


def alive(node: ast.If) -> list[ast.AST]:
    """The parts of an `if` that are compiled."""
    test = ast.unparse(node.test)
    if test in ("not cython.compiled", "TYPE_CHECKING"):
        return [*node.orelse]
    return [node.test, *node.body] if test == "cython.compiled" else [node.test, *node.body, *node.orelse]


def living(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """All nodes that are compiled."""
    for node in body:
        yield node
        parts = alive(node) if isinstance(node, ast.If) else ast.iter_child_nodes(node)
        yield from living([part for part in parts if isinstance(part, ast.stmt)])


def truth(node: ast.expr) -> bool:
    """Whether this is a truth, or `and` or `or` with a truth among its parts."""
    match node:
        case ast.BoolOp(values=parts):
            return any(map(truth, parts))
        case ast.Compare() | ast.UnaryOp(op=ast.Not()) | ast.Constant(value=bool()):
            return True
    return False

