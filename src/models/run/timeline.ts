import type {Trajectory} from '../../solver';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import type {RunEvent, RunView, Side} from '../definition/runView';
import type {
  ModeValues,
  OutputDefinitions,
  StateDefinitions,
  StateValues,
} from '../definition/statesAndOutputs';
import type {ModeHistory, NamedModes} from './modeHistory';
import type {NamedStates, StateLayout} from './stateLayout';

/** The view of a run whose keys are not known to the compiler. */
export type AnyRunView = RunView<
  StateDefinitions,
  readonly string[],
  OutputDefinitions
>;

/** What a {@link Timeline} looks its values up in. */
export interface TimelineSources {
  readonly model: AnyModel;
  readonly values: ValuesOf<AnyModel>;
  readonly layout: StateLayout;
  readonly trajectory: Trajectory;
  readonly history: ModeHistory;
  readonly events: readonly RunEvent[];
  /** Jumps in time as the model declares them, s. */
  readonly declaredBreaks: readonly number[];
}

/** Rounding of an instant that a model computes for itself, s. */
function roundingOf(t: number): number {
  return 16 * Number.EPSILON * Math.abs(t);
}

/** Every value of a finished run at every instant. */
export class Timeline implements AnyRunView {
  readonly start: number;
  readonly end: number;
  readonly events: readonly RunEvent[];
  readonly breaks: readonly number[];
  private readonly sources: TimelineSources;
  private readonly buffer: Float64Array;
  private readonly scratch: NamedStates = {};

  constructor(sources: TimelineSources) {
    const {trajectory, events, layout} = sources;
    this.sources = sources;
    this.start = trajectory.start;
    this.end = trajectory.end;
    this.events = events;
    this.breaks = trajectory.breaks;
    this.buffer = new Float64Array(layout.size);
  }

  state(t: number, side: Side = 'right'): StateValues<StateDefinitions> {
    const {layout, trajectory} = this.sources;
    const y = trajectory.evaluate(t, side, new Float64Array(layout.size));
    return layout.name(y);
  }

  modes(
    t: number,
    side: Side = 'right',
  ): Readonly<ModeValues<readonly string[]>> {
    return this.sources.history.at(t, side);
  }

  value(output: string, t: number, side: Side = 'right'): number {
    const value = this.observe(t, side)[output];
    if (value === undefined) {
      throw new RangeError(`'${output}' has no value at every instant`);
    }
    return value;
  }

  /**
   * The instant at which functions of time give the wanted limit at `t`: a
   * hair before or after it when `t` is a declared break, else `t` itself.
   */
  instant(t: number, side: Side): number {
    const margin = roundingOf(t);
    const isBreak = this.sources.declaredBreaks.some(
      (instant) => Math.abs(instant - t) <= margin,
    );
    if (!isBreak) {
      return t;
    }
    const step = Math.max(margin, Number.MIN_VALUE);
    return side === 'left' ? t - step : t + step;
  }

  /** Every output that is not sampled. */
  observe(t: number, side: Side): Readonly<Record<string, number>> {
    const {model, values, layout, trajectory} = this.sources;
    const y = trajectory.evaluate(t, side, this.buffer);
    const states = layout.name(y, this.scratch);
    const modes: NamedModes = this.modes(t, side);
    return model.observe?.(this.instant(t, side), states, values, modes) ?? {};
  }
}

/** The view of a model without time. */
export const TIMELESS: AnyRunView = {
  start: 0,
  end: 0,
  events: [],
  breaks: [],
  state: () => ({}),
  modes: () => ({}),
  value(output) {
    throw new RangeError(`'${output}' has no value: the model has no time`);
  },
};
