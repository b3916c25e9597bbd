import {compareModels} from '../../src/amesimFile/difference';
import {AmesimFileError} from '../../src/amesimFile/errors';
import {parameterRows, toCsv} from '../../src/openModel/parts/parameterTable';
import {clip} from '../simulation/clip';
import {makeOutcome, type Outcome, type Printed} from '../simulation/outcome';
import {splitCommandLine} from '../simulation/splitCommandLine';
import {UsageError} from '../usageError';
import {checkFiles} from './checkFiles';
import {describeModel, writeDifference, writeJson} from './describe';
import {HELP, USAGE} from './help';
import {problemsOf, readFile} from './readFile';
import {writeResults} from './writeResults';

const OPTIONS = {
  help: {type: 'boolean', short: 'h'},
  parameters: {type: 'boolean'},
  results: {type: 'boolean'},
  run: {type: 'string'},
  diff: {type: 'string'},
  check: {type: 'string'},
  json: {type: 'boolean'},
} as const;

async function execute(commandLine: readonly string[]): Promise<Printed> {
  const {values: given, positionals} = splitCommandLine(
    commandLine,
    OPTIONS,
    USAGE,
  );
  if (given.help) {
    return {output: HELP};
  }
  const [path, ...names] = positionals;
  const kinds = [
    given.parameters,
    given.results,
    given.json ?? given.diff,
    given.check,
  ];
  if (path === undefined || kinds.filter(Boolean).length > 1) {
    throw new UsageError(
      `${path === undefined ? 'No file given.' : 'One kind of output at a time.'} ${USAGE}`,
    );
  }
  const isStray = names.length > 0 && given.check === undefined;
  if (!given.results && (isStray || given.run !== undefined)) {
    throw new UsageError(
      `Names and '--run' go with '--results', several files with '--check'. ${USAGE}`,
    );
  }
  if (given.run !== undefined && !/^(?:.+\/)?\d{1,9}$/u.test(given.run)) {
    throw new UsageError(
      `'--run' must be a number, or STUDY/number, not '${clip(given.run)}'`,
    );
  }
  if (given.check !== undefined) {
    return checkFiles(positionals, given.check);
  }
  const model = await readFile(path);
  const notes = problemsOf(path, model);
  if (given.diff !== undefined) {
    const other = await readFile(given.diff);
    const difference = compareModels(model, other);
    return {
      output: given.json
        ? `${JSON.stringify(difference, null, 2)}\n`
        : writeDifference(difference),
      notes: [...notes, ...problemsOf(given.diff, other)],
    };
  }
  if (given.parameters) {
    return {output: toCsv(parameterRows(model), 'en'), notes};
  }
  if (given.results) {
    return {output: await writeResults(model, names, given.run), notes};
  }
  // These name the problems themselves.
  const write = given.json ? writeJson : describeModel;
  return {output: await write(model)};
}

/**
 * Runs one command line of `npm run open-model`. The exit code is 2 for options
 * and names that are not allowed and 1 for a file that can't be read as a model.
 */
export function runCommand(commandLine: readonly string[]): Promise<Outcome> {
  return makeOutcome(
    async () => {
      const {output, ...rest} = await execute(commandLine);
      // Texts of a file must not steer the terminal.
      const plain = output.replaceAll(/(?![\n\t])\p{Cc}/gu, '\uFFFD');
      return {output: plain, ...rest};
    },
    (error) => {
      if (error instanceof UsageError) {
        return 2;
      }
      return error instanceof AmesimFileError ? 1 : undefined;
    },
  );
}
