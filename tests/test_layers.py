"""Imports point one way: core, games, bots, arena and envs, server, web and cli; for mypy alone too."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import quayside

PACKAGE = Path(quayside.__file__).parent
LAYERS = {"core": 0, "games": 1, "bots": 2, "arena": 3, "envs": 3, "server": 4, "web": 5, "cli": 5}
JOINED_TREE = "quayside.bots.search"  # each game's unit has the tree search in it, so a game hands it to the core
HTTP = {"http", "socketserver", "starlette", "uvicorn", "fastapi", "httpx", "aiohttp", "flask", "requests", "urllib3",
        "websockets", "asgiref", "h11", "werkzeug", "jinja2"}


def modules() -> list[Path]:
    """All modules of the package but the public face itself."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path != PACKAGE / "__init__.py"]


def name_of(path: Path) -> str:
    """What the module is imported as."""
    parts = ("quayside", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Every module that this one imports anywhere: at the top, in functions, for mypy alone."""
    package = name_of(path) if path.name == "__init__.py" else name_of(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            head = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*head, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def layer(module: str) -> str:
    """The part of the package that a module belongs to; empty outside of it."""
    parts = module.split(".")
    return parts[1] if parts[0] == "quayside" and len(parts) > 1 and parts[1] in LAYERS else ""


def game(module: str) -> str:
    """The game that a module belongs to; empty for the others."""
    parts = module.split(".")
    return parts[2] if layer(module) == "games" and len(parts) > 2 else ""


def ours(path: Path) -> Iterator[str]:
    """What a module imports of our own layers."""
    return (module for module in imports(path) if layer(module))


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_imports_point_one_way(path: Path) -> None:
    """A module imports from its own layer and from those below it; but a game hands out the search joined into it."""
    own = layer(name_of(path))
    for module in ours(path):
        if own == "games" and module.startswith(JOINED_TREE) and path.name == "__init__.py":
            continue
        assert not own or LAYERS[layer(module)] <= LAYERS[own], f"{name_of(path)} imports {module}"
        if own in ("arena", "envs"):
            assert layer(module) not in {"arena", "envs"} - {own}, f"{name_of(path)} imports {module}"


@pytest.mark.parametrize("path", [path for path in modules() if layer(name_of(path)) == "core"], ids=name_of)
def test_the_core_knows_no_game(path: Path) -> None:
    """No module of the core imports a game, for mypy either; only the registry writes their names, as strings."""
    assert not [module for module in imports(path) if module.startswith(("quayside.games", "quayside._engine."))
                and not module.startswith("quayside._engine.shared")]
    if path.name != "registry.py":
        strings = [node.value for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                   if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        assert not [text for text in strings if "quayside.games." in text]


@pytest.mark.parametrize("path", [path for path in modules() if game(name_of(path))], ids=name_of)
def test_no_game_knows_another(path: Path) -> None:
    """A game imports the core and its own modules."""
    assert {game(module) for module in imports(path)} <= {"", game(name_of(path))}


@pytest.mark.parametrize("path", [path for path in modules() if LAYERS.get(layer(name_of(path)), 5) < LAYERS["server"]],
                         ids=name_of)
def test_nothing_below_the_server_knows_http(path: Path) -> None:
    """Only the server and what stands on it import anything that speaks HTTP."""
    assert not {module.partition(".")[0] for module in imports(path)} & HTTP
    assert not [module for module in imports(path) if module.startswith("urllib.request")]


def test_every_part_of_the_package_has_its_layer() -> None:
    """A new folder of the package must find its place among the layers."""
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert folders - set(LAYERS) <= {"_engine"}


def test_the_registry_names_games_that_exist() -> None:
    """The core's one list of games, written as strings, names packages with a KIT."""
    from importlib import import_module

    from quayside.core.registry import GAMES

    assert all(import_module(module).KIT.name == name for name, module in GAMES.items())
