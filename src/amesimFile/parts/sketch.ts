// Names of elements and fields in the file, as `xml.ts` spells them:
// cspell:ignore realparams intparams textparams dynamicparams dynamicparam tparam ivar startentity startport endentity endport defvalue minvalue maxvalue savevalue paramname libraryid ameversion execversion globalparams compoundvar unplottable
import {range} from 'd3-array';

import type {LocalizedText} from '../../i18n';
import {MESSAGES} from '../errors';
import type {
  Connection,
  Field,
  GlobalParameter,
  Parameter,
  Point,
  Port,
  Sketch,
  Variable,
} from '../model';
import {cleanUnit, isSameValue, plainNumber} from './values';
import {childOf, findBelow, type Item} from './xml';

/** Lists inside a component that belong to the components within it. */
const INNER = ['comps', 'lines'];

/** Connections of a port that are looked at. */
const MOST_CONNECTIONS = 100;

/** Characters of a path and of a submodel's name: each parameter repeats them. */
const LONGEST_NAME = 400;

/** Kind of parameter by its element in the old layout, its group in the new one. */
const KINDS: Readonly<Record<string, Parameter['kind']>> = {
  rparam: 'real',
  iparam: 'integer',
  tparam: 'text',
  realparams: 'real',
  intparams: 'integer',
  textparams: 'text',
  dynamicparams: 'integer',
};

/** Elements of variables. */
const VARIABLES = ['evar', 'ivar', 'var'];

/**
 * The variables of a submodel, as the lists have them: not the nameless ones of
 * direct connections, nor energies and powers that are not computed.
 */
function variablesIn(submodel: Item | undefined): readonly Item[] {
  return findBelow(submodel, VARIABLES, INNER).filter(
    ({values: {varname, unplottable}}) => varname && unplottable !== '1',
  );
}

/** Kind of variable by the code in the sketch; the others are plain. */
const VARIABLE_KINDS = new Map<string, Variable['kind']>([
  ['1', 'state'],
  ['4', 'duplicate'],
  ['5', 'fixed'],
  ['9', 'power'],
  ['10', 'discrete'],
]);

/** A component, or a line with its submodel, as it stands in the file. */
interface Entry {
  readonly item: Item;
  /** Aliases of the supercomponents around it and its own, joined by dots. */
  readonly path: string;
  readonly submodel: Item | undefined;
  /** Name of the submodel. */
  readonly name: string;
  readonly isSupercomponent: boolean;
  readonly parent: number | undefined;
}

/** Reads places such as `120 80` or `1,2 3,4`. */
function readPoints(places = ''): readonly Point[] {
  const numbers = places
    .trim()
    .split(/[\s,]+/u)
    .map(plainNumber);
  return range(0, numbers.length, 2).flatMap((at) => {
    const [x, y] = numbers.slice(at, at + 2);
    return x === undefined || y === undefined ? [] : [{x, y}];
  });
}

function readField({values}: Item, {path, name}: Entry): Field {
  const {varname = '', title = '', units} = values;
  return {
    path: `${varname}@${path}`,
    title,
    component: path,
    submodel: name,
    unit: cleanUnit(units),
  };
}

function readParameter(
  item: Item,
  entry: Entry,
  kind: Parameter['kind'],
): Parameter {
  const vector = findBelow(item, ['value'])
    .map((each) => each.values['value'] ?? each.text)
    .join(', ');
  const {value = vector, defvalue, minvalue, maxvalue} = item.values;
  const isVector = item.values['value'] === undefined;
  const choices = findBelow(item, ['enum']).flatMap(
    ({values: {string}}) => string ?? [],
  );
  return {
    ...readField(item, entry),
    kind: choices.length > 0 ? 'choice' : kind,
    value,
    standard: defvalue,
    minimum: minvalue,
    maximum: maxvalue,
    choices,
    isExpression:
      kind !== 'text' && !isVector && plainNumber(value) === undefined,
    isChanged:
      defvalue === undefined ? undefined : !isSameValue(value, defvalue),
  };
}

/** Reads the parameters of a submodel, then initial values of its variables. */
function parametersOf(entry: Entry): readonly Parameter[] {
  const {submodel} = entry;
  const set = findBelow(submodel, Object.keys(KINDS), INNER).flatMap((group) =>
    (group.values['varname'] === undefined
      ? findBelow(group, ['param', 'dynamicparam'])
      : [group]
    ).map((item) => readParameter(item, entry, KINDS[group.name] ?? 'real')),
  );
  const initial = variablesIn(submodel).flatMap((item) => {
    const {type = '', value} = item.values;
    const kind = VARIABLE_KINDS.get(type);
    const isInitial = kind === 'state' || kind === 'fixed';
    return isInitial && value !== undefined
      ? readParameter(item, entry, kind === 'state' ? 'initial' : 'fixed')
      : [];
  });
  return [...set, ...initial];
}

function variablesOf(entry: Entry): readonly Variable[] {
  return variablesIn(entry.submodel).map((item) => ({
    ...readField(item, entry),
    isSaved: item.values['savevalue'] === '1',
    kind: VARIABLE_KINDS.get(item.values['type'] ?? '') ?? 'plain',
  }));
}

/**
 * Reads global parameters, from the lists of the sketch or from a part of their
 * own. They are known by the field that names them, with or without groups around.
 */
