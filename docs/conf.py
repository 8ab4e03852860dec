"""How Sphinx builds these pages: `python -m sphinx -W -b html docs build/docs`."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
os.environ["QUAYSIDE_INTERPRETED"] = "1"  # autodoc reads signatures and docstrings off the Python source
sys.path.insert(0, str(ROOT / "src"))

import quayside  # noqa: E402  # after the path is set

project = "Quayside"
author = "The Quayside authors"
project_copyright = "The Quayside authors"
version = release = quayside.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
myst_heading_anchors = 3
nitpicky = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": False, "show-inheritance": True}

html_theme = "alabaster"
html_title = f"Quayside {version}"
html_static_path = ["_static"]
html_css_files = ["quayside.css"]
html_show_sphinx = False
html_show_sourcelink = False
html_sidebars = {"**": ["about.html", "navigation.html", "searchbox.html"]}
html_theme_options = {
    "description": "Harbour board games: play, study and research them",
    "fixed_sidebar": True,
    "page_width": "1080px",
    "sidebar_width": "250px",
}
