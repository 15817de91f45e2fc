"""Writes crates/instrument/src/shadow/pairs/whole_tests.txt: exact results of whole ops on f64, by mpmath.

Each line has the name of a program of crates/instrument/src/shadow/pairs/whole_tests.rs, its operands with their shapes, and the numbers of its
results, each as the sum of two f64.

    python tools/tables/pair_ops.py > crates/instrument/src/shadow/pairs/whole_tests.txt
"""

import math

from mpmath import mp, mpc, mpf

mp.prec = 400


def pair(value):
    high = float(value)
    return f"{high!r} {float(mpf(value) - mpf(high))!r}"


def line(name, operands, results):
    written = [f"{'x'.join(map(str, shape))}: {' '.join(map(repr, values))}" for shape, values in operands]
    print(name, "|", "; ".join(written), "|", " ".join(map(pair, results)))


def some(count, seed):
    """Numbers with full significands that look alike on every machine."""
    return [math.fmod(0.7548776662466927 * (seed + k + 1), 1.0) - 0.4 for k in range(count)]


def exact(values):
    return list(map(mpf, values))


def dft(numbers, sign=-1):
    size = len(numbers)
    root = [mp.expjpi(mpf(2 * sign * k) / size) for k in range(size)]
    return [sum(numbers[j] * root[j * k % size] for j in range(size)) for k in range(size)]


def flat(numbers):
    return [part for number in numbers for part in (number.real, number.imag)]


def transforms():
    for size in (6, 8, 67):
        real, imaginary = some(size, 3), some(size, 50)
        numbers = [mpc(re, im) for re, im in zip(real, imaginary)]
        operands = [([size], real), ([size], imaginary)]
        line(f"fft{size}", operands, flat(dft(numbers)))
        if size == 6:
            line("ifft6", operands, flat([number / size for number in dft(numbers, 1)]))
    rows = some(12, 20)
    matrix = [[mpc(rows[4 * r + c]) for c in range(4)] for r in range(3)]
    lines = [dft(row)[:3] for row in matrix]
    columns = [dft([lines[r][c] for r in range(3)]) for c in range(3)]
    line("rfft", [([3, 4], rows)], flat([columns[c][r] for r in range(3) for c in range(3)]))
    real, imaginary = some(4, 9), some(4, 90)
    half = [mpc(re, im) for re, im in zip(real, imaginary)]
    whole = [mpc(half[0].real), half[1], half[2], half[3], half[3].conjugate(), half[2].conjugate(), half[1].conjugate()]
    line("irfft", [([4], real), ([4], imaginary)], [number.real / 7 for number in dft(whole, 1)])


def linear():
    a = [4.1, 0.0, 0.0, 1.3, 5.2, 0.0, -0.7, 0.9, 3.3]
    m = [exact(a[3 * r:3 * r + 3]) for r in range(3)]
    l = [[mpf(0)] * 3 for _ in range(3)]
    for r in range(3):
        for c in range(r + 1):
            value = m[r][c] - sum(l[r][k] * l[c][k] for k in range(c))
            l[r][c] = mp.sqrt(value) if r == c else value / l[c][c]
    line("cholesky", [([3, 3], a)], sum(l, []))
    b = [0.1, 0.2, 0.3, 0.7, -0.6, 1.1]
    x = [[mpf(0)] * 2 for _ in range(3)]
    for c in range(2):
        for r in range(3):
            x[r][c] = (mpf(b[2 * r + c]) - sum(m[r][k] * x[k][c] for k in range(r))) / m[r][r]
    line("solve", [([3, 3], a), ([3, 2], b)], sum(x, []))


def normalizations():
    x, scale, offset = some(8, 1), [1.1, 0.7], [0.1, -0.2]
    mean, variance, gradient = [0.05, -0.15], [0.3, 0.2], some(8, 33)
    # of 4x2 elements the second dimension is that of the features
    columns = [exact(x[f::2]) for f in range(2)]
    epsilon = mpf(2) ** -10

    def normalized(f, value, mu, var):
        return mpf(scale[f]) * (value - mu) / mp.sqrt(var + epsilon) + mpf(offset[f])

    features = [([2], it) for it in (scale, offset)]
    moments = [([2], it) for it in (mean, variance)]
    found = [[normalized(f, v, mpf(mean[f]), mpf(variance[f])) for v in columns[f]] for f in range(2)]
    line("inference", [([4, 2], x), *features, *moments], [found[f][r] for r in range(4) for f in range(2)])
    mu = [sum(column) / 4 for column in columns]
    var = [sum((v - mu[f]) ** 2 for v in columns[f]) / 4 for f in range(2)]
    found = [[normalized(f, v, mu[f], var[f]) for v in columns[f]] for f in range(2)]
    line("training", [([4, 2], x), *features], [found[f][r] for r in range(4) for f in range(2)] + mu + var)
    grads = [exact(gradient[f::2]) for f in range(2)]
    operand, by_scale, by_offset = [[None] * 2 for _ in range(4)], [], []
    for f in range(2):
        centered = [v - mpf(mean[f]) for v in columns[f]]
        deviation = mp.sqrt(mpf(variance[f]) + epsilon)
        total = sum(grads[f])
        weighted = sum(g * c for g, c in zip(grads[f], centered))
        by_scale.append(sum(g * c / deviation for g, c in zip(grads[f], centered)))
        by_offset.append(total)
        for r in range(4):
            inner = 4 * grads[f][r] - total - weighted * centered[r] / (mpf(variance[f]) + epsilon)
            operand[r][f] = mpf(scale[f]) / deviation / 4 * inner
    operands = [([4, 2], x), ([2], scale), *moments, ([4, 2], gradient)]
    line("gradient", operands, sum(operand, []) + by_scale + by_offset)


