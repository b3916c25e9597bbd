// Names of elements and fields in the file, as `xml.ts` spells them:
// cspell:ignore compslist lineslist portslist realparams intparams textparams dynamicparams dynamicparam tparam ivar startentity startport endentity endport defvalue minvalue maxvalue savevalue paramname libraryid ameversion execversion globalparamslist globalparams compoundvar
import type {LocalizedText} from '../../i18n';
import {MESSAGES} from '../errors';
import type {
  Component,
  Connection,
  GlobalParameter,
  Line,
  Parameter,
  Point,
  Port,
  Sketch,
  Variable,
} from '../model';
import {cleanUnit, isSameValue, plainNumber} from './values';
import {childOf, findBelow, type Item} from './xml';

/** Lists inside a component that belong to the components within it. */
const INNER = ['compslist', 'comps', 'lineslist', 'lines'];

/** Connections of a port that are looked at, and characters of an alias. */
const MOST_CONNECTIONS = 100;
const LONGEST_ALIAS = 200;

/** Kind of parameter by its element in the old layout, its group in the new one. */
const KINDS: Readonly<Record<string, Parameter['kind']>> = {
  rparam: 'real',
  iparam: 'integer',
  tparam: 'text',
  realparams: 'real',
  intparams: 'integer',
  textparams: 'text',
  dynamicparams: 'choice',
};

/** Kind of variable by the code in the sketch; the others are plain. */
const VARIABLE_KINDS = new Map<string, Variable['kind']>([
  ['1', 'state'],
  ['4', 'duplicate'],
  ['5', 'fixed'],
  ['9', 'power'],
  ['10', 'discrete'],
]);

/** A port of a component, by their indices. */
type Place = Omit<Connection, 'line'>;

/** Where one of the `connect` elements of a port leads, if that is there. */
type Follow = (
  isLine: boolean,
  index: number,
  port: number,
) => readonly Connection[];

function readPoint(words: string): readonly Point[] {
  const [x, y] = words
    .trim()
    .split(/[\s,]+/u)
    .map(plainNumber);
  return x === undefined || y === undefined ? [] : [{x, y}];
}

/** Reads a place: `120 80` in the old layout, an element with x and y in the new. */
function positionOf(item: Item): Point | undefined {
  const {x = '', y = ''} = childOf(item, 'pos')?.values ?? {};
  return readPoint(item.values['pos'] || `${x} ${y}`)[0];
}

function readPort(item: Item, follow: Follow): Port {
  const {type = '', connect: kind = ''} = item.values;
  const isOpen = kind === '0';
  const named = findBelow(item, ['connect']).filter(
    ({values}) => values['num'],
  );
  return {
    type,
    position: positionOf(item),
    isOpen,
    connections: named
      .slice(0, isOpen ? 0 : MOST_CONNECTIONS)
      .flatMap(({values: {num, port = ''}}) =>
        follow(kind === '2', Number(num), Number(port)),
      ),
  };
}

function pointsOf(line: Item): readonly Point[] {
  const listed = findBelow(line, ['point']).map(
    ({values: {x = '', y = ''}}) => `${x},${y}`,
  );
  const {points} = line.values;
  return (points ? points.split(/\s+/u) : listed).flatMap(readPoint);
}

function endsOf({values}: Item): readonly Place[] {
  const {startentity, startport, endentity, endport} = values;
  return [
    {component: Number(startentity), port: Number(startport)},
    {component: Number(endentity), port: Number(endport)},
  ];
}

function readParameter(
  item: Item,
  owner: Pick<Parameter, 'component' | 'submodel'>,
  kind: Parameter['kind'],
): Parameter {
  const vector = findBelow(item, ['value'])
    .map((each) => each.values['value'] ?? each.text)
    .join(', ');
  const {varname = '', title = '', units, value = vector} = item.values;
  const {defvalue, minvalue, maxvalue} = item.values;
  const choices = findBelow(item, ['enum']).flatMap(
    ({values: {string}}) => string ?? [],
  );
  return {
    path: `${varname}@${owner.component}`,
    ...owner,
    title,
    kind: choices.length > 0 ? 'choice' : kind,
    value,
    unit: cleanUnit(units),
    standard: defvalue,
    minimum: minvalue,
    maximum: maxvalue,
    choices,
    isExpression:
      kind !== 'text' &&
      item.values['value'] !== undefined &&
      plainNumber(value) === undefined,
    isChanged:
      defvalue === undefined ? undefined : !isSameValue(value, defvalue),
  };
}

