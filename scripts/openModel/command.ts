import {parseArgs} from 'node:util';

import {compareModels} from '../../src/amesimFile/difference';
import {AmesimFileError} from '../../src/amesimFile/errors';
import {clip} from '../simulation/clip';
import {makeOutcome, type Outcome} from '../simulation/outcome';
import {UsageError} from '../usageError';
import {checkFiles} from './checkFiles';
import {
  describeModel,
  writeDifference,
  writeJson,
  writeParameters,
} from './describe';
import {HELP, USAGE} from './help';
import {readFile} from './readFile';
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

function parse(commandLine: readonly string[]) {
  try {
    return parseArgs({
      args: [...commandLine],
      options: OPTIONS,
      allowPositionals: true,
    });
  } catch (error) {
    const [reason = ''] = String(
      error instanceof Error ? error.message : error,
    ).split('\n');
    throw new UsageError(`${clip(reason)} ${USAGE}`);
  }
}

async function execute({
  values: given,
  positionals,
}: ReturnType<typeof parse>): Promise<string> {
  if (given.help) {
    return HELP;
  }
  const [path, ...names] = positionals;
  const kinds = [given.parameters, given.results, given.json ?? given.diff];
  if (path === undefined || kinds.filter(Boolean).length > 1) {
    throw new UsageError(
      `${path === undefined ? 'No file given.' : 'One kind of output at a time.'} ${USAGE}`,
    );
  }
  if (!given.results && (names.length > 0 || given.run !== undefined)) {
    throw new UsageError(`Names and '--run' go with '--results'. ${USAGE}`);
  }
  if (given.run !== undefined && !/^\d{1,9}$/u.test(given.run)) {
    throw new UsageError(`'--run' must be a number, not '${clip(given.run)}'`);
  }
  const model = await readFile(path);
  if (given.diff !== undefined) {
    const difference = compareModels(model, await readFile(given.diff));
    return given.json
      ? `${JSON.stringify(difference, null, 2)}\n`
      : writeDifference(difference);
  }
  if (given.parameters) {
    return writeParameters(model);
  }
  if (given.results) {
    return writeResults(model, names, Number(given.run ?? 0));
  }
  return given.json ? writeJson(model) : describeModel(model);
}

/**
 * Runs one command line of `npm run open-model`. The exit code is 2 for options
 * and names that are not allowed and 1 for a file that can't be read as a model.
 */
export function runCommand(commandLine: readonly string[]): Promise<Outcome> {
  return makeOutcome(
    async () => {
      const given = parse(commandLine);
      const {check} = given.values;
      const isCheck = check !== undefined && given.positionals.length > 0;
      const {output, ...rest} = isCheck
        ? await checkFiles(given.positionals, check)
        : {output: await execute(given)};
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
