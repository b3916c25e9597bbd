"""Eigenvalues of general matrices, an independent reference for our iteration.

Run it to write eigenvalues.json beside it. NumPy calls LAPACK's dgeev. The
matrices are stored as well, by rows, so that the test needs no random numbers.
"""

import json
import pathlib

import numpy


def random(size, seed):
    return numpy.random.default_rng(seed).standard_normal((size, size))


def badly_scaled(size, seed):
    """A random matrix in units that lie twelve decades apart."""
    units = 10.0 ** numpy.linspace(-6, 6, size)
    return random(size, seed) * units[:, None] / units[None, :]


def chain(count):
    """A row of heat capacities, the first next to a held temperature."""
    matrix = -2.0 * numpy.eye(count)
    matrix += numpy.eye(count, k=1) + numpy.eye(count, k=-1)
    matrix[-1, -1] = -1.0
    matrix[0, 0] = -3.0
    return matrix


def oscillators(count, damping):
    """Masses between springs, with a damper at each: positions, speeds."""
    stiffness = chain(count)
    identity = numpy.eye(count)
    return numpy.block(
        [[numpy.zeros((count, count)), identity], [stiffness, -damping * identity]]
    )


def reactions(seed):
    """Reactions five decades apart in speed, with an exchange between all."""
    rates = numpy.diag(10.0 ** numpy.arange(0.0, 6.0))
    return rates @ (0.02 * random(6, seed) - numpy.eye(6))


def companion(roots):
    """Matrix whose characteristic polynomial has the given roots."""
    first_row = -numpy.poly(roots)[1:].real
    return numpy.vstack([first_row, numpy.eye(len(roots) - 1, len(roots))])


MATRICES = {
    "random of 3": random(3, 1),
    "random of 5": random(5, 2),
    "random of 8": random(8, 3),
    "random of 20": random(20, 4),
    "random of 30": random(30, 5),
    "badly scaled": badly_scaled(7, 6),
    "chain of 20 capacities": chain(20),
    "five oscillators, weakly damped": oscillators(5, 0.02),
    "five oscillators, strongly damped": oscillators(5, 3.0),
    "reactions": reactions(7),
    "companion": companion([-1, -2, -3 + 4j, -3 - 4j, -0.5 + 20j, -0.5 - 20j]),
    "rotation of three axes": numpy.roll(numpy.eye(3), 1, axis=0),
    "rotation of four axes": numpy.roll(numpy.eye(4), 1, axis=0),
}


def eigenvalues(*blocks):
    """Eigenvalues of one matrix, or of one that is triangular by blocks."""
    values = numpy.concatenate([numpy.linalg.eigvals(block) for block in blocks])
    return values[numpy.lexsort((values.imag, values.real))]


def three_groups():
    """
    Three groups of unknowns twelve decades apart in speed, in mixed order; each
    depends on the groups before it only. LAPACK gets the groups one by one:
    given the whole matrix, it loses the digits of the slow ones.
    """
    matrix = numpy.tril(random(9, 11))
    blocks = []
    for first, size, scale in [(0, 2, 1e6), (2, 4, 1.0), (6, 3, 1e-6)]:
        part = slice(first, first + size)
        matrix[part, part] = scale * random(size, first + 20)
        blocks.append(matrix[part, part])
    order = numpy.random.default_rng(3).permutation(9)
    return case("three groups", matrix[numpy.ix_(order, order)], eigenvalues(*blocks))


def case(name, matrix, values):
    return {
        "name": name,
        "matrix": matrix.tolist(),
        "real": values.real.tolist(),
        "imaginary": values.imag.tolist(),
    }


def main():
    cases = [case(name, matrix, eigenvalues(matrix)) for name, matrix in MATRICES.items()]
    result = {
        "tool": "numpy.linalg.eigvals, LAPACK dgeev",
        "version": f"numpy {numpy.__version__}",
        "cases": [*cases, three_groups()],
    }
    path = pathlib.Path(__file__).with_suffix(".json")
    text = json.dumps(result, separators=(",", ":"))
    path.write_text(text.replace('{"name"', '\n{"name"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