/** Reads the parameters and variables of a submodel. */
function readSubmodel(
  model: Item | undefined,
  component: string,
): readonly [readonly Parameter[], readonly Variable[]] {
  const submodel = model?.values['name'] ?? '';
  const owner = {component, submodel};
  const parameters = findBelow(model, Object.keys(KINDS), INNER).flatMap(
    (group) => {
      const inside = findBelow(group, ['param', 'dynamicparam']);
      return (group.values['varname'] === undefined ? inside : [group]).map(
        (item) => readParameter(item, owner, KINDS[group.name] ?? 'real'),
      );
    },
  );
  const variables: Variable[] = [];
  for (const item of findBelow(model, ['evar', 'ivar', 'var'], INNER)) {
    const {type = '', value, savevalue} = item.values;
    const kind = VARIABLE_KINDS.get(type) ?? 'plain';
    const parameter = readParameter(
      item,
      owner,
      kind === 'state' ? 'initial' : 'fixed',
    );
    if (value !== undefined && (kind === 'state' || kind === 'fixed')) {
      parameters.push(parameter);
    }
    const {path, title, unit} = parameter;
    const isSaved = savevalue === '1';
    variables.push({
      path,
      title,
      submodel,
      unit,
      row: undefined,
      isSaved,
      kind,
    });
  }
  return [parameters, variables];
}

/**
 * Reads global parameters, from the sketch or from a part of their own. They are
 * known by the field that names them, with or without groups around.
 */
export function readGlobalParameters(
  root: Item | undefined,
): readonly GlobalParameter[] {
  const items = findBelow(
    root,
    ({values}) => (values['paramname'] ?? values['varname']) !== undefined,
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
  const components: Component[] = [];
  const ports: (readonly Item[])[] = [];
  const lines: Line[] = [];
  const lineEnds: (readonly Place[])[] = [];
  const parameters: Parameter[] = [];
  const variables: Variable[] = [];
  const addSubmodel = (item: Item, prefix: string) => {
    const path = prefix + (item.values['alias'] ?? '').slice(0, LONGEST_ALIAS);
    const model = childOf(item, 'submodel', 'supercomponent');
    const [someParameters, someVariables] = readSubmodel(model, path);
    someParameters.forEach((each) => parameters.push(each));
    someVariables.forEach((each) => variables.push(each));
    return [path, model?.values ?? {}] as const;
  };
  const visit = (level: Item, prefix: string, parent?: number) => {
    for (const item of findBelow(level, ['line'], ['comp'])) {
      const [, {name = ''}] = addSubmodel(item, prefix);
      lines.push({submodel: name, points: pointsOf(item), parent});
      lineEnds.push(endsOf(item));
    }
    for (const item of findBelow(level, ['comp'])) {
      const [path, values] = addSubmodel(item, prefix);
      const {name = '', label = '', dir = ''} = values;
      const inside = findBelow(item, ['compslist', 'comps']);
      const index = components.length;
      ports.push(findBelow(childOf(item, 'portslist', 'ports'), ['port']));
      components.push({
        path,
        submodel: name,
        label,
        library: libraryOf(dir, item.values['libraryid'] ?? ''),
        position: positionOf(item),
        ports: [],
        isSupercomponent: inside.length > 0,
        parent,
      });
      if (inside.length > 0) {
        visit(item, `${path}.`, index);
      }
    }
  };
  const follow: Follow = (isLine, index, port) => {
    const far = isLine ? lineEnds[index]?.[1 - port] : {component: index, port};
    const isThere = far && ports[far.component]?.[far.port];
    return isThere ? [{...far, line: isLine ? index : undefined}] : [];
  };
  const isReadable = circuit !== undefined && !childOf(circuit, 'encrypted');
  if (isReadable) {
    visit(circuit, '');
  } else if (root) {
    problems.push(MESSAGES.encrypted);
  }
  return {
    release: root?.values['ameversion'] ?? circuit?.values['execversion'],
    // Ports lead to lines and components of which all must be known.
    components: components.map((component, index) => ({
      ...component,
      ports: (ports[index] ?? []).map((port) => readPort(port, follow)),
    })),
    lines,
    parameters,
    variables,
    globalParameters: readGlobalParameters(
      childOf(circuit, 'globalparamslist', 'globalparams'),
    ),
    postProcessed: findBelow(root, ['compoundvar']).map(({values}) => {
      const {name = '', title = '', expression = '', unit} = values;
      return {name, title, expression, unit: cleanUnit(unit)};
    }),
  };
}
