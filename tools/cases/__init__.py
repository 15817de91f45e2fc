"""The programs of tests/interpret and examples, with their expected values."""
