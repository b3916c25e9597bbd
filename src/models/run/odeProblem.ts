import type {OdeProblem} from '../../solver';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import type {RunEvent} from '../definition/runView';
import type {ModeHistory, NamedModes} from './modeHistory';
import {createModeHistory} from './modeHistory';
import type {NamedStates, StateLayout} from './stateLayout';

/** A model with its parameter values as a system for the solver. */
export interface ModelProblem {
  readonly problem: OdeProblem;
  /** States at the start, after the events that fire there. */
  readonly initial: Float64Array;
  /** Grows as the solver runs. */
  readonly history: ModeHistory;
  /** Grows as the solver runs; `index` is the position in the model. */
  readonly events: RunEvent[];
}

/** Events at the start settle within a few rounds, or contradict each other. */
const MAXIMUM_ROUNDS = 100;

/** Evaluates, fires and records the events of one run. */
class EventDesk {
  readonly modes: Record<string, number>;
  readonly history: ModeHistory;
  readonly events: RunEvent[] = [];
  private readonly model: AnyModel;
  private readonly values: ValuesOf<AnyModel>;
  private readonly layout: StateLayout;
  private readonly scratch: NamedStates = {};

  constructor(
    model: AnyModel,
    values: ValuesOf<AnyModel>,
    layout: StateLayout,
  ) {
    this.model = model;
    this.values = values;
    this.layout = layout;
    this.modes = {...model.initialModes?.(values)};
    this.history = createModeHistory(this.modes);
  }

  /**
   * Evaluates the conditions. One that is exactly 0 is not true yet: the hair
   * below 0 lets it fire when it rises from there, at the start as well.
   */
  evaluate(t: number, y: Float64Array, into: Float64Array): void {
    const {model, values, layout, scratch, modes} = this;
    const states = layout.name(y, scratch);
    model.events?.forEach((event, index) => {
      const value = event.when(t, states, values, modes);
      into[index] = value === 0 ? -Number.MIN_VALUE : value;
    });
  }

  fire(index: number, t: number, y: Float64Array): 'continue' | 'stop' {
    const {model, values, layout, modes} = this;
    const event = model.events?.[index];
    const label = event?.label?.(values, {...modes});
    const states = layout.name(y);
    const answer = event?.then?.(t, states, values, modes);
    layout.write(states, y);
    this.history.push(t, modes);
    this.events.push({time: t, index, ...(label && {label})});
    return answer ?? 'continue';
  }

  /** Fires what is true at the start, once each until it has been untrue. */
  settle(t: number, y: Float64Array): void {
    const count = this.model.events?.length ?? 0;
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

function derivativesOf(
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

/** Translates a model into numbers only; modes live in the closure. */
export function createOdeProblem<A extends AnyModel>(
  model: A,
  values: ValuesOf<A>,
  layout: StateLayout,
  start: number,
  end: number,
): ModelProblem {
  const desk = new EventDesk(model, values, layout);
  const initial = layout.initial.slice();
  desk.settle(start, initial);
  const count = model.events?.length ?? 0;
  return {
    initial,
    history: desk.history,
    events: desk.events,
    problem: {
      size: layout.size,
      mass: layout.mass,
      derivatives: derivativesOf(model, values, layout, desk.modes),
      eventCount: count,
      eventDirections: new Int8Array(count).fill(1),
      events: (t, y, into) => desk.evaluate(t, y, into),
      onEvent: (index, t, y) => desk.fire(index, t, y),
      breaks: model.breaks?.(values, end) ?? [],
      ...(model.band && {band: model.band}),
    },
  };
}
