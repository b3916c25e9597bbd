/** The forms of the command, in one line for errors. */
export const USAGE =
  'Usage: simulate --list | simulate [MODEL] --presets | ' +
  'simulate MODEL [--preset P] [--file F] [--set name=value]… ' +
  '[--at t1,t2,…] [--duration T] [--format csv|json|python] [--statistics]';

/** Explains the options, for `--help`. */
export const HELP = `Runs a model and prints its curves. All numbers are in SI units.

  npm run --silent simulate -- MODEL [options]
  npm run --silent simulate -- MODEL --presets
  npm run --silent simulate -- --list

What there is:
  --list             describes all models as JSON: parameters with units and
                     ranges, outputs, scalars, presets
  --presets          lists the presets of the model, or of all models, each with
                     the question that it answers
  --help, -h         prints this text

Values, of which the later win over the earlier:
  --preset NAME      starts from the values of a preset
  --file FILE        reads values from a file: a JSON object of parameters such as
                     {"gain": 2, "duration": 10}, the output of --format json, or
                     a CSV file saved from the panel
  --set NAME=VALUE   sets a parameter; may be repeated
  --duration T       duration of the run, s; without it the model chooses

A sweep, which prints the results of each run in one row:
  --set NAME=START:END:COUNT
                     runs the model for COUNT values, by equal ratios where the
                     slider of the panel is logarithmic
  --set NAME=V1,V2,…
                     runs the model for these values; several swept parameters
                     are combined, each value with each, up to 1000 runs

Output:
  --at T1,T2,…       prints the values at these instants, s, instead of curves;
                     in a sweep, in further columns; outputs with instants of
                     their own, such as the steps of a method, are left out
  --format csv       CSV with the values of the parameters above it (default)
  --format json      JSON with scalars, events and figures as well
  --format python    the run as a SciPy program, to be saved as a .py file
  --statistics       prints what the solver did instead of the curves: counts,
                     the states that limited the steps, discontinuities, and
                     the time constants at the instants of --at or at the end

Exit codes: 0 printed, 1 a run failed, 2 a value or an option is not allowed.

Examples:
  npm run --silent simulate -- first-order-lag --set gain=2 --at 1,2,5
  npm run --silent simulate -- first-order-lag --set timeConstant=0.5:5:10
  npm run --silent simulate -- thermostat --preset narrow-band --format python
`;
