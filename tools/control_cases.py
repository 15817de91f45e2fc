def files(oracle): return {}
