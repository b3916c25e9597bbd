import type {AnyModel, ValuesOf} from './definition/modelDefinition';
import type {ModelId} from './registry';
import type {Run} from './run/runResult';
import {simulate} from './run/simulate';

type Values = Partial<ValuesOf<AnyModel>>;

/** A run with one wrong entry, beside the run that was meant. */
export interface FaultyRun {
  readonly model: ModelId;
  /** What was meant, as far as it differs from the defaults, SI. */
  readonly meant: Values;
  /** What was entered in its place, SI. */
  readonly entered: Values;
  /** Duration of both runs, s. */
  readonly duration: number;
  /** Time between two rows of the file, s. */
  readonly interval: number;
  /** Outputs that are drawn and written into the file, of one unit. */
  readonly outputs: readonly string[];
  /** Outputs whose values are listed in addition. */
  readonly readings: readonly string[];
  /** Instants at which values are listed, s. */
  readonly instants: readonly number[];
}

/** A lag at rest until a step comes. */
const STEP_AFTER_REST = {gain: 1, timeConstant: 2, level: 3, onset: 4};

/** Two lumps of a bar whose face is held 20 K warmer. */
const BAR = {
  model: 'aluminium-bar',
  meant: {},
  duration: 15,
  interval: 0.1,
  outputs: ['firstHalf', 'secondHalf'],
  readings: ['faceFlow'],
  instants: [0, 1, 15],
} as const;

/**
 * The runs of the page “Fault clinic”. Their names say what was modelled and
 * not what is wrong, because addresses and files have them.
 */
export const FAULTY_RUNS = {
  tubes: {
    model: 'concentric-cylinders',
    meant: {},
    entered: {boundary: 'plugged'},
    duration: 3600,
    interval: 30,
    outputs: ['innerTube', 'outerTube'],
    readings: ['gapFlow'],
    instants: [0, 600, 3600],
  },
  line: {
    model: 'modular-piping',
    meant: {drive: 'pressure', pressure: 20e3, inletTemperature: 333.15},
    entered: {pressure: -20e3},
    duration: 10,
    interval: 0.1,
    outputs: ['outflow'],
    readings: ['nodeTemperature'],
    instants: [0, 5, 10],
  },
  settling: {
    model: 'first-order-lag',
    meant: {onset: 2},
    entered: {onset: 100},
    duration: 10,
    interval: 0.05,
    outputs: ['y', 'u'],
    readings: [],
    instants: [0, 3.5, 10],
  },
  step: {
    model: 'first-order-lag',
    meant: {...STEP_AFTER_REST, initial: 0},
    entered: {initial: 2},
    duration: 16,
    interval: 0.1,
    outputs: ['y', 'u'],
    readings: [],
    instants: [0, 4, 16],
  },
  sine: {
    model: 'first-order-lag',
    meant: {
      gain: 1,
      timeConstant: 0.5,
      initial: 0,
      input: 'sine',
      level: 1,
      frequency: 1,
    },
    entered: {frequency: 6.283},
    duration: 1,
    interval: 0.005,
    outputs: ['y', 'u'],
    readings: [],
    instants: [0, 0.5, 1],
  },
  flow: {
    model: 'modular-piping',
    meant: {drive: 'pressure', pressure: 2e3},
    entered: {pressure: 200e3},
    duration: 10,
    interval: 0.1,
    outputs: ['outflow'],
    readings: [],
    instants: [0, 5, 10],
  },
  sphere: {
    model: 'hot-sphere',
    meant: {},
    entered: {scale: 'celsius'},
    duration: 1800,
    interval: 10,
    outputs: ['temperature'],
    readings: ['radiationFlow', 'convectionFlow'],
    instants: [0, 600, 1800],
  },
  wave: {
    model: 'clock',
    meant: {frequency: 5, printInterval: 0.01},
    entered: {printInterval: 0.19},
    duration: 4,
    interval: 0.19,
    outputs: ['sine'],
    readings: [],
    instants: [0, 0.95, 1.9],
  },
  bar: {...BAR, entered: {material: 'aluminium6061'}},
  halves: {...BAR, entered: {firstConductor: 1}},
} as const satisfies Readonly<Record<string, FaultyRun>>;

/** Name of a faulty run. */
export type FaultyRunName = keyof typeof FAULTY_RUNS;

/** Runs a model as it was entered, and as it was meant. */
export function runBoth(
  model: AnyModel,
  {meant, entered, duration}: FaultyRun,
): {readonly faulty: Run; readonly right: Run} {
  const run = (values: Values) =>
    simulate(model, values as ValuesOf<AnyModel>, {duration});
  return {faulty: run({...meant, ...entered}), right: run(meant)};
}

/** Name of the file with a faulty run, below the site's `examples`. */
export function faultyRunFile(name: FaultyRunName): string {
  return `run-${name}.txt`;
}
