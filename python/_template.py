"""TEMPLATE: tau dy/dt = u - y from y(0) = 0, with a constant input u."""

import numpy
from scipy.integrate import solve_ivp

POINTS = 1001


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    run = solve_ivp(
        lambda time, state: (p["level"] - state) / p["timeConstant"],
        (0.0, duration),
        [0.0],
        method="LSODA",
        t_eval=times,
        rtol=1e-10,
        atol=1e-12,
    )
    output = run.y[0]
    curves = {"t": run.t, "y": output}
    results = {"endValue": output[-1], "missing": p["level"] - output[-1]}
    return curves, {}, results