export function readGlobalParameters(
  ...lists: readonly (Item | undefined)[]
): readonly GlobalParameter[] {
  const items = lists.flatMap((list) =>
    findBelow(
      list,
      ({values}) => (values['paramname'] ?? values['varname']) !== undefined,
    ),
  );
  const parameters = items.map(({values}): [string, GlobalParameter] => {
    const {paramname, varname, title = '', value = '', units, unit} = values;
    const name = paramname ?? varname ?? '';
    return [name, {name, title, value, unit: cleanUnit(units ?? unit)}];
  });
  return [...new Map(parameters).values()];
}

/** Library of a submodel: its folder, else the start of the icon's name. */
function libraryOf(folder: string, icon: string): string {
  const [, name] = /[\\/]lib(\w+)(?:[\\/]|$)/u.exec(folder) ?? [];
  return name ?? /^(\w+)\./u.exec(icon)?.[1] ?? '';
}

/**
 * Reads the sketch of a model, in the layout of the releases up to 2410 or in
 * that of 2604, which name the same things. Components are numbered depth first,
 * those inside supercomponents included; layouts were read from saved models.
 * Notes a sketch that can't be read; without one, all lists are empty.
 */
export function readSketch(
  root: Item | undefined,
  problems: LocalizedText[],
): Sketch {
  const circuit = childOf(root, 'circuit');
  const components: Entry[] = [];
  const lines: Entry[] = [];
  const visit = (level: Item, prefix: string, parent?: number) => {
    const enter = (item: Item): Entry => {
      const submodel = childOf(item, 'submodel', 'supercomponent');
      const name = submodel?.values['name'] ?? '';
      const path = `${prefix}${item.values['alias'] ?? ''}`;
      return {
        item,
        path: path.slice(0, LONGEST_NAME),
        submodel,
        name: name.slice(0, LONGEST_NAME),
        isSupercomponent: findBelow(item, ['comps']).length > 0,
        parent,
      };
    };
    for (const item of findBelow(level, ['line'], ['comp'])) {
      lines.push(enter(item));
    }
    for (const item of findBelow(level, ['comp'])) {
      const component = enter(item);
      const index = components.push(component) - 1;
      if (component.isSupercomponent) {
        visit(item, `${component.path}.`, index);
      }
    }
  };
  if (circuit && !childOf(circuit, 'encrypted')) {
    visit(circuit, '');
  } else if (root) {
    problems.push(MESSAGES.encrypted);
  }
  const ports = components.map(({item}) =>
    findBelow(childOf(item, 'ports'), ['port']),
  );
  const isOpen = ({values}: Item) => values['connect'] === '0';
  // The ends that each port names; a connection is one that both ends name.
  const named = ports.map((items) =>
    items.map((item) =>
      findBelow(item, ['connect'])
        .filter(({values}) => values['num'] && !isOpen(item))
        .slice(0, MOST_CONNECTIONS),
    ),
  );
  const readPort = (item: Item, own: number, component: number): Port => {
    const isLine = item.values['connect'] === '2';
    const follow = ({
      values: {num, port = '0'},
    }: Item): readonly Connection[] => {
      const {values} = (isLine && lines[Number(num)]?.item) || {};
      const far = port === '0' ? 'end' : 'start';
      const [other, farPort] = isLine
        ? [Number(values?.[`${far}entity`]), Number(values?.[`${far}port`])]
        : [Number(num), Number(port)];
      // What the port at the other end names: the same line, or this component.
      const back = isLine ? Number(num) : component;
      const line = isLine ? back : undefined;
      return named[other]?.[farPort]?.some(
        (each) => Number(each.values['num']) === back,
      )
        ? [{component: other, port: farPort, line}]
        : [];
    };
    return {
      type: item.values['type'] ?? '',
      position: readPoints(item.values['pos'])[0],
      isOpen: isOpen(item),
      connections: named[component]?.[own]?.flatMap(follow) ?? [],
    };
  };
  const entries = [...lines, ...components];
  return {
    release: root?.values['ameversion'] ?? circuit?.values['execversion'],
    components: components.map((entry, index) => {
      const {item, path, submodel, name, isSupercomponent, parent} = entry;
      const {label = '', dir = ''} = submodel?.values ?? {};
      return {
        path,
        submodel: name,
        label,
        library: libraryOf(dir, item.values['libraryid'] ?? ''),
        position: readPoints(item.values['pos'])[0],
        ports: (ports[index] ?? []).map((port, own) =>
          readPort(port, own, index),
        ),
        isSupercomponent,
        parent,
      };
    }),
    lines: lines.map(({item, name, parent}) => ({
      submodel: name,
      // The old layout has them in one text.
      points: item.values['points']
        ? readPoints(item.values['points'])
        : findBelow(item, ['point']).flatMap(({text}) => readPoints(text)),
      parent,
    })),
    parameters: entries.flatMap(parametersOf),
    variables: entries.flatMap(variablesOf),
    globalParameters: readGlobalParameters(
      ...findBelow(circuit, ['globalparams'], INNER),
    ),
    postProcessed: findBelow(root, ['compoundvar']).map(({values}) => {
      const {name = '', title = '', expression = '', unit} = values;
      return {name, title, expression, unit: cleanUnit(unit)};
    }),
  };
}
