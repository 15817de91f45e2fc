"""Programs with the values that simulated and real devices give, to try the judge on."""
