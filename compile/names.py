"""What is refused about names: joined modules share one namespace, and what is in capitals is settled at build."""

import ast
import builtins
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from compile.constants import DoesNotFit, type_of
from compile.refusal import Troubles
from compile.sources import Binding, Source, bases_of, decorated, statements, stored
from compile.units import CHANCE, GAMES, SHARED
from compile.values import Value
from compile.vocabulary import Vocabulary

BUILTINS: Final = frozenset(vars(builtins))


@dataclass(frozen=True)
class Names:
    """The names at the top level of a unit's modules."""

    sources: Sequence[Source]
    values: Mapping[str, Mapping[str, Value]]  # the constants of each module
    vocabulary: Vocabulary
    troubles: Troubles

    def check(self) -> None:
        """Look at every module alone, then at what several of them bind."""
        for source in self.sources:
            self.assignments(source)
            self.sizes(source)
            self.classes(source)
        self.one_name_one_thing()

    def assignments(self, source: Source) -> None:
        """A constant is assigned once, alone, at the top level; the only type variable is P."""
        assigned: set[str] = set()
        for node in statements(source.tree.body):
            for name in stored(node):
                if name.isupper() and name in assigned:
                    self.troubles.add(source.path, node, f"{name} is given a second value; a constant has one")
                elif name.isupper() and not (node in source.tree.body and alone(node)):
                    self.troubles.add(source.path, node, f"{name}: a constant is declared at the top level, in a "
                                                         "statement of its own, not inside another nor by unpacking")
                elif is_type_variable(node) and name not in self.vocabulary.stands_for:
                    self.troubles.add(source.path, node, f"{name}: the one type variable is P, the game's position")
                assigned.add(name)

    def sizes(self, source: Source) -> None:
        """C can hold every constant."""
        for name, value in self.values[source.name].items():
            try:
                type_of(value if isinstance(value, tuple) else [value])
            except DoesNotFit as why:
                self.troubles.add(source.path, source.bindings[name].line, f"{name}: {why}")

    def classes(self, source: Source) -> None:
        """C fields come with one base; a class that nothing derives from is final, so that calls inline."""
        bases = {base for of in self.sources for node in of.cclasses() for base in bases_of(node)}
        for node in source.cclasses():
            if len(bases_of(node)) > 1:
                self.troubles.add(source.path, node, f"{node.name}: a class with C fields has one base, not "
                                                     f"{' and '.join(bases_of(node))}")
            if source.name.startswith(GAMES) and node.name not in bases and not decorated(node, "final"):
                self.troubles.add(source.path, node, f"{node.name}: nothing derives from it; write @cython.final")

    def one_name_one_thing(self) -> None:
        """A name means the same in all joined modules, and what Python means by it where that is something."""
        first: dict[str, tuple[Source, Binding]] = {}
        for source in self.sources:
            for name, binding in source.bindings.items():
                other, known = first.setdefault(name, (source, binding))
                if self.thing(other, known) != self.thing(source, binding):
                    self.troubles.add(source.path, binding.line, f"{name} is something else in {other.path.name}:"
                                                                 f"{known.line}; joined modules share their names")
                if name in BUILTINS and binding.origin == (source.name, name) and not name.startswith("__"):
                    self.troubles.add(source.path, binding.line, f"{name} would hide Python's own from joined modules")

    def thing(self, source: Source, binding: Binding) -> object:
        """What a binding stands for: equal for the same thing."""
        name = binding.name
        if name.startswith("__") or name == "_":
            return None
        if source.name == CHANCE and name in self.vocabulary.shared:
            return SHARED, name  # a stand-in for the interpreter: the shared types need this module, not it them
        return self.values[source.name].get(name, self.origin(binding.origin))

    def origin(self, origin: tuple[str, str]) -> tuple[str, str]:
        """Where a name really comes from, when a joined module hands it on."""
        for source in self.sources:
            if source.name == origin[0] and origin[1] in source.bindings:
                further = source.bindings[origin[1]].origin
                return further if further == origin else self.origin(further)
        return origin


def alone(node: ast.stmt) -> bool:
    """Whether this assigns to one name."""
    if isinstance(node, ast.Assign):
        return len(node.targets) == 1 and isinstance(node.targets[0], ast.Name)
    return isinstance(node, ast.AnnAssign)


def is_type_variable(node: ast.stmt) -> bool:
    """Whether this makes a type variable."""
    return isinstance(node, ast.Assign) and ast.unparse(node.value).startswith(("TypeVar(", "typing.TypeVar("))
