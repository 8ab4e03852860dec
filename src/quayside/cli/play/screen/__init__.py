"""The full-screen table: panels of words, framed, coloured, and answered by key, mouse or typing."""
