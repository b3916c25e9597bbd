/** The forms of the command, in one line for errors. */
export const USAGE =
  'Usage: simulate --list | simulate MODEL [--preset P] [--set name=value]… ' +
  '[--at t1,t2,…] [--duration T] [--format csv|json] [--statistics]';

/** Explains the options, for `--help`. */
export const HELP = `Runs a model and prints its curves. All numbers are in SI units.

  npm run --silent simulate -- MODEL [options]
  npm run --silent simulate -- --list

  --list             describes all models as JSON: parameters with units and
                     ranges, outputs, scalars, presets
  --preset NAME      starts from the values of a preset
  --set NAME=VALUE   sets a parameter; may be repeated, wins over the preset
  --at T1,T2,…       prints the values at these instants, s, instead of curves
  --duration T       duration of the run, s; without it the model chooses
  --format csv|json  CSV with the values of the parameters above it (default),
                     or JSON with scalars, events and figures as well
  --statistics       prints what the solver did instead of the curves: counts,
                     the states that limited the steps, discontinuities, and
                     the time constants at the instants of --at or at the end
  --help, -h         prints this text

Exit codes: 0 printed, 1 the run failed, 2 a value or an option is not allowed.
`;
