#!/usr/bin/env python3
"""Compares the `p3109` presets with gfloat: every bf16 code to the 8- and 6-bit formats of IEEE P3109.

Values below zero are left out for unsigned formats: gfloat hands them on as they are.

    check_p3109.py BINARY

gfloat rounds with and without saturation, as `p3109-satfinite` and `p3109` do.
"""

import argparse
import csv
import struct
import subprocess
import sys

from gfloat import RoundMode, encode_float, round_float
from gfloat.formats import format_info_p3109
from gfloat.types import Domain, Signedness

POLICIES = {"p3109": False, "p3109-satfinite": True}


def formats():
    for width in (6, 8):
        for precision in range(1, width):
            for sign, signedness in (("s", Signedness.Signed), ("u", Signedness.Unsigned)):
                for end, domain in (("e", Domain.Extended), ("f", Domain.Finite)):
                    info = format_info_p3109(width, precision, signedness, domain)
                    yield f"k{width}p{precision}{sign}{end}", info


def expected(info, value, saturate):
    """gfloat's code, or None where it has none."""
    try:
        return encode_float(info, round_float(info, value, RoundMode.TiesToEven, saturate))
    except ValueError:
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    options = parser.parse_args()
    compared = differ = 0
    for name, info in formats():
        flags = [flag for policy in POLICIES for flag in ("--policy", policy)]
        command = [options.binary, "convert", "--table", "--from", "bf16", "--to", name, *flags]
        table = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        for row in list(csv.reader(table.splitlines()))[1:]:
            code = int(row[0], 16)
            value = struct.unpack("<f", struct.pack("<I", code << 16))[0]
            if "u" in name and code >> 15:
                continue
            for column, (policy, saturate) in zip(range(2, len(row), 2), POLICIES.items(), strict=True):
                code_of_gfloat = expected(info, value, saturate)
                if code_of_gfloat is None:
                    continue
                compared += 1
                if code_of_gfloat != int(row[column], 16):
                    differ += 1
                    if differ <= 20:
                        print(f"{name} {policy} {value} ({row[0]}): gfloat {code_of_gfloat:#x}, ours {row[column]}")
    print(f"{compared} compared, {differ} differ")
    sys.exit(differ > 0)


if __name__ == "__main__":
    main()
