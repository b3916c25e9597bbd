"""The clock of the simulation, y = t, with a gain, two integrators and a sine."""

import math

import numpy
from scipy.integrate import solve_ivp

POINTS = 1001


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    start = p["startTime"]
    end = start + duration
    if times is None:
        times = numpy.linspace(start, end, POINTS)

    def rates(time, state):
        return [time, state[0]]

    run = solve_ivp(
        rates,
        (start, end),
        [0.0, 0.0],
        t_eval=times,
        rtol=1e-10,
        atol=1e-10,
    )

    def sine(time):
        return numpy.sin(2 * math.pi * p["frequency"] * time)

    steps = math.floor((end - start) / p["printInterval"] + 1e-9)
    printed = start + p["printInterval"] * numpy.arange(steps + 1)
    accumulated = start
    for _ in range(steps):
        accumulated += p["printInterval"]
    cycles = p["frequency"] * p["printInterval"]
    curves = {
        "t": run.t,
        "clock": run.t,
        "scaled": p["gain"] * run.t + p["offset"],
        "integral": run.y[0],
        "doubleIntegral": run.y[1],
        "sine": sine(run.t),
    }
    samples = {"printed": (printed, printed), "printedSine": (printed, sine(printed))}
    results = {
        "sampleCount": steps + 1,
        "accumulated": accumulated,
        "accumulationError": accumulated - (start + steps * p["printInterval"]),
        "apparentFrequency": abs(cycles - round(cycles)) / p["printInterval"],
    }
    return curves, samples, results
