"""Oracles, generators and measurements. `python -m tools.PACKAGE.SCRIPT` runs one from the repository's root."""
