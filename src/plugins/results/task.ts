import {isChoice} from '../../models/definition/parameters';
import {type Goal, type GoalReading, isReached} from '../../models/run/goals';
import {
  type Attributes,
  childrenOf,
  isNamed,
  type JsxElement,
  pick,
  readAttributes,
  readId,
  readNumber,
  readText,
} from './attributes';
import {type Experiment, measureRun, readExperiment} from './experiment';
import {jsx, textAttributes} from './jsx';

const OVER_TIME = ['range', 'largest', 'smallest'] as const;

const READING = ['scalar', 'parameter', 'output', 'at', 'of', 'from', 'to'];
const GOAL = [...READING, 'minus', 'dividedBy', 'above', 'below', 'is'];

function rejectUnknown(attributes: Attributes, known: readonly string[]): void {
  const unknown = Object.keys(attributes).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new RangeError(`<Goal> has no attribute '${unknown}'`);
  }
}

/** Reads what is read from a run. @throws RangeError for an unknown key */
function readReading({model}: Experiment, attributes: Attributes): GoalReading {
  const scalar = readText(attributes, 'scalar');
  const parameter = readText(attributes, 'parameter');
  const output = readText(attributes, 'output');
  if ([scalar, parameter, output].filter(Boolean).length !== 1) {
    throw new RangeError('<Goal> needs one of: scalar, parameter, output');
  }
  if (scalar !== undefined) {
    pick('scalar', model.scalars ?? {}, scalar);
    return {scalar};
  }
  if (parameter !== undefined) {
    pick('parameter', model.parameters, parameter);
    return {parameter};
  }
  const key = output ?? '';
  if (pick('output', model.outputs, key).sampled) {
    throw new RangeError(`'${key}' has no values between its samples`);
  }
  const at = readNumber(attributes, 'at');
  if (at !== undefined) {
    return {output: key, at};
  }
  const of = OVER_TIME.find((name) => name === attributes.of);
  if (!of) {
    throw new RangeError(
      `an output needs at={…} (s), or of: ${OVER_TIME.join(', ')}`,
    );
  }
  const [from, to] = [
    readNumber(attributes, 'from'),
    readNumber(attributes, 'to'),
  ];
  return {
    output: key,
    of,
    ...(from !== undefined && {from}),
    ...(to !== undefined && {to}),
  };
}

function readSecond(
  experiment: Experiment,
  attributes: Attributes,
  name: string,
): GoalReading | undefined {
  const second = attributes[name];
  if (second === undefined) {
    return undefined;
  }
  if (typeof second !== 'object' || second === null) {
    throw new RangeError(`${name} must be an object, as in {{scalar: 'x'}}`);
  }
  rejectUnknown(second as Attributes, READING);
  return readReading(experiment, second as Attributes);
}

function readGoal(experiment: Experiment, attributes: Attributes): Goal {
  rejectUnknown(attributes, GOAL);
  const reading = readReading(experiment, attributes);
  const is = readText(attributes, 'is');
  if (is !== undefined) {
    const key = 'parameter' in reading ? reading.parameter : '';
    const definition = pick('parameter', experiment.model.parameters, key);
    pick('choice', isChoice(definition) ? definition.choices : {}, is);
    return {reading, is};
  }
  const minus = readSecond(experiment, attributes, 'minus');
  const dividedBy = readSecond(experiment, attributes, 'dividedBy');
  const above = readNumber(attributes, 'above');
  const below = readNumber(attributes, 'below');
  if (above === undefined && below === undefined) {
    throw new RangeError('<Goal> needs above={…}, below={…} or is="…"');
  }
  return {
    reading,
    ...(minus && {minus}),
    ...(dividedBy && {dividedBy}),
    ...(above !== undefined && {above}),
    ...(below !== undefined && {below}),
  };
}

/** Which goals a run reaches. */
function reached(
  experiment: Experiment,
  goals: readonly Goal[],
): readonly boolean[] {
  return measureRun(experiment, ['goals', goals], (run) =>
    goals.map((goal) => isReached(run, goal)),
  );
}

/**
 * Proves that a task is one: neither from the start nor with a preset are all
 * goals reached, and the values in `solution` reach them all.
 */
function checkSolution(
  start: Experiment,
  solution: unknown,
  goals: readonly Goal[],
): void {
  if (typeof solution !== 'object' || solution === null) {
    throw new RangeError('values that solve it are missing: solution={{…}}');
  }
  for (const key of Object.keys(solution)) {
    pick('parameter', start.model.parameters, key);
  }
  const given = {...start.given, ...solution} as Experiment['given'];
  const missed = reached({...start, given}, goals).indexOf(false);
  if (missed >= 0) {
    throw new RangeError(`the solution does not reach goal ${missed + 1}`);
  }
  if (reached(start, goals).every(Boolean)) {
    throw new RangeError('every goal is reached before the reader begins');
  }
  const {model, tolerance} = start;
  for (const [key, preset] of Object.entries(model.presets)) {
    const {values, duration} = preset;
    const chosen = values as Experiment['given'];
    const experiment = {model, given: chosen, duration, tolerance};
    if (reached(experiment, goals).every(Boolean)) {
      throw new RangeError(`every goal is reached with the preset '${key}'`);
    }
  }
}

/** The run with which the panel of the page starts: its first preset. */
async function startingRun(attributes: Attributes): Promise<Experiment> {
  const {model, preset} = attributes;
  const experiment = await readExperiment({model});
  const [first = ''] = Object.keys(experiment.model.presets);
  return readExperiment({model, preset: preset ?? first});
}

/**
 * Checks a task, numbers its goals, and puts them into a list.
 * @throws RangeError for a goal that can't be read, one that the solution does
 * not reach, or a task that is done from the start
 */
export async function expandTask(element: JsxElement): Promise<void> {
  const attributes = readAttributes(element);
  const id = readId(attributes);
  const start = await startingRun(attributes);
  const children = childrenOf(element);
  const isGoal = isNamed('Goal');
  const elements = children.filter(isGoal);
  const goals = elements.map((each) => readGoal(start, readAttributes(each)));
  if (goals.length === 0) {
    throw new RangeError('a task needs a <Goal>');
  }
  checkSolution(start, attributes.solution, goals);
  elements.forEach((each, index) => {
    each.attributes = textAttributes({number: String(index + 1)});
  });
  element.attributes = textAttributes({
    id,
    model: start.model.id,
    goals: JSON.stringify(goals),
  });
  element.children = [
    ...children.filter((child) => !isGoal(child)),
    jsx('Goals', {}, elements),
  ];
}
