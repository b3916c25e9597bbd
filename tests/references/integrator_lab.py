"""Methods of integration on a late sine and a pulse, by the program of the model.

Run: /usr/bin/python3 tests/references/integrator_lab.py
"""

from common import label, output, program, write

MODEL = program("integrator_lab")


def step_points(steps):
    return [output("steps", step[0] + step[1], step[3]) for step in steps]


def unused(parameters):
    """Values of the model that a case does not use."""
    keys = ("tolerance", "maximumStep", "width", "frequency")
    return {key: 1.0 for key in keys if key not in parameters} | {"printInterval": 1.0}


def even(method, name):
    parameters = {
        "method": method,
        "step": 0.37,
        "timeConstant": 0.83,
        "initial": -1.4,
        "input": "sine",
        "level": 2.6,
        "onset": 1.1,
        "frequency": 0.31,
        "announced": "no",
    }
    steps = MODEL.Integration({**parameters, **unused(parameters)}, 7.0).steps
    return {
        "id": f"late-sine-{method}",
        "label": label(f"{name[0]} on a late sine", f"{name[1]}，正弦延后开始"),
        "parameters": parameters,
        "duration": 7,
        "tolerance": 1e-11,
        "points": step_points(steps),
    }


def adaptive(name, texts, parameters, duration):
    parameters = {"method": "adaptive", **parameters}
    run = MODEL.Integration({**parameters, **unused(parameters)}, duration)
    return {
        "id": name,
        "label": label(*texts),
        "parameters": parameters,
        "duration": duration,
        "tolerance": 1e-9,
        "points": [
            {"scalar": "steps", "expected": len(run.steps)},
            {"scalar": "rejected", "expected": run.rejected},
            *step_points(run.steps[:: max(1, len(run.steps) // 20)]),
        ],
    }


write(
    "integrator-lab",
    "tableau of RK23 with the step control of the page",
    [
        even("explicit", ("Explicit Euler", "显式欧拉法")),
        even("implicit", ("Implicit Euler", "隐式欧拉法")),
        even("trapezoid", ("Trapezoidal rule", "梯形法")),
        adaptive(
            "adaptive-late-sine",
            ("Adaptive steps on a late sine", "变步长，正弦延后开始"),
            {
                "step": 0.05,
                "tolerance": 3e-5,
                "maximumStep": 0.7,
                "timeConstant": 0.6,
                "initial": 4.2,
                "input": "sine",
                "level": 2.1,
                "onset": 1.7,
                "frequency": 0.23,
                "announced": "no",
            },
            9,
        ),
        adaptive(
            "adaptive-unannounced-pulse",
            (
                "Adaptive steps on a pulse that is not announced",
                "变步长，没有声明的脉冲",
            ),
            {
                "step": 0.1,
                "tolerance": 1e-4,
                "maximumStep": 0.6,
                "timeConstant": 0.9,
                "initial": 0.3,
                "input": "pulse",
                "level": 3.3,
                "onset": 2.3,
                "width": 0.8,
                "announced": "no",
            },
            8,
        ),
    ],
)
