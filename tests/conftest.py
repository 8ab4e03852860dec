"""What all tests share: the pilot game is known, and which rules run is said."""

import pytest

import quayside

from .properties import tables


def pytest_report_header() -> str:
    """Interpreted rules run 150 times slower, so nobody should wonder which ones did."""
    how = "compiled" if quayside.compiled else "interpreted"
    return f"quayside: the rules run {how}; games {', '.join(tables.NAMES)}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The soak takes minutes: it runs when it is asked for by its marker."""
    if "soak" not in (config.getoption("markexpr") or ""):
        skip = pytest.mark.skip(reason="takes minutes; ask for it with -m soak")
        for item in items:
            if item.get_closest_marker("soak"):
                item.add_marker(skip)
