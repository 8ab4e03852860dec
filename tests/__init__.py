"""The tests of Quayside; they mirror the package."""
