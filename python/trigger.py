"""A trigger with two thresholds and a comparator with one, driven by a sine.

The truth table: high above the high threshold, low below the low one, unchanged
in between. The instants of switching are found by Brent's method on a grid.
"""

import math

import numpy
from scipy.optimize import brentq

# Points of the grid in the shortest period of the input.
GRID = 200
# A signal that is less above a threshold is on it.
ROUNDING = 1e-12


def input_at(p, time):
    return (
        p["mean"]
        + p["amplitude"] * numpy.sin(2 * math.pi * time / p["period"])
        + p["ripple"] * numpy.sin(2 * math.pi * p["rippleFrequency"] * time)
    )


def switchings(p, grid, low, high, is_high):
    """The instants at which a relay with these thresholds switches."""
    instants = []
    for begin, end in zip(grid, grid[1:]):

        def excess(time):
            signal = input_at(p, time)
            return low - signal if is_high else signal - high

        if excess(end) > ROUNDING:
            if excess(begin) < 0:
                instant = brentq(excess, begin, end, xtol=1e-13)
            else:
                # A signal that starts on the threshold leaves it just afterwards.
                is_on = excess(begin) == 0
                instant = math.nextafter(begin, end) if is_on else begin
            instants.append(instant)
            is_high = not is_high
    return instants


def levels(times, instants, is_high):
    """Whether the relay is high at some instants: 1 or 0."""
    return (is_high + numpy.searchsorted(instants, times, side="right")) % 2


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    has_ripple = p["ripple"] > 0
    shortest = min(p["period"], 1 / p["rippleFrequency"]) if has_ripple else p["period"]
    points = max(1000, math.ceil(GRID * duration / shortest)) + 1
    grid = numpy.linspace(0.0, duration, points)
    times = grid if times is None else times
    starts_high = p["initialOutput"] == "high"
    middle = (p["lowThreshold"] + p["highThreshold"]) / 2
    trigger = switchings(p, grid, p["lowThreshold"], p["highThreshold"], starts_high)
    comparator = switchings(p, grid, middle, middle, False)
    trigger_level = levels(times, trigger, starts_high)
    comparator_level = levels(times, comparator, False)
    curves = {
        "t": times,
        "u": input_at(p, times),
        "low": numpy.full(len(times), p["lowThreshold"]),
        "high": numpy.full(len(times), p["highThreshold"]),
        "y": numpy.where(trigger_level, p["highOutput"], p["lowOutput"]),
        "comparator": numpy.where(comparator_level, p["highOutput"], p["lowOutput"]),
    }
    later = [time for time in trigger if time > 0]
    first = later[0] if later else None
    # One that is high from the start does not switch there, unless it just rises.
    rises = input_at(p, 0.0) == middle
    before = [time for time in comparator if later and time <= first]
    before = [time for time in before if time > 0 or rises]
    results = {
        "switchings": len(later),
        "comparatorSwitchings": sum(time > 0 for time in comparator),
        "firstSwitching": first,
        "delay": first - before[-1] if before else None,
    }
    return curves, {}, results
