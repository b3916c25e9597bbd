def with_unit(name):
    return f"{name} [{UNITS[name]}]"


def print_results(results):
    """Prints the results that are defined at these values, in SI units."""
    for name, value in results.items():
        if value is not None:
            print(f"{name} = {float(value)!r} {UNITS[name]}")


def write_csv(path, curves, samples):
    """Writes one column for each curve, and two for each sampled output."""
    columns = {"t [s]": curves["t"]} if len(curves) > 1 else {}
    columns |= {with_unit(name): curves[name] for name in curves if name != "t"}
    for name, (times, values) in samples.items():
        columns |= {f"t of {name} [s]": times, with_unit(name): values}
    rows = max(map(len, columns.values()))
    with open(path, "w", encoding="utf-8") as file:
        print(f"# model: {MODEL}", file=file)
        for name, value in PARAMETERS.items():
            print(f"# {name} = {value}", file=file)
        print(f"# duration = {DURATION} s", file=file)
        print(*columns, sep=",", file=file)
        for row in range(rows):
            cells = (
                repr(float(column[row])) if row < len(column) else ""
                for column in columns.values()
            )
            print(*cells, sep=",", file=file)


def plot(curves, samples):
    """Draws each figure of the page, if matplotlib is installed."""
    try:
        import matplotlib.pyplot as pyplot
    except ImportError:
        print("matplotlib is not installed, therefore nothing is plotted.")
        return
    _, axes = pyplot.subplots(len(FIGURES), sharex=True, squeeze=False)
    for (ax,), names in zip(axes, FIGURES):
        for name in names:
            if name in curves:
                ax.plot(curves["t"], curves[name], label=with_unit(name))
            elif name in samples:
                ax.plot(*samples[name], "o", markersize=3, label=with_unit(name))
        ax.legend()
        ax.grid(True)
    axes[-1, 0].set_xlabel("t [s]")
    pyplot.show()


if __name__ == "__main__":
    curves, samples, results = simulate(PARAMETERS, DURATION)
    print_results(results)
    write_csv(f"{MODEL}.csv", curves, samples)
    print(f"The curves are in {MODEL}.csv.")
    plot(curves, samples)
