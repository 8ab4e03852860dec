"""Join the modules of a unit into one source for Cython, so that verbs inline and constants fold."""

from collections.abc import Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from importlib.metadata import version
from pathlib import Path
from typing import Final

from compile import constants, values
from compile.dialect import Dialect
from compile.imports import Imports
from compile.names import Names
from compile.refusal import Refused, Troubles
from compile.sources import Source, bases_of, decorated
from compile.spell import Speller
from compile.units import SHARED, SHARED_UNIT, Unit
from compile.vocabulary import Vocabulary, fields

# Without auto_pickle: an object is pickled by its own `__reduce__`; what Cython would write is a third of the C.
DIRECTIVES: Final = ("language_level=3", "infer_types=True", "cdivision=True", "initializedcheck=False",
                     "auto_pickle=False", "warn.unreachable=False")
SHARED_DECLARATIONS: Final = SHARED_UNIT.replace(".", "/") + ".pxd"


def join(unit: Unit, root: Path) -> dict[str, str]:
    """The sources of a unit as Cython reads them, by their place in the unit's folder.

    Raises Refused, naming file and line, when a module says what the dialect does not know.
    """
    sources = ordered(unit.sources(root))
    shared = Source.read(root, SHARED)
    found = values.read(root, [source.name for source in sources])
    vocabulary = Vocabulary.of(sources, shared, found, unit.position)
    known = vocabulary.constants
    troubles = Troubles()
    Names(sources, found.constants, vocabulary, troubles).check()
    Imports(root, sources, vocabulary, troubles).check()
    spelled = spelled_out(sources, vocabulary, troubles)
    if not unit.position:
        return {**joined(unit, known, [], spelled), SHARED_DECLARATIONS: declarations(shared, vocabulary)}
    return joined(unit, known, [cimport(shared), *forward(sources)], spelled)


def ordered(sources: Sequence[Source]) -> list[Source]:
    """Each module after those that it imports."""
    by_name = {source.name: source for source in sources}
    graph = {source.name: sorted({name for name, _ in source.imports() if name in by_name}) for source in sources}
    try:
        return [by_name[name] for name in TopologicalSorter(graph).static_order()]
    except CycleError as error:
        cycle = error.args[1]
        raise Refused([f"{by_name[cycle[0]].path}:1: joined modules import each other: {', '.join(cycle)}"]) from None


def spelled_out(sources: Sequence[Source], vocabulary: Vocabulary, troubles: Troubles) -> dict[str, str]:
    """Every module spelled out, by its place; Refused when anything is wrong with any of them."""
    for source in sources:
        Dialect(source, vocabulary, troubles).check()
    spelled = {place(source): Speller(source, vocabulary, troubles).spelled() for source in sources}
    troubles.settle()
    return spelled


def place(source: Source) -> str:
    """Where a spelled module lies in the unit's folder."""
    return source.name.replace(".", "/") + ".pxi"


def joined(unit: Unit, known: Mapping[str, values.Value], types: list[str],
           spelled: Mapping[str, str]) -> dict[str, str]:
    """The files of a unit: one that includes the others."""
    lines = [
        f"# Cython {version('Cython')}",
        f"# cython: {', '.join(DIRECTIVES)}",
        f'"""{unit.name}, joined by the compile step."""',
        "import cython",
        *constants.declared(known),
        *types,
        *(f'include "{name}"' for name in spelled),
    ]
    return {f"{unit.name}.pyx": "\n".join(lines) + "\n", **spelled}


def cimport(shared: Source) -> str:
    """The shared types, with their C fields."""
    return f"from {SHARED_UNIT} cimport {', '.join(node.name for node in shared.cclasses())}"


def forward(sources: Sequence[Source]) -> list[str]:
    """All classes with C fields, declared before the first is used; each after its base."""
    nodes = {node.name: node for source in sources for node in source.cclasses()}
    bases = {name: bases_of(node) for name, node in nodes.items()}
    graph = {name: [base for base in of if base in nodes] for name, of in bases.items()}
    return [f"cdef class {name}" + "".join(f"({base})" for base in bases[name])
            for name in TopologicalSorter(graph).static_order()]


def declarations(shared: Source, vocabulary: Vocabulary) -> str:
    """The shared types with their C fields, as every unit knows them."""
    lines = ["cimport cython"]
    for node in shared.cclasses():
        lines += ["@cython.final"] if decorated(node, "final") else []
        lines += [f"cdef class {node.name}:", "    pass"]
        lines += [f"    {vocabulary.field(annotation, name)}" for name, annotation in fields(node)]
    return "\n".join(lines) + "\n"
