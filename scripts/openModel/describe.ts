import {rollup} from 'd3-array';
import {csvFormatRows} from 'd3-dsv';

import type {Difference} from '../../src/amesimFile/difference';
import {findInModel} from '../../src/amesimFile/findings';
import type {AmesimModel} from '../../src/amesimFile/model';

/** Takes off what adding up many intervals has left at the end of a time. */
function round(seconds: number): number {
  return Number(seconds.toPrecision(9));
}

/** Number of components by library. */
function countLibraries({components}: AmesimModel): string {
  const counts = rollup(
    components,
    ({length}) => length,
    ({library}) => library || 'other',
  );
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
}

/** Says what a model is, one fact a line. */
export async function describeModel(model: AmesimModel): Promise<string> {
  const {runSettings: run, components, parameters} = model;
  const changed = parameters.filter(({isChanged}) => isChanged).length;
  const facts = [
    ['Model', model.name],
    ['Release', model.release],
    ['Saved', model.saved?.toISOString().slice(0, 10)],
    ['Size', `${(model.size / 1e6).toFixed(2)} MB`],
    ['States', model.states],
    ['Components', `${components.length} (${countLibraries(model)})`],
    ['Parameters', `${parameters.length}, ${changed} not at their default`],
    ['Global parameters', model.globalParameters.length],
    ['Variables', model.variables.length],
    [
      'Run',
      run &&
        `${run.start} to ${run.final} s, print interval ${run.printInterval} s, ` +
          `tolerance ${run.tolerance}, maximum step ${run.maximumStep} s` +
          run.options.map((option) => `, ${option}`).join(''),
    ],
    ...model.runs.map(({number, results: {points, start, end}}) => [
      number === 0 ? 'Results' : `Batch run ${number}`,
      points === 0
        ? 'no points'
        : `${points} points, ${round(start)} to ${round(end)} s`,
    ]),
    ...model.problems.map(({en}) => ['Problem', en]),
    ...(await findInModel(model)).map(({sentence}) => ['Finding', sentence.en]),
  ];
  return facts
    .filter(([, value]) => value !== undefined)
    .map(([name = '', value = '']) => `${name}: ${value}\n`)
    .join('');
}

/** Writes a model without its curves as JSON. */
export async function writeJson(model: AmesimModel): Promise<string> {
  const content = {
    ...model,
    runs: model.runs.map(({number, results, globalParameters}) => ({
      number,
      points: results.points,
      start: results.start,
      end: results.end,
      globalParameters,
    })),
    units: Object.fromEntries(model.units),
    problems: model.problems.map(({en}) => en),
    findings: (await findInModel(model)).map(({kind, sentence, about}) => ({
      kind,
      sentence: sentence.en,
      about,
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Writes the parameters of a model as CSV. */
export function writeParameters({parameters}: AmesimModel): string {
  const rows = parameters.map((each) => [
    each.path,
    each.submodel,
    each.title,
    each.value,
    each.unit,
    each.standard ?? '',
    each.minimum ?? '',
    each.maximum ?? '',
    each.choices[Number(each.value) - 1] ?? '',
  ]);
  const head =
    'path,submodel,title,value,unit,default,minimum,maximum,choice'.split(',');
  return `${csvFormatRows([head, ...rows])}\n`;
}

/** Writes what differs between two models, one line each. */
export function writeDifference(difference: Difference): string {
  const lines = Object.entries(difference).flatMap(
    ([group, changes]: [string, Difference[keyof Difference]]) =>
      changes.map(
        ({path, title, before = 'not there', after = 'not there'}) =>
          `${group}: ${path}${title && ` (${title})`}: ${before} → ${after}\n`,
      ),
  );
  return lines.length > 0 ? lines.join('') : 'No difference.\n';
}
