import {bisectLeft, sum} from 'd3-array';

import {type LocalizedText, text} from '../i18n';
import type {AmesimModel, Run} from './model';
import type {OnProgress} from './parts/archive';
import {isOrdered, readEach} from './parts/results';

/** Something that a file shows and its author may want to know. */
export interface Finding {
  readonly kind: keyof typeof SENTENCES;
  readonly sentence: LocalizedText;
  /** Data paths, names or paths of components that it is about. */
  readonly about: readonly string[];
}

/** Share of a run at its end in which a curve that has settled is flat. */
const LAST_SHARE = 0.1;

/** Parts of a curve's range that count as a change, and as a swing. */
const CHANGE = 0.01;
const SWING = 0.2;

/** Part of its range by which a curve with enough points changes between two. */
const LARGEST_STEP = 0.1;

/** Part of its values that a curve's range exceeds unless it is rounding. */
const LEAST_RANGE = 1e-6;

/** Turns at single points from which a curve is called undersampled. */
const MANY_TURNS = 5;

/** Names that are written out in a sentence. */
const MOST_NAMES = 5;

/** What is said, of how many, by kind. */
const SENTENCES = {
  'open-port': text(
    'Nothing is connected to a port of these components',
    '以下元件有端口没有连接',
  ),
  'unused-global': text(
    'No value that could be read uses these global parameters',
    '能读出的值都没有用到以下全局参数',
  ),
  unsaved: text(
    'These variables are not saved, so the results have no curve of them',
    '以下变量没有保存，结果里没有它们的曲线',
  ),
  'constant-state': text(
    'These states have the same value at every point of the results',
    '以下状态变量在结果的所有点上数值都相同',
  ),
  drift: text(
    'In the last tenth of the run these curves still move in one direction, by more than 1% of their range',
    '在运行的最后十分之一时间里，以下曲线仍朝同一方向变化，变化量超过其变化范围的 1%',
  ),
  coarse: text(
    'Between two points these states change by more than a tenth of their range: where they are not reset, a shorter print interval shows more of the change',
    '以下状态变量在相邻两点之间的变化量超过变化范围的十分之一，只要不是被重置，缩短打印间隔就能看到更多变化过程',
  ),
  undersampled: text(
    'These curves turn at single points again and again: a shorter print interval may show more of them',
    '以下曲线多次在单个点上转折，缩短打印间隔也许能看到更多细节',
  ),
};

