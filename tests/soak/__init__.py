"""Many random games with their invariants checked: run by `python -m tests.soak` or by the marker `soak`."""
