"""The tests of who plays when no person does."""
