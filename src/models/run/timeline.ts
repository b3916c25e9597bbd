import type {Trajectory} from '../../solver';
import {roundingError} from '../../solver';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import type {AnyRunView, RunEvent, Side} from '../definition/runView';
import type {
  ModeValues,
  StateDefinitions,
  StateValues,
} from '../definition/statesAndOutputs';
import type {ModeHistory, NamedModes} from './modeHistory';
import type {NamedStates, StateLayout} from './stateLayout';

/** The results from which a {@link Timeline} computes its values. */
export interface TimelineSources {
  /** The model that was run. */
  readonly model: AnyModel;
  /** The value of every parameter, SI. */
  readonly values: ValuesOf<AnyModel>;
  /** The names of the states. */
  readonly layout: StateLayout;
  /** The solution for the states. */
  readonly trajectory: Trajectory;
  /** The modes over the run. */
  readonly history: ModeHistory;
  /** The events of the run, in the order of time. */
  readonly events: readonly RunEvent[];
  /** The breaks as the model declares them, s. */
  readonly declaredBreaks: readonly number[];
}

/** Run view of a model with time, based on the dense output of the solver. */
export class Timeline implements AnyRunView {
  /** First instant, s. */
  readonly start: number;
  /** Last instant, s. */
  readonly end: number;
  /** The events of the run, in the order of time. */
  readonly events: readonly RunEvent[];
  /** The declared breaks inside the run, s. */
  readonly breaks: readonly number[];
  /** The instants at which the solver's steps begin, s. */
  readonly steps: Float64Array;
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
    this.steps = trajectory.steps;
    this.buffer = new Float64Array(layout.size);
  }

  /** Returns the states at an instant of the run, SI, in a new object. */
  state(t: number, side: Side = 'right'): StateValues<StateDefinitions> {
    const {layout, trajectory} = this.sources;
    const y = trajectory.evaluate(t, side, new Float64Array(layout.size));
    return layout.name(y);
  }

  /** Returns the modes at an instant of the run. */
  modes(
    t: number,
    side: Side = 'right',
  ): Readonly<ModeValues<readonly string[]>> {
    return this.sources.history.at(t, side);
  }

  /** Returns the instants at which an event occurred, s, ascending. */
  instants(event: string): readonly number[] {
    return this.events.filter(({key}) => key === event).map(({time}) => time);
  }

  /**
   * Returns an output at an instant of the run, SI.
   * @throws {RangeError} for a sampled output
   */
  value(output: string, t: number, side: Side = 'right'): number {
    const value = this.observe(t, side)[output];
    if (value === undefined) {
      throw new RangeError(`'${output}' has no value at every instant`);
    }
    return value;
  }

  /**
   * Returns the instant, s, at which to evaluate functions of time for a limit
   * at `t`: just before or after it when `t` is a declared break, else `t`.
   */
  instant(t: number, side: Side): number {
    const margin = roundingError(t);
    const isBreak = this.sources.declaredBreaks.some(
      (instant) => Math.abs(instant - t) <= margin,
    );
    if (!isBreak) {
      return t;
    }
    const step = Math.max(margin, Number.MIN_VALUE);
    return side === 'left' ? t - step : t + step;
  }

  /** Computes every output that is not sampled, SI. */
  observe(t: number, side: Side): Readonly<Record<string, number>> {
    const {model, values, layout, trajectory} = this.sources;
    const y = trajectory.evaluate(t, side, this.buffer);
    const states = layout.name(y, this.scratch);
    const modes: NamedModes = this.modes(t, side);
    return model.observe?.(this.instant(t, side), states, values, modes) ?? {};
  }
}

/** Run view of a model without time: it has no values at instants. */
export const TIMELESS: AnyRunView = {
  start: 0,
  end: 0,
  events: [],
  breaks: [],
  instants: () => [],
  state: () => ({}),
  modes: () => ({}),
  value(output) {
    throw new RangeError(`'${output}' has no value: the model has no time`);
  },
};
