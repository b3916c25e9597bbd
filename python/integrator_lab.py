"""Four methods of integration on the lag tau dy/dt + y = u, from their rules.

An implicit step is an equation to be solved, which is linear here. An adaptive step
of the Bogacki-Shampine pair is accepted when the difference of both formulas is
within tol max(1, |y|); the next one is 0.9 h (allowed / error)^(1/3), between a
fifth and five times, and no longer after a step that was rejected.
"""

import math

import numpy
from numpy.polynomial import Polynomial
from scipy.integrate import RK23

POINTS = 1001


def input_at(p, time):
    """The input, 0 before its onset."""
    elapsed = time - p["onset"]
    if elapsed < 0:
        return 0.0
    if p["input"] == "sine":
        return p["level"] * math.sin(2 * math.pi * p["frequency"] * elapsed)
    is_on = p["input"] == "step" or time < p["onset"] + p["width"]
    return p["level"] if is_on else 0.0


def exact_value(p, time):
    """The solution in closed form."""
    tau = p["timeConstant"]

    def to_step(elapsed):
        return -math.expm1(-elapsed / tau) if elapsed > 0 else 0.0

    elapsed = time - p["onset"]
    free = p["initial"] * math.exp(-time / tau)
    if p["input"] == "step":
        return free + p["level"] * to_step(elapsed)
    if p["input"] == "pulse":
        return free + p["level"] * (to_step(elapsed) - to_step(elapsed - p["width"]))
    if elapsed <= 0:
        return free
    omega = 2 * math.pi * p["frequency"]
    x = omega * tau
    swing = math.sin(omega * elapsed) - x * math.cos(omega * elapsed)
    swing += x * math.exp(-elapsed / tau)
    return free + p["level"] * swing / (1 + x * x)


class Integration:
    """Steps of one run, each a tuple (t, h, y, next y, slopes at both ends)."""

    def __init__(self, p, duration):
        self.p, self.steps, self.rejected = p, [], 0
        self.evaluations = self.pulse_evaluations = 0
        jumps = [p["onset"]]
        if p["input"] == "pulse":
            jumps.append(p["onset"] + p["width"])
        is_known = p["announced"] == "yes"
        jumps = [time for time in jumps if is_known and 0 < time < duration]
        edges = [0.0, *jumps, duration]
        y = p["initial"]
        for begin, end in zip(edges, edges[1:]):
            # Before an announced jump the input keeps its old value.
            before_jump = end * (1 - 8 * numpy.finfo(float).eps)
            self.latest = before_jump if end in jumps else math.inf
            march = self.adaptively if p["method"] == "adaptive" else self.evenly
            y = march(begin, end, y)

    def u(self, time):
        time = min(time, self.latest)
        begin, end = self.p["onset"], self.p["onset"] + self.p["width"]
        self.evaluations += 1
        self.pulse_evaluations += begin <= time < end
        return input_at(self.p, time)

    def slope(self, time, y):
        return (self.u(time) - y) / self.p["timeConstant"]

    def fixed_step(self, time, y, h):
        z = h / self.p["timeConstant"]
        if self.p["method"] == "explicit":
            return y + z * (self.u(time) - y)
        if self.p["method"] == "implicit":
            return (y + z * self.u(time + h)) / (1 + z)
        mean = (self.u(time) + self.u(time + h)) / 2
        return (y * (1 - z / 2) + z * mean) / (1 + z / 2)

    def evenly(self, begin, end, y):
        """Equal steps, the last one cut."""
        step = self.p["step"]
        count = math.ceil((end - begin) / step - 1e-9)
        for n in range(count):
            time = begin + n * step
            h = step if n + 1 < count else end - time
            following = self.fixed_step(time, y, h)
            self.steps.append((time, h, y, following, None))
            y = following
        return y

    def trial(self, time, y, slope, h):
        """New value, slope there and estimated error of a step of the pair."""
        slopes = [slope]
        for row, node in zip(RK23.A[1:], RK23.C[1:]):
            inner = sum(a * k for a, k in zip(row, slopes))
            slopes.append(self.slope(time + node * h, y + h * inner))
        following = y + h * sum(b * k for b, k in zip(RK23.B, slopes))
        slopes.append(self.slope(time + h, following))
        return following, slopes[-1], h * sum(e * k for e, k in zip(RK23.E, slopes))

    def adaptively(self, begin, end, y):
        """Steps whose estimated error is within the tolerance."""
        time, wanted, largest = begin, self.p["step"], 5.0
        slope = self.slope(time, y)
        while time < end:
            h = min(wanted, self.p["maximumStep"])
            is_last = h >= (end - time) * (1 - 1e-9)
            h = end - time if is_last else h
            following, next_slope, error = self.trial(time, y, slope, h)
            ratio = abs(error) / (self.p["tolerance"] * max(1, abs(y)))
            factor = 5.0 if ratio == 0 else 0.9 * ratio ** (-1 / 3)
            factor = min(max(factor, 0.2), 5.0)
            if ratio <= 1:
                self.steps.append((time, h, y, following, (slope, next_slope)))
                wanted, largest = h * min(factor, largest), 5.0
                time = end if is_last else time + h
                y, slope = following, next_slope
            else:
                self.rejected += 1
                wanted, largest = h * factor, 1.0
        return y


