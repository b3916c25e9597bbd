"""The usual signal blocks, one at a time, with a test input."""

import math

import numpy
from scipy.integrate import quad
from scipy.optimize import brentq

POINTS = 1001
TABLE = ([-2.0, 0.0, 1.0, 2.0], [-1.0, 0.0, 2.0, 2.5])


def input_at(p, time):
    """The input, 0 before its onset."""
    elapsed = time - p["onset"]
    if elapsed < 0:
        return 0.0
    if p["input"] == "ramp":
        return p["slope"] * elapsed
    if p["input"] == "sine":
        return p["level"] * math.sin(2 * math.pi * p["frequency"] * elapsed)
    is_on = p["input"] == "step" or time < p["onset"] + p["width"]
    return p["level"] if is_on else 0.0


def look_up(u, beyond):
    """Straight lines between the points, extended or held beyond the last ones."""
    inputs, outputs = TABLE
    if beyond == "extend" and u < inputs[0]:
        return outputs[0] + (u - inputs[0]) * 0.5
    if beyond == "extend" and u > inputs[-1]:
        return outputs[-1] + (u - inputs[-1]) * 0.5
    return float(numpy.interp(u, inputs, outputs))


def integrals(p, times):
    """Gauss quadrature from each instant to the next, broken at jumps."""
    total, before, found = 0.0, 0.0, []
    for time in times:
        edges = [before, time]
        for jump in (p["onset"], p["onset"] + p["width"]):
            if before < jump < time:
                edges.append(jump)
        edges.sort()
        for begin, end in zip(edges, edges[1:]):
            middle = (begin + end) / 2
            if input_at(p, middle) != 0 or p["input"] == "sine":
                # The value at the very end belongs to what comes after a jump.
                last = math.nextafter(end, begin)
                total += quad(
                    lambda x: input_at(p, min(x, last)),
                    begin,
                    end,
                    limit=200,
                    epsabs=1e-13,
                    epsrel=1e-12,
                )[0]
        before = time
        found.append(total)
    return numpy.array(found)


def switchings(p, duration):
    """The instants at which the hysteresis switches, from off at the start."""
    period = 1 / p["frequency"] if p["input"] == "sine" else duration
    jumps = [p["onset"]]
    if p["input"] == "pulse":
        jumps.append(p["onset"] + p["width"])
    count = 40 * math.ceil(duration / period)
    # With the extremes of a sine among the edges, every crossing is between two.
    quarters = numpy.arange(p["onset"], duration, period / 4)
    edges = {0.0, duration, *quarters, *numpy.linspace(0, duration, count), *jumps}
    edges = sorted(edge for edge in edges if edge <= duration)
    is_on, found = False, []

    def excess(time):
        u = input_at(p, time)
        return p["lower"] - u if is_on else u - p["upper"]

    def settle(time):
        nonlocal is_on
        while excess(time) > 0:
            found.append(time)
            is_on = not is_on

    settle(0.0)
    for begin, end in zip(edges, edges[1:]):
        last = math.nextafter(end, begin)
        if excess(last) > 0:
            time = brentq(excess, begin, last, xtol=1e-14) if excess(begin) < 0 else begin
            found.append(time)
            is_on = not is_on
        settle(end)
    return found


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    block = p["block"]
    u = numpy.array([input_at(p, time) for time in times])
    switched = switchings(p, duration) if block == "hysteresis" else []
    if block == "gain":
        y = p["gain"] * u
    elif block == "sum":
        y = u + p["second"]
    elif block == "saturation":
        y = numpy.clip(u, p["lower"], p["upper"])
    elif block == "dead-band":
        y = u - numpy.clip(u, p["lower"], p["upper"])
    elif block == "hysteresis":
        y = numpy.searchsorted(switched, times, side="right") % 2.0
    elif block == "table":
        y = numpy.array([look_up(value, p["beyond"]) for value in u])
    elif block == "integrator":
        y = p["initial"] + p["gain"] * integrals(p, times)
    else:
        y = numpy.array([input_at(p, time - p["delay"]) for time in times])
    curves = {"t": times, "y": y, "u": u}
    results = {"finalOutput": float(y[-1]), "firstOn": switched[0] if switched else None}
    return curves, {}, results
