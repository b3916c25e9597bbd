import {groups} from 'd3-array';

import type {Change, Difference} from '../../amesimFile/difference';
import type {AmesimModel, Run} from '../../amesimFile/model';
import type {RunOption, RunSettings} from '../../amesimFile/parts/run';
import {type Locale, type LocalizedText, text} from '../../i18n';
import {formatNumber} from '../../models/definition/format';
import {libraries} from '../../site/libraries';
import {WORDS} from '../words';

/** A name and a value. */
export type Fact = readonly [name: string, value: string];

/** The names of libraries by the folder that submodels come from. */
const LIBRARIES: Readonly<Record<string, LocalizedText>> = {
  sig: libraries.signal.name,
  th: libraries.thermal.name,
  thh: libraries['thermal-hydraulic'].name,
  hydr: libraries.hydraulic.name,
  mec: text('Mechanical library', '机械库'),
};

const SETTINGS: Readonly<Record<keyof RunSettings, LocalizedText>> = {
  start: text('Start time', '起始时间'),
  final: text('Final time', '终止时间'),
  printInterval: text('Print interval', '打印间隔'),
  tolerance: text('Tolerance', '容差'),
  maximumStep: text('Maximum time step', '最大时间步长'),
  options: text('Options', '选项'),
};

const OPTIONS: Readonly<Record<RunOption, LocalizedText>> = {
  continuation: text('continuation run', '继续运行'),
  oldFinalValues: text('use old final values', '使用上次的终值'),
  stabilizing: text('stabilising run', '稳定化运行'),
  dynamic: text('dynamic run', '动态运行'),
  holdInputs: text('hold inputs constant', '输入保持不变'),
  fixedStep: text('fixed step integrator', '定步长积分'),
  discontinuityPrintout: text('discontinuity printout', '输出不连续点'),
  runStatistics: text('run statistics', '运行统计'),
  cautious: text('cautious solver', '谨慎的求解方式'),
};

/** A step from which on the product sets no limit. */
const NO_LIMIT = 1e29;

function list(words: readonly string[], locale: Locale): string {
  return words.join(locale === 'en' ? ', ' : '、');
}

/** Names what is known in a language. */
function toFacts(
  rows: readonly (readonly [LocalizedText, string | undefined])[],
  locale: Locale,
): readonly Fact[] {
  return rows.flatMap(([name, value]) =>
    value === undefined ? [] : [[name[locale], value] as const],
  );
}

function optionText(options: readonly RunOption[], locale: Locale): string {
  return list(
    options.map((option) => OPTIONS[option][locale]),
    locale,
  );
}

function seconds(value: number): string {
  return value < NO_LIMIT ? `${formatNumber(value)}\u00a0s` : '∞';
}

/** Writes a size in MB, or in whole kB, rounded up, where it is small. */
function sizeText(bytes: number): string {
  return bytes < 1e5
    ? `${Math.ceil(bytes / 1e3)}\u00a0kB`
    : `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}

/** Says what a model is: name, size, release, and how much it holds. */
export function overviewFacts(
  model: AmesimModel,
  locale: Locale,
): readonly Fact[] {
  const {components, parameters, globalParameters, saved} = model;
  const counts = groups(components, ({library}) => library).map(
    ([library, {length}]) => {
      const name = LIBRARIES[library]?.[locale] ?? library;
      return `${name || WORDS.otherLibrary[locale]}\u00a0${length}`;
    },
  );
  const total = components.length;
  const own = parameters.length;
  const globals = globalParameters.length;
  // Without the sketch there are no defaults.
  const known = parameters.filter(({isChanged}) => isChanged !== undefined);
  const changed = known.filter(({isChanged}) => isChanged).length;
  const ownCount = (
    known.length > 0
      ? WORDS.parameterCountValue(own, changed)
      : WORDS.parameterCount(own)
  )[locale];
  const date = new Intl.DateTimeFormat(locale, {dateStyle: 'long'});
  const rows = [
    [WORDS.name, model.name],
    [WORDS.size, sizeText(model.size)],
    [WORDS.release, model.release],
    [WORDS.saved, saved && date.format(saved)],
    [
      WORDS.components,
      total === 0
        ? undefined
        : WORDS.countOfWhich(total, list(counts, locale))[locale],
    ],
    [WORDS.states, model.states?.toString()],
    [
      WORDS.parameters,
      globals === 0
        ? ownCount
        : WORDS.withGlobals(own + globals, ownCount, globals)[locale],
    ],
    [WORDS.variableCount, model.variables.length.toString()],
  ] as const;
  return toFacts(rows, locale);
}

/** Says how a model is run. */
export function runFacts(run: RunSettings, locale: Locale): readonly Fact[] {
  const rows = [
    [SETTINGS.start, seconds(run.start)],
    [SETTINGS.final, seconds(run.final)],
    [SETTINGS.printInterval, seconds(run.printInterval)],
    [SETTINGS.tolerance, formatNumber(run.tolerance)],
    [SETTINGS.maximumStep, seconds(run.maximumStep)],
    [SETTINGS.options, optionText(run.options, locale) || undefined],
  ] as const;
  return toFacts(rows, locale);
}

/** Says how many points a run has, and over which time. */
export function pointsText({results}: Run, locale: Locale): string {
  const {points, start, end} = results;
  const times = [formatNumber(start), formatNumber(end)] as const;
  const said = points > 0 ? WORDS.runPoints(points, ...times) : WORDS.runEmpty;
  return said[locale];
}

/** Names a run setting that differs; run options are words. */
function settingInWords(
  {path, title, before, after}: Change,
  locale: Locale,
): Change {
  const write = (value: string | undefined) =>
    path === 'options' && value
      ? optionText(value.split(' ') as RunOption[], locale)
      : value;
  const name = SETTINGS[path as keyof RunSettings][locale];
  return {path: name, title, before: write(before), after: write(after)};
}

/** Lists what differs below the title of its kind; run settings are in words. */
export function changesByTitle(
  difference: Difference,
  locale: Locale,
): readonly (readonly [title: string, changes: readonly Change[]])[] {
  const settings = difference.runSettings.map((change) =>
    settingInWords(change, locale),
  );
  const kinds = [
    [WORDS.changesComponents, difference.components],
    [WORDS.globals, difference.globalParameters],
    [WORDS.parameters, difference.parameters],
    [WORDS.run, settings],
  ] as const;
  return kinds
    .filter(([, changes]) => changes.length > 0)
    .map(([title, changes]) => [title[locale], changes]);
}