def cubic(step):
    """The curve inside a step over s = 0 ... 1: a line, or Hermite's cubic."""
    _, h, y, following, slopes = step
    rise = following - y
    if slopes is None:
        return Polynomial([y, rise])
    bend = h * slopes[0] - rise, h * slopes[1] - rise
    s = Polynomial([0, 1])
    return y + rise * s + s * (1 - s) * ((1 - s) * bend[0] - s * bend[1])


def printed_values(steps, interval):
    """The values at the print instants, interpolated inside the steps."""
    end = steps[-1][0] + steps[-1][1]
    count = math.ceil(end / interval - 1e-9)
    times = numpy.append(interval * numpy.arange(count), end)
    begins = [step[0] for step in steps]
    numbers = numpy.searchsorted(begins, times, side="right") - 1
    values = [
        cubic(steps[n])((time - steps[n][0]) / steps[n][1])
        for n, time in zip(numbers, times)
    ]
    return times, numpy.array(values)


def picture_error(steps, times, values):
    """Largest distance of the computed curve from the line through the prints."""
    largest = 0.0
    for step in steps:
        begin, h = step[:2]
        inside = times[(times > begin) & (times < begin + h)]
        curve = cubic(step)
        edges = [0.0, *((inside - begin) / h), 1.0]
        for first, last in zip(edges, edges[1:]):
            middle = begin + h * (first + last) / 2
            row = min(max(numpy.searchsorted(times, middle), 1), len(times) - 1)
            slope = (values[row] - values[row - 1]) / (times[row] - times[row - 1])
            at_begin = values[row - 1] + slope * (begin - times[row - 1])
            gap = curve - Polynomial([at_begin, h * slope])
            roots = gap.deriv().roots()
            extremes = [root.real for root in roots if abs(root.imag) < 1e-12]
            places = [first, last, *(s for s in extremes if first < s < last)]
            largest = max(largest, *(abs(gap(s)) for s in places))
    return float(largest)


def factor_and_limit(p, longest):
    """Amplification factor of a step, and the longest stable step."""
    tau, z = p["timeConstant"], longest / p["timeConstant"]
    if p["method"] == "explicit":
        return 1 - z, 2 * tau
    if p["method"] == "implicit":
        return 1 / (1 + z), None
    if p["method"] == "trapezoid":
        return (1 - z / 2) / (1 + z / 2), None
    # The real zero of 2 - z + z^2/2 - z^3/6, where the factor is -1.
    roots = numpy.roots([-1 / 6, 1 / 2, -1, 2])
    return None, tau * float(roots[abs(roots.imag) < 1e-9].real[0])


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    run = Integration(p, duration)
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    instants = numpy.array([0.0, *(step[0] + step[1] for step in run.steps)])
    values = numpy.array([p["initial"], *(step[3] for step in run.steps)])
    errors = values - [exact_value(p, time) for time in instants]
    lengths = numpy.array([step[1] for step in run.steps])
    printed = printed_values(run.steps, p["printInterval"])
    factor, limit = factor_and_limit(p, lengths.max())
    is_pulse = p["input"] == "pulse"
    curves = {
        "t": times,
        "y": numpy.array([exact_value(p, time) for time in times]),
        "u": numpy.array([input_at(p, time) for time in times]),
    }
    samples = {
        "steps": (instants, values),
        "printed": printed,
        "error": (instants, errors),
        "stepLength": (instants[1:], lengths),
    }
    exact_end = exact_value(p, duration)
    results = {
        "endValue": values[-1],
        "exactEnd": exact_end,
        "endError": values[-1] - exact_end,
        "largestError": abs(errors).max(),
        "steps": len(run.steps),
        "rejected": run.rejected,
        "evaluations": run.evaluations,
        "pulseEvaluations": run.pulse_evaluations if is_pulse else None,
        "shortestStep": lengths.min(),
        "longestStep": lengths.max(),
        "amplification": factor,
        "stabilityLimit": limit,
        "printedValues": len(printed[0]),
        "pictureError": picture_error(run.steps, *printed),
    }
    return curves, samples, results
