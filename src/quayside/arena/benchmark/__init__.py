"""How `quayside bench` measures: what, beside whom, in which environments, and what was found."""
