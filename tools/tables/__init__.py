"""Tables of expected values, and coefficients, that tests and sources rest on."""
