"""How long programs take, beside peers and as sizes grow."""
