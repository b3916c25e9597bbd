import type {OdeProblem} from '../../solver';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import type {RunEvent} from '../definition/runView';
import type {ModeHistory, NamedModes} from './modeHistory';
import {createModeHistory} from './modeHistory';
import type {NamedStates, StateLayout} from './stateLayout';

/** A model with its parameter values, converted to a problem of the solver. */
export interface ModelProblem {
  /** The equations, events and breaks. */
  readonly problem: OdeProblem;
  /** States at the start, SI, after the events that fire there. */
  readonly initial: Float64Array;
  /** The modes; extended while the solver runs. */
  readonly history: ModeHistory;
  /** The events so far; extended while the solver runs. */
  readonly events: RunEvent[];
}

type AnyEvent = NonNullable<AnyModel['events']>[string];

/** Rounds after which events at the start are taken as contradictory. */
const MAXIMUM_ROUNDS = 100;

/** Evaluates, fires and records the events of a run; holds its modes. */
class EventDispatcher {
  readonly modes: Record<string, number>;
  readonly history: ModeHistory;
  readonly events: RunEvent[] = [];
  private readonly definitions: readonly [string, AnyEvent][];
  private readonly values: ValuesOf<AnyModel>;
  private readonly layout: StateLayout;
  private readonly scratch: NamedStates = {};

  constructor(
    model: AnyModel,
    values: ValuesOf<AnyModel>,
    layout: StateLayout,
  ) {
    this.definitions = Object.entries(model.events ?? {});
    this.values = values;
    this.layout = layout;
    this.modes = {...model.initialModes?.(values)};
    this.history = createModeHistory(this.modes);
  }

  /**
   * Evaluates the conditions at t (s). A condition of exactly 0 is not true
   * yet: it is replaced by the largest negative number, so that it fires when
   * it rises, also at the start.
   */
  evaluate(t: number, y: Float64Array, into: Float64Array): void {
    const {definitions, values, layout, scratch, modes} = this;
    const states = layout.name(y, scratch);
    definitions.forEach(([, event], index) => {
      const value = event.when(t, states, values, modes);
      into[index] = value === 0 ? -Number.MIN_VALUE : value;
    });
  }

  /** Applies an event to modes and `y`, and records it. */
  fire(index: number, t: number, y: Float64Array): 'continue' | 'stop' {
    const {definitions, values, layout, modes} = this;
    const [key, event] = definitions[index] ?? [''];
    const label = event?.label?.(values, {...modes});
    const states = layout.name(y);
    const result = event?.then?.(t, states, values, modes);
    layout.write(states, y);
    this.history.push(t, modes);
    this.events.push({time: t, key, ...(label && {label})});
    return result ?? 'continue';
  }

  /**
   * Fires the events that are true at the start, each once while it is true.
   */
  settle(t: number, y: Float64Array): void {
    const count = this.definitions.length;
    const now = new Float64Array(count);
    const hasFired = new Uint8Array(count);
    for (let round = 0; round < MAXIMUM_ROUNDS; round += 1) {
      this.evaluate(t, y, now);
      now.forEach((value, index) => {
        hasFired[index] = value > 0 ? (hasFired[index] ?? 0) : 0;
      });
      const next = now.findIndex(
        (value, index) => value > 0 && hasFired[index] === 0,
      );
      if (next < 0) {
        return;
      }
      hasFired[next] = 1;
      this.fire(next, t, y);
    }
  }
}

/**
 * Converts the equations of a model to the solver's function f(t, y), which
 * reads `modes` at each call.
 */
export function createDerivatives(
  model: AnyModel,
  values: ValuesOf<AnyModel>,
  layout: StateLayout,
  modes: NamedModes,
): OdeProblem['derivatives'] {
  const scratch: NamedStates = {};
  return (t, y, derivative) => {
    const states = layout.name(y, scratch);
    const rates = model.derivatives?.(t, states, values, modes) ?? {};
    layout.write(rates, derivative);
  };
}

/**
 * Converts a model to a problem of the solver from `start` to `end` (s). The
 * modes are held by the functions of the problem.
 */
export function createOdeProblem<A extends AnyModel>(
  model: A,
  values: ValuesOf<A>,
  layout: StateLayout,
  start: number,
  end: number,
): ModelProblem {
  const dispatcher = new EventDispatcher(model, values, layout);
  const initial = layout.initial.slice();
  dispatcher.settle(start, initial);
  const count = Object.keys(model.events ?? {}).length;
  return {
    initial,
    history: dispatcher.history,
    events: dispatcher.events,
    problem: {
      size: layout.size,
      mass: layout.mass,
      meters: layout.meters,
      derivatives: createDerivatives(model, values, layout, dispatcher.modes),
      eventCount: count,
      eventDirections: new Int8Array(count).fill(1),
      events: (t, y, into) => dispatcher.evaluate(t, y, into),
      onEvent: (index, t, y) => dispatcher.fire(index, t, y),
      breaks: model.breaks?.(values, end) ?? [],
      ...(model.band && {band: model.band}),
    },
  };
}
