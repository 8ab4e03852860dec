"""The tests of what every game shares."""