/** Says what a kind of finding is about. */
function sentenceOf(
  kind: Finding['kind'],
  about: readonly string[],
): LocalizedText {
  const said = SENTENCES[kind];
  const names = about.slice(0, MOST_NAMES);
  const more = about.length - names.length;
  return text(
    `${said.en}: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    `${said['zh-Hans']}：${names.join('、')}${more > 0 ? `，另有 ${more} 个` : ''}。`,
  );
}

/** Names global parameters that stand in no value that was read. */
function unusedGlobals(model: AmesimModel): readonly string[] {
  const {parameters, globalParameters, postProcessed, batch} = model;
  const values = [...parameters, ...globalParameters].map(({value}) => value);
  const expressions = postProcessed.map(({expression}) => expression);
  const all = [...values, ...expressions, ...(batch?.parameters ?? [])];
  const used = new Set(
    all.flatMap((each) => each.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []),
  );
  return globalParameters
    .map(({name}) => name)
    .filter((name) => parameters.length > 0 && !used.has(name));
}

/** What the points of a curve show. */
interface Shape {
  readonly isConstant: boolean;
  readonly isDrifting: boolean;
  /** Whether it changes by much of its range between two points. */
  readonly isCoarse: boolean;
  /** Number of single points with a large swing before and after. */
  readonly turns: number;
}

/**
 * Describes a curve: whether it moves in one direction by more than 1% of its
 * range in the last tenth of the time, by more than 10% between two points, and
 * how often it turns at single points. What is not constant but for rounding
 * does none of these. Undefined for fewer than three points, numbers that are not
 * finite and times that go back.
 */
export function describeCurve(
  time: Float64Array,
  values: Float64Array,
): Shape | undefined {
  if (values.length < 3 || !values.every(Number.isFinite) || !isOrdered(time)) {
    return undefined;
  }
  // d3-array's extent() would be shared, and load with every panel.
  const most = values.reduce((one, other) => Math.max(one, other));
  const least = values.reduce((one, other) => Math.min(one, other));
  const range = most - least;
  if (range <= LEAST_RANGE * Math.max(Math.abs(most), Math.abs(least))) {
    const isConstant = range === 0;
    return {isConstant, isDrifting: false, isCoarse: false, turns: 0};
  }
  const end = time.at(-1) ?? 0;
  const from = end - LAST_SHARE * (end - (time[0] ?? 0));
  const steps = values
    .subarray(1)
    .map((value, index) => value - (values[index] ?? 0));
  const last = steps.subarray(bisectLeft(time, from));
  const change = sum(last);
  const turns = steps.filter((step, index) => {
    const next = steps[index + 1] ?? 0;
    const swing = Math.min(Math.abs(step), Math.abs(next));
    return step * next < 0 && swing > SWING * range;
  });
  return {
    isConstant: false,
    // One step alone shows no direction.
    isDrifting:
      last.length > 1 &&
      Math.abs(change) > CHANGE * range &&
      last.at(-1) !== 0 &&
      last.every((step) => step * change >= 0),
    isCoarse: steps.some((step) => Math.abs(step) > LARGEST_STEP * range),
    turns: turns.length,
  };
}

/** Describes the saved curves of a run by path. */
async function describeCurves(
  {results, variables}: Run,
  onProgress?: OnProgress,
): Promise<ReadonlyMap<string, Shape>> {
  const shapes = new Map<string, Shape>();
  const rows = variables.map(({row}) => row);
  let done = 0;
  for await (const {time, values} of readEach(results, rows)) {
    const {path = ''} = variables[done] ?? {};
    const shape = describeCurve(time, values);
    if (shape) {
      shapes.set(path, shape);
    }
    done += 1;
    onProgress?.(done / rows.length);
  }
  return shapes;
}

/**
 * Finds what a reader of the file may want to know: unsaved variables, unused
 * global parameters, open ports, and in the run of the model itself states that
 * never change, curves that still move and those with too few points. Reads
 * every saved column of that run once, and tells the share of them.
 */
export async function findInModel(
  model: AmesimModel,
  onProgress?: OnProgress,
): Promise<readonly Finding[]> {
  const {components, variables, runs} = model;
  // Ports inside a supercomponent may lead to its own ports.
  const open = components.filter(
    ({parent, ports}) =>
      parent === undefined && ports.some(({isOpen}) => isOpen),
  );
  const run = runs.find(({number}) => number === 0);
  const rows = new Set(run?.results.rows);
  // The list may be newer than the results: then these have what it leaves out.
  const unsaved = variables.filter(
    ({row, isSaved}) => row !== undefined && !isSaved && !rows.has(row),
  );
  const shapes = run && (await describeCurves(run, onProgress));
  const states = variables.filter(({kind}) => kind === 'state');
  const curves = variables.filter(({kind}) => kind !== 'duplicate');
  const pathsOf = (items: readonly {readonly path: string}[]) =>
    items.map(({path}) => path);
  const having = (some: typeof variables, has: (shape: Shape) => boolean) =>
    pathsOf(some).filter((path) => {
      const shape = shapes?.get(path);
      return shape && has(shape);
    });
  const about: Readonly<Record<Finding['kind'], readonly string[]>> = {
    'open-port': pathsOf(open),
    'unused-global': unusedGlobals(model),
    unsaved: pathsOf(unsaved),
    'constant-state': having(states, ({isConstant}) => isConstant),
    coarse: having(states, ({isCoarse}) => isCoarse),
    drift: having(curves, ({isDrifting}) => isDrifting),
    undersampled: having(curves, ({turns}) => turns >= MANY_TURNS),
  };
  return (Object.keys(about) as Finding['kind'][])
    .filter((kind) => about[kind].length > 0)
    .map((kind) => ({
      kind,
      sentence: sentenceOf(kind, about[kind]),
      about: about[kind],
    }));
}
