import type {Element, ElementContent, Nodes} from 'hast';
import {h} from 'hastscript';

import {
  capitalized,
  type Locale,
  type LocalizedText,
  text,
} from '../../src/i18n';
import {formatQuantity, timeDisplay} from '../../src/models/definition/format';
import type {AnyModel} from '../../src/models/definition/modelDefinition';
import {normalizeParameters} from '../../src/models/definition/normalize';
import {isChoice} from '../../src/models/definition/parameters';
import {symbolParts} from '../../src/models/definition/symbolParts';
import {
  decodePermalink,
  encodePermalink,
} from '../../src/models/export/permalink';
import {loadModel} from '../../src/models/registry';
import type {Run} from '../../src/models/run/runResult';
import {simulate} from '../../src/models/run/simulate';
import {attribute, findAll, findTags, lineOf} from './elements';
import {figureTables} from './figureTables';

const labels = {
  model: text('Model: ', '模型：'),
  result: text('Result', '结果'),
  value: text('Value', '值'),
  parameter: text('Parameter', '参数'),
  events: text('Events', '事件'),
} satisfies Record<string, LocalizedText>;

interface ModelRun {
  readonly model: AnyModel;
  readonly run: Run;
}

/** A text, or elements with symbols in them. */
type Cell = string | readonly ElementContent[];

