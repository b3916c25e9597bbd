/** The forms of the command, in one line for errors. */
export const USAGE =
  'Usage: open-model FILE [--parameters | --results [NAME…] [--run N]] ' +
  '[--diff OTHER] [--json]; open-model FILE… --check SHEET';

/** Explains the options, for `--help`. */
export const HELP = `Reads a saved Amesim model without the program. Nothing in the file is run.

  npm run --silent open-model -- FILE [options]

FILE is a model (.ame), or results (.results) with .ssf or .var beside them.
Values and units are those of the file.

  (none)            what the model is, its run parameters, runs, connections of
                    ports and findings
  --parameters      its parameters as CSV: global ones, then those of components;
                    choices in words
  --results NAME…   curves as CSV, by data path or title; without names, the list
                    of saved variables
  --run N           takes the curves from run N of the batch, or with STUDY/N of a
                    study
  --diff OTHER      what is different in OTHER: components, parameters, run
                    parameters
  --check SHEET     holds one or more FILEs against the lab sheet of a page, such
                    as first-order-lag: one line for each thing it asks for
  --json            what the model holds, or the difference, as JSON
  --help, -h        prints this text

What could not be read of a damaged file is said on the standard error stream, or
in the output where that is a description of the model.

Exit codes: 0 printed, 1 a file can't be read as a model or, with --check, has
something that is not as asked, 2 a file is not there or is a folder, or an option or a name is
not allowed.

Examples:
  npm run --silent open-model -- lag.ame
  npm run --silent open-model -- lag.ame --results x@mass "output from gain"
  npm run --silent open-model -- lag.ame --diff lag-corrected.ame
  npm run --silent open-model -- class/*.ame --check first-order-lag
`;
