"""Models of the operations in exact arithmetic, and other implementations as oracles."""