interface TableContent {
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Events listed at most. */
const MAX_EVENTS = 40;

const runs = new Map<string, Promise<ModelRun>>();

async function runOf(id: string, link: string): Promise<ModelRun> {
  const model = await loadModel(id);
  const {values, duration} = decodePermalink(model, link);
  return {model, run: simulate(model, values, {duration})};
}

/** Runs a model with the values of a permalink, once for both languages. */
function runOnce(id: string, link: string): Promise<ModelRun> {
  const found = runs.get(link) ?? runOf(id, link);
  runs.set(link, found);
  return found;
}

function rowElement(tagName: 'td' | 'th', cells: readonly Cell[]): Element {
  return h(
    'tr',
    cells.map((cell) =>
      h(tagName, typeof cell === 'string' ? cell : [...cell]),
    ),
  );
}

function tableElement({head, rows}: TableContent): Element {
  return h('table', [
    h('thead', [rowElement('th', head)]),
    h(
      'tbody',
      rows.map((row) => rowElement('td', row)),
    ),
  ]);
}

const title = (words: string) => h('p', [h('strong', words)]);

/** The accessible name of a knob or a panel. */
function nameOf(element: Element): string {
  return attribute(findTags(element, 'section')[0], 'ariaLabel');
}

const summaryOf = (element: Element) =>
  findAll(element, (each) => attribute(each, 'dataPart') === 'summary');

/** The address of a knob's run, after its '#'. */
function linkOf(knob: Element): string {
  const addresses = findTags(knob, 'a').map((link) => attribute(link, 'href'));
  const found = addresses.find((href) => href.includes('#sim='));
  return found === undefined ? '' : found.slice(found.indexOf('#') + 1);
}

/** The parameters that a knob changes, with their values. */
function sliderTable(knob: Element, locale: Locale): readonly Element[] {
  const names = findTags(knob, 'label').map(lineOf);
  const values = findTags(knob, 'input').map((input) =>
    attribute(input, 'ariaValueText'),
  );
  const rows = names.map((name, index) => [name, values[index] ?? '']);
  const head = [labels.parameter[locale], labels.value[locale]];
  return rows.length > 0 ? [tableElement({head, rows})] : [];
}

/** Writes a knob as its title, its sentence and its curves in numbers. */
async function writeKnob(knob: Element, locale: Locale): Promise<void> {
  const id = attribute(knob, 'dataKnob');
  const link = linkOf(knob);
  const {model, run} = await runOnce(id, link);
  const curves = attribute(knob, 'dataCurves').split(' ').filter(Boolean);
  const tables = figureTables({
    model,
    run,
    figure: attribute(knob, 'dataFigure'),
    curves: curves.length > 0 ? curves : undefined,
    locale,
  });
  knob.children = [
    title(`${labels.model[locale]}${model.title[locale]} – ${nameOf(knob)}`),
    ...summaryOf(knob),
    ...sliderTable(knob, locale),
    ...tables.map(tableElement),
  ];
}

/** A name and its symbol, whose `_` starts a subscript. */
function nameAndSymbol(
  {label, symbol}: {readonly label: LocalizedText; readonly symbol?: string},
  locale: Locale,
): Cell {
  const name = capitalized(label, locale);
  if (symbol === undefined) {
    return name;
  }
  const parts = symbolParts(symbol).map((part, index) =>
    index % 2 === 0 ? part : h('sub', part),
  );
  return [{type: 'text', value: `${name} `}, h('i', parts)];
}

function parameterTable({model, run}: ModelRun, locale: Locale): Element {
  const rows = Object.entries(model.parameters).map(
    ([key, definition]): readonly Cell[] => {
      const value = run.values[key];
      return [
        nameAndSymbol(definition, locale),
        isChoice(definition)
          ? (definition.choices[String(value)]?.[locale] ?? '')
          : formatQuantity(Number(value), definition),
      ];
    },
  );
  const head = [labels.parameter[locale], labels.value[locale]];
  return tableElement({head, rows});
}

function resultTable(
  {model, run}: ModelRun,
  locale: Locale,
): readonly Element[] {
  const rows = Object.entries(model.scalars ?? {}).flatMap(
    ([key, definition]) => {
      const value = run.scalars[key];
      return value === undefined
        ? []
        : [
            [
              nameAndSymbol(definition, locale),
              formatQuantity(value, definition),
            ] as const,
          ];
    },
  );
  const head = [labels.result[locale], labels.value[locale]];
  return rows.length > 0 ? [tableElement({head, rows})] : [];
}

function eventList({model, run}: ModelRun, locale: Locale): readonly Element[] {
  const items = run.events.flatMap(({time, label}) =>
    label
      ? [
          h(
            'li',
            `t = ${formatQuantity(time, timeDisplay(model))} ${label[locale]}`,
          ),
        ]
      : [],
  );
  return items.length > 0
    ? [title(labels.events[locale]), h('ul', items.slice(0, MAX_EVENTS))]
    : [];
}

/** The permalink of a preset's values. */
function presetLink(model: AnyModel, key: string): string {
  const preset = model.presets[key] ?? Object.values(model.presets)[0];
  const {values} = normalizeParameters(model, preset?.values ?? {});
  return encodePermalink(model, values, preset?.duration);
}

/**
 * Writes a panel as its run: the question, the sentence, all values and results,
 * and the curves of every figure in numbers. The page itself shows one figure
 * until its controls are open.
 */
async function writePanel(panel: Element, locale: Locale): Promise<void> {
  const id = attribute(panel, 'dataSimulation');
  const model = await loadModel(id);
  const link = presetLink(model, attribute(panel, 'dataPreset'));
  const shown = await runOnce(id, link);
  const isQuestion = (each: Element) =>
    attribute(each, 'dataPart') === 'question';
  const tables = shown.model.figures.flatMap(({id: figure, title: name}) => [
    title(capitalized(name, locale)),
    ...figureTables({...shown, figure, locale}).map(tableElement),
  ]);
  panel.children = [
    title(labels.model[locale] + nameOf(panel)),
    ...findAll(panel, isQuestion),
    ...summaryOf(panel),
    ...resultTable(shown, locale),
    parameterTable(shown, locale),
    ...tables,
    ...eventList(shown, locale),
  ];
}

/** Rewrites the live models of a page, which are controls, as text and tables. */
export async function writeModels(tree: Nodes, locale: Locale): Promise<void> {
  const has = (name: string) => (element: Element) =>
    element.properties[name] !== undefined;
  for (const knob of findAll(tree, has('dataKnob'))) {
    await writeKnob(knob, locale);
  }
  for (const panel of findAll(tree, has('dataSimulation'))) {
    await writePanel(panel, locale);
  }
}
