import type {Difference} from '../../src/amesimFile/difference';
import {findInModel} from '../../src/amesimFile/findings';
import type {AmesimModel} from '../../src/amesimFile/model';
import {remarksOn} from '../../src/amesimFile/runRemarks';
import {runName} from '../../src/openModel/parts/choiceWords';
import {
  connectionRows,
  connectionText,
} from '../../src/openModel/parts/connections';
import {
  changesByTitle,
  overviewFacts,
  pointsText,
  runFacts,
} from '../../src/openModel/parts/modelFacts';
import {WORDS} from '../../src/openModel/words';

function remarksIn({runSettings}: AmesimModel): readonly string[] {
  return runSettings ? remarksOn(runSettings).map(({en}) => en) : [];
}

/** Says what a model is, one fact a line, in the words of the page. */
export async function describeModel(model: AmesimModel): Promise<string> {
  const {runSettings, runs, problems} = model;
  const findings = await findInModel(model);
  const facts = [
    ...overviewFacts(model, 'en'),
    ...(runSettings ? runFacts(runSettings, 'en') : []),
    ...remarksIn(model).map((remark) => ['Remark', remark]),
    ...runs.map((run) => [
      `${WORDS.results.en}, ${runName(run, model, 'en')}`,
      pointsText(run, 'en'),
    ]),
    ...connectionRows(model).map((row) => [
      WORDS.connection.en,
      connectionText(row, 'en'),
    ]),
    ...problems.map(({en}) => ['Problem', en]),
    ...findings.map(({sentence}) => ['Finding', sentence.en]),
  ];
  const lines = facts.map(([name = '', value = '']) => `${name}: ${value}\n`);
  return lines.join('').replaceAll('\u00a0', ' ');
}

/** Writes a model without its curves as JSON. */
export async function writeJson(model: AmesimModel): Promise<string> {
  const content = {
    ...model,
    runs: model.runs.map(({number, study, results, globalParameters}) => {
      const {points, start, end} = results;
      return {number, study, points, start, end, globalParameters};
    }),
    units: Object.fromEntries(model.units),
    problems: model.problems.map(({en}) => en),
    runRemarks: remarksIn(model),
    findings: (await findInModel(model)).map(({sentence, ...finding}) => ({
      ...finding,
      sentence: sentence.en,
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Writes what differs between two models, one line each. */
export function writeDifference(difference: Difference): string {
  const lines = changesByTitle(difference, 'en').flatMap(([kind, changes]) =>
    changes.map(({path, title, before = '–', after = '–'}) => {
      const name = title && title !== path ? `${path} (${title})` : path;
      return `${kind}: ${name}: ${before} → ${after}\n`;
    }),
  );
  return lines.join('') || `${WORDS.changesNone.en}\n`;
}
