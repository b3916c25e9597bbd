"""A triggered sine, by the program of the model.

Run: /usr/bin/python3 tests/references/triggered_sine.py
"""

from common import label, output, program, run, write

MODEL = program("triggered_sine")
# Values of the model that not every case uses.
UNUSED = {
    "triggerLevel": 1.0,
    "firstSwitch": 0.0,
    "secondSwitch": 0.0,
    "amplitudeProfile": "constant",
    "firstAmplitude": 1.0,
}


def case(name, texts, parameters, duration):
    """One run: twenty points of the output, and where the bursts end."""
    instants = [duration * (n + 0.37) / 20 for n in range(20)]
    curves, _, results = run(MODEL, {**UNUSED, **parameters}, instants, duration)
    ends = {key: results[key] for key in ("firstEnd", "secondEnd")}
    return {
        "id": name,
        "label": label(*texts),
        "parameters": parameters,
        "duration": duration,
        "tolerance": 1e-7,
        "points": [
            {"scalar": "bursts", "expected": results["bursts"]},
            *({"scalar": key, "expected": end} for key, end in ends.items() if end),
            *(output("y", t, y) for t, y in zip(instants, curves["y"][1:])),
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
    return case(
        "falling-sweep",
        ("Falling sweep with a falling amplitude", "频率和幅值都下降的扫频"),
        parameters,
        11,
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

    return case(
        "switch-in-the-last-cycle",
        (
            "Frequency and amplitude switched while the last cycle runs",
            "最后一个周期中切换频率和幅值",
        ),
        parameters,
        12,
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
    return case(
        "trigger-comes-back",
        (
            "Exponential sweep, the trigger back before the cycle is complete",
            "指数扫频，周期走完之前触发信号重新接通",
        ),
        parameters,
        9,
    )


write(
    "triggered-sine",
    "DOP853 with event location, rtol 1e-11, atol 1e-12",
    [
        falling_sweep_completed(),
        switch_while_the_cycle_is_completed(),
        trigger_comes_back(),
    ],
)
