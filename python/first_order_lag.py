"""First-order lags in series: tau dy/dt + y = k u for the first of them."""

import math

import numpy
from scipy.integrate import solve_ivp
from scipy.special import gammainccinv

POINTS = 1001


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


def lag_outputs(p, times):
    """Output of the last lag, integrated piece by piece between the jumps."""
    tau, count = p["timeConstant"], p["stages"]
    jumps = [p["onset"]]
    if p["input"] == "pulse":
        jumps.append(p["onset"] + p["width"])
    edges = sorted({0.0, times[-1], *(t for t in jumps if 0 < t < times[-1])})
    lags = numpy.full(count, float(p["initial"]))
    outputs = numpy.full(len(times), float(p["initial"]))
    for begin, end in zip(edges, edges[1:]):
        before_jump = math.nextafter(end, begin)

        def rates(time, lags):
            first = p["gain"] * input_at(p, min(time, before_jump))
            return (numpy.concatenate([[first], lags[:-1]]) - lags) / tau

        is_sine = p["input"] == "sine" and begin >= p["onset"]
        piece = solve_ivp(
            rates,
            (begin, end),
            lags,
            method="LSODA",
            lband=min(1, count - 1),
            uband=0,
            max_step=1 / (4 * p["frequency"]) if is_sine else math.inf,
            rtol=1e-10,
            atol=1e-12,
            dense_output=True,
        )
        inside = (times > begin) & (times <= end)
        if inside.any():
            outputs[inside] = piece.sol(times[inside])[-1]
        lags = piece.y[:, -1]
    return outputs


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    tau, count = p["timeConstant"], p["stages"]
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    delay = count * tau

    def delayed(time):
        return p["initial"] if time < delay else p["gain"] * input_at(p, time - delay)

    def settling(part):
        # What is left of the step after t is the incomplete gamma function.
        return float(tau * gammainccinv(count, part))

    angle = 2 * math.pi * p["frequency"] * tau
    ratio = (1 + angle**2) ** (-count / 2)
    is_step, is_sine = p["input"] == "step", p["input"] == "sine"
    curves = {
        "t": times,
        "y": lag_outputs(p, times),
        "u": numpy.array([input_at(p, time) for time in times]),
        "delayed": numpy.array([delayed(time) for time in times]),
    }
    results = {
        "finalValue": p["gain"] * p["level"] if is_step else None,
        "riseTime": settling(0.1) - settling(0.9),
        "settlingTime": settling(0.02),
        "cornerFrequency": 1 / (2 * math.pi * tau),
        "amplitudeRatio": ratio,
        "amplitudeLevel": 20 * math.log10(ratio),
        "phase": -count * math.atan(angle),
        "steadyAmplitude": abs(p["gain"] * p["level"]) * ratio if is_sine else None,
    }
    return curves, {}, results
