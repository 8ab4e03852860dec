"""What every game shares: layout, decisions, positions, records and words."""
