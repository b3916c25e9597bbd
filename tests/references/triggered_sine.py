"""A triggered sine from the rules of the page: dc/dt = f while it runs, c = 0
when the trigger comes on, and after it dropped the wave goes on until c is the
next whole number; a trigger that comes back lets the wave simply go on.

Run: /usr/bin/python3 tests/references/triggered_sine.py
"""

import math

from common import label, write
from scipy.integrate import solve_ivp

RTOL = 1e-10
ATOL = 1e-12


class Generator:
    """Integrates the phase from edge to edge of the inputs."""

    def __init__(self, frequency, amplitude, wait):
        self.frequency, self.amplitude, self.wait = frequency, amplitude, wait
        self.time = 0.0
        self.phase = 0.0
        self.running = False
        self.target = math.inf
        self.pieces = []
        self.starts, self.ends = [], []

    def advance(self, end):
        """Goes to `end`, and becomes idle where the phase meets the target."""
        before = math.nextafter(end, 0)
        while self.running and self.time < end:

            def distance(_, phase):
                return phase[0] - self.target

            distance.terminal, distance.direction = True, 1
            piece = solve_ivp(
                lambda time, _: [self.frequency(min(time, before))],
                (self.time, end),
                [self.phase],
                method="DOP853",
                rtol=RTOL,
                atol=ATOL,
                dense_output=True,
                events=[distance] if math.isfinite(self.target) else None,
            )
            assert piece.success
            self.pieces.append((self.time, piece.t[-1], piece.sol))
            self.time, self.phase = float(piece.t[-1]), float(piece.y[0, -1])
            if piece.status == 1:
                self.stop()
        self.time = end

    def stop(self):
        self.running = False
        self.ends.append(self.time)

    def rise(self):
        if not self.running:
            self.running, self.phase = True, 0.0
            self.starts.append(self.time)
        self.target = math.inf

    def drop(self):
        if self.running:
            self.target = math.ceil(self.phase)
            if not self.wait or self.phase == self.target:
                self.stop()

    def run(self, rises, drops, jumps, end):
        """Runs through the edges of the trigger and the jumps of the inputs."""
        for instant in sorted({*rises, *drops, *jumps, end}):
            self.advance(instant)
            if instant in drops:
                self.drop()
            if instant in rises:
                self.rise()

    def output(self, time):
        for begin, end, phase in self.pieces:
            if begin <= time < end:
                cycles = float(phase(time)[0])
                return self.amplitude(time) * math.sin(2 * math.pi * cycles)
        return 0.0


def case(name, texts, parameters, generator, jumps, duration, tolerance):
    """One run: twenty points of the output, and where the bursts end."""
    rises = [parameters["firstOn"], parameters["secondOn"]]
    drops = [parameters["firstOff"], parameters["secondOff"]]
    generator.run(rises, drops, jumps, duration)
    instants = [duration * (n + 0.37) / 20 for n in range(20)]
    ends = dict(zip(["firstEnd", "secondEnd"], generator.ends))
    return {
        "id": name,
        "label": label(*texts),
        "parameters": parameters,
        "duration": duration,
        "tolerance": tolerance,
        "points": [
            {"scalar": "bursts", "expected": len(generator.starts)},
            *({"scalar": key, "expected": end} for key, end in ends.items()),
            *(
                {"output": "y", "at": t, "expected": generator.output(t)}
                for t in instants
            ),
        ],
    }


def falling_sweep_completed():
    parameters = {
        "wait": "yes",
        "frequencyProfile": "sweep",
        "firstFrequency": 1.9,
        "sweepRate": -0.11,
        "amplitudeProfile": "ramp",
        "firstAmplitude": 2.3,
        "amplitudeRate": -0.17,
        "firstOn": 0.6,
        "firstOff": 3.15,
        "secondOn": 6.2,
        "secondOff": 9.05,
    }
    generator = Generator(
        lambda time: 1.9 - 0.11 * time, lambda time: 2.3 - 0.17 * time, True
    )
    return case(
        "falling-sweep",
        ("Falling sweep with a falling amplitude", "频率和幅值都下降的扫频"),
        parameters,
        generator,
        [],
        11,
        1e-7,
    )


def switch_while_the_cycle_is_completed():
    parameters = {
        "wait": "yes",
        "frequencyProfile": "steps",
        "firstFrequency": 0.37,
        "secondFrequency": 1.3,
        "thirdFrequency": 0.21,
        "amplitudeProfile": "steps",
        "firstAmplitude": 1.4,
        "secondAmplitude": -0.8,
        "thirdAmplitude": 2.6,
        "firstSwitch": 3.9,
        "secondSwitch": 7.45,
        "firstOn": 0.4,
        "firstOff": 3.7,
        "secondOn": 5.1,
        "secondOff": 7.2,
    }

    def of(first, second, third):
        return lambda time: (
            first if time < 3.9 else second if time < 7.45 else third
        )

    generator = Generator(of(0.37, 1.3, 0.21), of(1.4, -0.8, 2.6), True)
    return case(
        "switch-in-the-last-cycle",
        (
            "Frequency and amplitude switched while the last cycle runs",
            "最后一个周期中切换频率和幅值",
        ),
        parameters,
        generator,
        [3.9, 7.45],
        12,
        1e-7,
    )


def trigger_comes_back():
    parameters = {
        "wait": "yes",
        "frequencyProfile": "octaves",
        "firstFrequency": 0.23,
        "doublingTime": 3.1,
        "firstOn": 0.9,
        "firstOff": 2.6,
        "secondOn": 3.3,
        "secondOff": 6.7,
    }
    generator = Generator(
        lambda time: 0.23 * 2 ** (time / 3.1), lambda time: 1.0, True
    )
    return case(
        "trigger-comes-back",
        (
            "Exponential sweep, the trigger back before the cycle is complete",
            "指数扫频，周期走完之前触发信号重新接通",
        ),
        parameters,
        generator,
        [],
        9,
        1e-7,
    )


write(
    "triggered-sine",
    f"DOP853 with event location, rtol {RTOL:g}, atol {ATOL:g}",
    [
        falling_sweep_completed(),
        switch_while_the_cycle_is_completed(),
        trigger_comes_back(),
    ],
)
