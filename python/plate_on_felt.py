"""A plate that is warmed through a sheet of felt, with one temperature."""

import numpy
from scipy.integrate import solve_ivp

POINTS = 1001


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    capacity = p["mass"] * p["specificHeat"]
    conductance = p["conductivity"] * p["area"] / p["thickness"]
    difference = p["table"] - p["initial"]
    run = solve_ivp(
        lambda time, rise: conductance * (difference - rise) / capacity,
        (0.0, duration),
        [0.0],
        method="LSODA",
        t_eval=times,
        rtol=1e-10,
        atol=1e-12,
    )
    rise = run.y[0]
    curves = {
        "t": run.t,
        "temperature": p["initial"] + rise,
        "heatFlow": conductance * (difference - rise),
        "storedHeat": capacity * rise,
    }
    results = {
        "timeConstant": capacity / conductance,
        "share": rise[-1] / difference if difference != 0 else None,
        "firstFlow": conductance * difference,
    }
    return curves, {}, results
