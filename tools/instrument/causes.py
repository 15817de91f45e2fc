"""(library) What the faults of XLA:CPU, IREE and the official interpreter are that no freedom explains: the words of docs/measured/matrix.md.

Each was found by looking at all elements of the case that are violations. A line is for the backends, ops and types whose names match;
the first line that matches counts.
"""

import re

COMPLEX = r"complex<.*>"
FNUZ = r"f8\w+FNUZ"
# backend, op without its dialect and without `broadcast_`, type (of a conversion: "A to B"), what it is
LINES = [
    # what the specification leaves open
    (r".*", r"compare", FNUZ, "the total order has NaN below all numbers, since its code has the sign bit; the specification does not place the NaN of "
     "a type that has one NaN without a sign"),
    # both compilers, which share the lowering
    (r"XLA|IREE", r"compare|maximum|minimum|clamp", COMPLEX, "imaginary parts are not compared where real parts are equal"),
    (r"XLA|IREE", r"power", r"u?i\d+", "an exponent counts modulo 64, and one of an unsigned type from half of its range on as negative"),
    (r"XLA|IREE", r"sign", COMPLEX, "a number with subnormal parts is its own sign: its magnitude counts as zero"),
    (r"XLA|IREE", r"atan2", COMPLEX, "made of logarithm and square root, which overflow, divide zero by zero and cancel"),
    (r"XLA|IREE", r"power", COMPLEX, "made of logarithm and exponential in the type itself, so that errors grow with the size of the exponent, and of steps that overflow"),
    (r"XLA|IREE", r"multiply|square", COMPLEX, "a product on the way is subnormal and counts as zero"),
    (r"XLA|IREE", r"next_after", FNUZ, "the step from the smallest negative number gives zero with the sign bit, whose code is NaN"),
    (r"XLA|IREE", r"next_after", r"f64|f32|bf16", "two subnormals count as equal, so that the second operand is the result"),
    (r"XLA|IREE", r"asin", r"bf16", "half of the operand, a step on the way, is subnormal and counts as zero"),
    (r"XLA|IREE", r"polygamma", r"(?!f8E8).*", "the factorial overflows: NaN; other values for negative operands"),
    (r"XLA|IREE", r"zeta", r"(?!f8E8).*", "NaN for large and infinite operands; other values for negative ones"),
    (r"XLA|IREE", r"(acos|acosh|asin|asinh)", COMPLEX, "the sign of a part that is -0 or a negative subnormal is not looked at"),
    (r"XLA|IREE", r"(atan|atanh)", COMPLEX, "subnormal parts, and steps that are subnormal, count as zero beside a pole, and the sign of a negative subnormal is not looked at"),
    (r"XLA|IREE", r"_asin_acos_kernel", COMPLEX, "a product on the way is subnormal and counts as zero"),
    # XLA
    (r"XLA", r"convert", r".* to f8E8M0FNU", "around 2^-127, which is subnormal in f32: NaN, or 2^-126 where 2^-127 is nearer"),
    (r"XLA", r"convert", r"f8E8M0FNU to i1", "2^-127, which is subnormal in f32, counts as zero"),
    (r"XLA", r"next_after", r"f8E8M0FNU", "goes the other way: the top bit of a code counts as a sign"),
    (r"XLA", r".*", r"f8E8M0FNU", "2^-127 is subnormal in f32, in which XLA computes, and counts as zero, which the type lacks"),
    (r"XLA", r"convert", r"f4E2M1FN to .*", "6, the largest number, is taken for an infinity"),
    (r"XLA", r"is_(pos_|neg_)?inf", r"f4E2M1FN", "zero is taken for an infinity"),
    (r"XLA", r"popcnt", r"u?i4", "counts the bits of the number extended to eight bits"),
    (r"XLA", r"mulhi", r"u?i4", "the upper half of a product of four bits is zero"),
    (r"XLA", r"reduce_precision", FNUZ, "the exponents of the type are one lower than those of the formats of IEEE 754"),
    (r"XLA", r"cbrt", r".*", "every subnormal operand has the same cube root, -5.6e-16"),
    (r"XLA", r"power", r"f64|f32|bf16", "1 to the power NaN, and NaN to the power 0, are NaN; powers of subnormals have the wrong size"),
    (r"XLA", r"atan2", r"f64", "a positive subnormal over a negative number gives -pi"),
    (r"XLA", r"atan2", r".*", "NaN if both operands are subnormal"),
    (r"XLA", r"log_plus_one", r"f64", "off by up to 110 units around -0.41"),
    (r"XLA", r"atanh", r"f64", "off by up to 127 units around 0.41"),
    (r"XLA", r"asin", r"f32", "half of the operand, a step on the way, is subnormal and counts as zero"),
    (r"XLA", r"sort", r"u?i2", "no permutation of the operand: numbers of two bits are read from other places"),
    (r"XLA", r"erf_inv", r"f64|f32", "off by up to 20 units around 0.64; subnormals count as zero"),
    (r"XLA", r"erfc", r"f64", "off by up to 194 units from 14 on"),
    (r"XLA|IREE", r"lgamma", r"f32", "an error of up to 5e-7 around the zeros at 1 and 2, and of 20 units elsewhere"),
    (r"XLA|IREE", r"(cosh|sinh)", r"f64|f32", "off by up to 500 units in f64 and 23 in f32 for results near the largest number"),
    (r"XLA", r"log", COMPLEX, "the angle of two subnormal parts is NaN in f32 and half of pi in f64; that of a negative number and a positive subnormal "
     "is -pi in f64; digits cancel near the magnitude 1"),
    (r"XLA", r"(sqrt|rsqrt|log_plus_one)", COMPLEX, "subnormal parts count as zero, and the sign of -0 and of a negative subnormal is not looked at; digits cancel near the magnitude 1"),
    (r"XLA", r"exponential_minus_one", COMPLEX, "the cosine is taken from one, so that digits cancel; overflows on the way"),
    (r"XLA", r"(sine|sinh|cosh|cosine)", COMPLEX, "a difference of exponentials, whose digits cancel for small operands; overflows on the way"),
    (r"XLA", r"(tan|tanh)", COMPLEX, "digits cancel near a pole"),
    (r"XLA", r"divide", COMPLEX, "overflows on the way; subnormals on the way count as zero"),
    # IREE
    (r"IREE", r"convert", r".*f8E8M0FNU.*", "cut in place of rounded; the top bit of a code counts as a sign, and negative numbers lose theirs"),
    (r"IREE", r"convert", r"f8E4M3FN to .*", "the NaN 0xFF is taken for -480"),
    (r"IREE", r"convert", r".* to u?i\d+", "NaN and numbers beyond the range of the integer type are not saturated, about which the specification says nothing yet"),
    (r"IREE", r"(dynamic_)?iota", r"f8E8M0FNU", "the integers are taken for codes"),
    (r"IREE", r"imag", r"f8E8M0FNU", "2^-127 in place of NaN, for zero, which the type lacks"),
    (r"IREE", r"is_finite", r".*", "numbers of a type without infinities are taken for infinities"),
    (r"IREE", r".*", r"f8E8M0FNU", "the top bit of a code counts as a sign, so that numbers from 2 on are negative; the NaN 0xFF is a number"),
    (r"IREE", r"sort", r".*", "equal keys change places, although is_stable is true"),
    (r"IREE", r"power", r"(?!complex).*", "NaN for negative numbers, also to whole exponents, and for zero and 1 to powers that are 1"),
    (r"IREE", r"cbrt", r"(?!f8E4M3FN).*", "NaN for infinities, and off by 10 units in f32"),
    (r"IREE", r"atan2", r"(?!complex).*", "NaN for two zeros and two infinities; pi for -0 or a quotient that underflows over a negative number, where -pi is right"),
    (r"IREE", r".*", r"f8E4M3FN", "the NaN 0xFF is taken for -480"),
    (r"IREE", r".*", FNUZ, "a negative number that rounds to the smallest normal one is zero"),
    (r"IREE", r".*", r"i1", "true and true is false: sums are modulo 2"),
    (r"IREE", r"top_k", r"u?i\d+|f8.*", "the places of equal numbers are not in order"),
    (r"IREE", r"digamma", r".*", "minus infinity at zero, for which nothing is stated; far off for small negative numbers, and subnormals count as zero"),
    (r"IREE", r"erf", r".*", "a product on the way is subnormal and counts as zero"),
    (r"IREE", r"abs", COMPLEX, "squares overflow from 1.8e19 on"),
    (r"IREE", r"divide", COMPLEX, "the square of a magnitude on the way overflows, underflows and is zero"),
    (r"IREE", r"(sqrt|rsqrt|log|log_plus_one)", COMPLEX, "the sign of -0 and of subnormals is not looked at; steps overflow; NaN at zero"),
    (r"IREE", r"(asin|acos|atan)", r".*", "off by up to 40 units; half of a small operand is subnormal and counts as zero"),
    (r"IREE", r"(sine|cosine|tan)", r"(?!complex).*", "large operands are not reduced, and give infinities; errors of 6e-8 stay where the result is smaller"),
    (r"IREE", r".*", COMPLEX, "made of sines and cosines that do not reduce large operands; steps overflow, and digits cancel"),
    # the official interpreter
    (r"Official", r".*", r"(.* to )?f8E8M0FNU( to .*)?", "zero, negative numbers and NaN, which the type lacks or has one code for, become numbers of it"),
    (r"Official", r"ceil|floor|round_nearest_(afz|even)", r"f8E3M4|f6E2M3FN", "NaN for numbers that have a fraction"),
    (r"Official", r"compare", r".*", "TOTALORDER is ignored"),
    (r"Official", r"convolution", r".*", "products and sums are made in the type of the operands, and not of the result"),
    (r"Official", r"convert", r"complex<.*> to f[46].*", "infinities and NaN become zero in a type that has neither, about which the specification says nothing"),
    (r"Official", r"reduce_precision", r".*", "NaN becomes zero"),
    (r"Official", r"power", r"f64", "1 to the power NaN, and NaN to the power 0, are NaN"),
    (r"Official", r"power", COMPLEX, "NaN for 0 to the power 0; made of logarithm and exponential, so that errors grow with the size of the exponent"),
    (r"Official", r"sign", COMPLEX, "divides by a magnitude that is subnormal or overflows"),
    (r"Official", r"exponential_minus_one|log_plus_one", COMPLEX, "one is subtracted or added, so that the digits of small numbers are lost; the sign of -0 is not looked at"),
    (r"Official", r"cbrt", COMPLEX, "made of a power and a cosine and sine: overflows on the way, and is off by 12 units"),
    (r"Official", r"atan2", COMPLEX, "made of logarithm and square root, which overflow, divide zero by zero and cancel"),
    (r"Official", r"divide", COMPLEX, "overflows on the way"),
    (r"Official", r"rsqrt", COMPLEX, "the sign of -0 is not looked at; a small part is lost"),
]


def cause(backend, op, types, rung):
    """What a fault is, in words; None if nobody has looked into it."""
    if rung == "invalid":
        return "the result has another type than the program states"
    plain = op.partition(".")[2].removeprefix("broadcast_")
    for name, ops, kinds, text in LINES:
        if re.match(name, backend) and re.fullmatch(ops, plain) and re.fullmatch(kinds, types):
            return text
    return None
