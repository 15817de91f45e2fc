"""What other implementations make of the small floats."""