def bodies():
    x, y, start = some(6, 5), some(6, 70), [0.1]
    # a body of two ops: the sum of squares
    total = mpf(start[0])
    for value in exact(x):
        total += value * value
    line("squares", [([6], x), ([], start)], [total])
    windows = [mpf(start[0]) + sum(v * v for v in exact(x[at:at + 2])) for at in range(5)]
    line("window_squares", [([6], x), ([], start)], windows)
    # two accumulators: a sum, and a sum of products with the other input
    line("two_sums", [([6], x), ([6], y), ([], start)],
         [mpf(start[0]) + sum(exact(x)), mpf(start[0]) + sum(a * b for a, b in zip(exact(x), exact(y)))])
    found = exact(x)
    for place, value in zip([1, 4, 1], exact(y[:3])):
        found[place] += value
    line("scatter", [([6], x), ([3], y[:3])], found)
    found = exact(x)
    for place, value in zip([1, 4, 1], exact(y[:3])):
        found[place] = mpf(0.3) * found[place] + value
    line("scatter_scaled", [([6], x), ([3], y[:3]), ([], [0.3])], found)
    largest = [x[2 * k:2 * k + 2].index(max(x[2 * k:2 * k + 2])) + 2 * k for k in range(3)]
    found = [mpf(start[0])] * 6
    for place, value in zip(largest, exact(y[:3])):
        found[place] += value
    line("select_and_scatter", [([6], x), ([3], y[:3]), ([], start)], found)
    line("map", [([6], x), ([6], y)], [mp.exp(a) * b for a, b in zip(exact(x), exact(y))])


def convolved(x, k, groups, batch_groups):
    """Of x[batch][place][feature] and k[place][input][output]: stride 2, padding 1 and 2, gaps of 1 between elements of x."""
    batches, size = len(x), len(x[0])
    width, inputs, outputs = len(k), len(k[0]), len(k[0][0])
    padded = 2 * size - 1 + 3
    places, of_group = (padded - width) // 2 + 1, outputs // (groups * batch_groups)
    result = []
    for b in range(batches // batch_groups):
        for p in range(places):
            for o in range(outputs):
                group, total = o // of_group, mpc(0)
                batch = b + (group * (batches // batch_groups) if batch_groups > 1 else 0)
                first = group * inputs if groups > 1 else 0
                for w in range(width):
                    at = 2 * p + w - 1
                    if 0 <= at < 2 * size - 1 and at % 2 == 0:
                        total += sum(x[batch][at // 2][first + i] * k[w][i][o] for i in range(inputs))
                result.append(total)
    return result


def nested(values, *sizes):
    if len(sizes) == 1:
        return list(values)
    step = len(values) // sizes[0]
    return [nested(values[k * step:(k + 1) * step], *sizes[1:]) for k in range(sizes[0])]


def windows():
    x, k, z = some(40, 2), some(36, 60), some(40, 300)
    exact_x = nested([mpc(v) for v in x], 2, 5, 4)
    grouped = convolved(exact_x, nested([mpc(v) for v in k], 3, 2, 6), 2, 1)
    line("conv_groups", [([2, 5, 4], x), ([3, 2, 6], k)], [number.real for number in grouped])
    kernel = some(48, 60)
    batches = convolved(exact_x, nested([mpc(v) for v in kernel], 3, 4, 4), 1, 2)
    line("conv_batches", [([2, 5, 4], x), ([3, 4, 4], kernel)], [number.real for number in batches])
    numbers = nested([mpc(a, b) for a, b in zip(x, z)], 2, 5, 4)
    found = convolved(numbers, nested([mpc(a, -a) for a in kernel], 3, 4, 4), 1, 1)
    line("conv_complex", [([2, 5, 4], x), ([2, 5, 4], z), ([3, 4, 4], kernel)], flat(found))
    row = exact(x[:6])
    padded = [mpf(0.1)] + row + [mpf(0.1)] * 2
    sums = [mpf(0.1) + sum(padded[at:at + 3]) for at in range(0, 7, 2)]
    products = [mp.fprod([mpf(0.1)] + padded[at:at + 3]) for at in range(0, 7, 2)]
    line("window_sums", [([6], x[:6]), ([], [0.1])], sums)
    line("window_products", [([6], x[:6]), ([], [0.1])], products)


def labelled():
    a, b = some(6, 8), some(6, 88)
    rows, columns = nested(exact(a), 2, 3), nested(exact(b), 3, 2)
    line("einsum", [([2, 3], a), ([3, 2], b)],
         [sum(rows[i][k] * columns[k][j] for k in range(3)) for i in range(2) for j in range(2)])
    line("unary_einsum", [([2, 3], a)], [sum(row) for row in rows])
    squares = sorted((v * v for v in exact(a)), reverse=True)
    line("top_k", [([6], a)], squares[:3])


transforms()
windows()
labelled()
linear()
normalizations()
bodies()
