"""Models whose weights take gigabytes: weights in safetensors files, programs, and measurements."""
