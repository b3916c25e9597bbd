"""Second-order lag: y'' + 2 zeta w y' + w^2 y = k w^2 u with w = 2 pi f_n."""

import math

import numpy
from scipy.integrate import solve_ivp
from scipy.optimize import brentq
from scipy.signal import TransferFunction, bode

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
    return p["level"]


def lag_output(p, times):
    """The output, integrated up to the onset of the input and after it."""
    omega, zeta = 2 * math.pi * p["naturalFrequency"], p["dampingRatio"]
    state = numpy.array([float(p["initial"]), float(p["initialRate"])])
    outputs = numpy.full(len(times), state[0])
    edges = sorted({0.0, min(p["onset"], times[-1]), times[-1]})
    for begin, end in zip(edges, edges[1:]):
        before_jump = math.nextafter(end, begin)

        def rates(time, state):
            u = input_at(p, min(time, before_jump))
            pull = omega**2 * (p["gain"] * u - state[0])
            return [state[1], pull - 2 * zeta * omega * state[1]]

        is_sine = p["input"] == "sine" and begin >= p["onset"]
        piece = solve_ivp(
            rates,
            (begin, end),
            state,
            method="LSODA",
            max_step=1 / (4 * p["frequency"]) if is_sine else math.inf,
            rtol=1e-11,
            atol=[1e-12, 1e-12 * omega],
            dense_output=True,
        )
        inside = (times > begin) & (times <= end)
        if inside.any():
            outputs[inside] = piece.sol(times[inside])[0]
        state = piece.y[:, -1]
    return outputs


def unit_remainder(zeta, angle):
    """What is left of a unit step from rest after the time angle/w."""
    if zeta < 1:
        damped = math.sqrt(1 - zeta**2)
        wave = math.cos(damped * angle) + zeta / damped * math.sin(damped * angle)
        return math.exp(-zeta * angle) * wave
    if zeta == 1:
        return (1 + angle) * math.exp(-angle)
    first = zeta + math.sqrt(zeta**2 - 1)
    second = 1 / first
    left = first * math.exp(-angle / first) - second * math.exp(-angle / second)
    return left / (first - second)


def settling(zeta, part):
    """The time, times w, after which a step from rest stays within a part."""
    if zeta >= 1:
        return brentq(lambda x: unit_remainder(zeta, x) - part, 0, 40 * zeta)
    half = math.pi / math.sqrt(1 - zeta**2)
    # Extremes of the remainder are half a period apart; find the last outside.
    last = 0
    while math.exp(-zeta * half * (last + 1)) > part:
        last += 1
    return brentq(
        lambda x: abs(unit_remainder(zeta, x)) - part,
        last * half,
        # Beyond the zero of the remainder its amount grows again.
        last * half + (math.pi - math.acos(zeta)) / math.sqrt(1 - zeta**2),
    )


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    zeta, omega = p["dampingRatio"], 2 * math.pi * p["naturalFrequency"]
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    tau = 2 * zeta / omega

    def one_lag(time):
        free, elapsed = p["initial"] * math.exp(-time / tau), time - p["onset"]
        if elapsed < 0:
            return free
        left = math.exp(-elapsed / tau)
        if p["input"] == "step":
            forced = p["level"] * (1 - left)
        elif p["input"] == "ramp":
            forced = p["slope"] * (elapsed - tau + tau * left)
        else:
            angle = 2 * math.pi * p["frequency"]
            x = angle * tau
            wave = math.sin(angle * elapsed) - x * math.cos(angle * elapsed)
            forced = p["level"] * (wave + x * left) / (1 + x**2)
        return free + p["gain"] * forced

    def rise(share):
        highest = math.pi / math.sqrt(1 - zeta**2) if zeta < 1 else 40 * zeta
        return brentq(lambda x: unit_remainder(zeta, x) - 1 + share, 0, highest)

    lag = TransferFunction([omega**2], [1, 2 * zeta * omega, omega**2])
    _, level, phase = bode(lag, [2 * math.pi * p["frequency"]])
    ratio = 10 ** (level[0] / 20)
    is_step, is_sine = p["input"] == "step", p["input"] == "sine"
    final = p["gain"] * p["level"]
    damped = math.sqrt(1 - zeta**2) if zeta < 1 else None
    overshoot = math.exp(-math.pi * zeta / damped) if damped else 0.0
    resonant = math.sqrt(1 - 2 * zeta**2) if zeta < math.sqrt(0.5) else None
    slow = None if damped else (zeta + math.sqrt(zeta**2 - 1)) / omega
    curves = {
        "t": times,
        "y": lag_output(p, times),
        "u": numpy.array([input_at(p, time) for time in times]),
        "oneLag": numpy.array([one_lag(time) for time in times]),
    }
    results = {
        "finalValue": final if is_step else None,
        "overshoot": overshoot,
        "peakTime": math.pi / (omega * damped) if damped else None,
        "peakValue": final * (1 + overshoot) if is_step and damped else None,
        "riseTime": (rise(0.9) - rise(0.1)) / omega,
        "settlingTime": settling(zeta, 0.02) / omega,
        "dampedFrequency": p["naturalFrequency"] * damped if damped else None,
        "peakRatio": overshoot**2 if damped else None,
        "slowTimeConstant": slow,
        "fastTimeConstant": None if damped else 1 / (omega**2 * slow),
        "rampDelay": tau,
        "resonanceFrequency": p["naturalFrequency"] * resonant if resonant else None,
        "resonancePeak": 1 / (2 * zeta * damped) if resonant else None,
        "amplitudeRatio": ratio,
        "amplitudeLevel": level[0],
        "phase": math.radians(phase[0]),
        "steadyAmplitude": abs(final) * ratio if is_sine else None,
    }
    return curves, {}, results
