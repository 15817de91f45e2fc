"""Comparisons of whole programs with other implementations."""
