import type {ValidationIssue} from '../../../../models/definition/errors';
import type {AxisScale} from '../../../../models/definition/figures';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import {defaultParameters} from '../../../../models/definition/normalize';
import type {ParameterValue} from '../../../../models/definition/parameters';
import type {Run, RunData} from '../../../../models/run/runResult';
import type {Quantity, Unit, UnitPreferences} from '../../../../physics/units';
import type {Settings} from './settings';
import {withValue} from './settings';

/** A run that the current one is compared with. */
export interface Comparison {
  readonly id: number;
  /** Held by the reader, or part of a batch run. */
  readonly kind: 'held' | 'batch';
  readonly settings: Settings;
  readonly run: Run | RunData;
}

/** Everything that the reader has chosen. */
export interface PanelState {
  readonly settings: Settings;
  /** Why values had to be corrected, by parameter; '' for the link. */
  readonly issues: Readonly<Record<string, ValidationIssue>>;
  readonly units: UnitPreferences;
  /** Scales of the axes that the reader has changed, by figure and axis. */
  readonly scales: Readonly<Record<string, AxisScale>>;
  /** Curves that the reader has switched on or off. */
  readonly shown: Readonly<Record<string, boolean>>;
  /** Instants chosen for profiles, s, by figure. */
  readonly times: Readonly<Record<string, readonly number[]>>;
  readonly hasExact: boolean;
  readonly comparisons: readonly Comparison[];
}

export type PanelAction =
  | {
      readonly type: 'set';
      readonly key: string;
      /** A value in the range; undefined sets the duration back to the usual one. */
      readonly value: ParameterValue | undefined;
      readonly issue?: ValidationIssue | undefined;
    }
  | {
      readonly type: 'settings';
      readonly settings: Settings;
      readonly issues?: readonly ValidationIssue[];
    }
  | {
      readonly type: 'unit';
      readonly quantity: Quantity;
      readonly unit: Unit;
    }
  | {readonly type: 'scale'; readonly axis: string; readonly scale: AxisScale}
  | {readonly type: 'show'; readonly curve: string; readonly isShown: boolean}
  | {
      readonly type: 'times';
      readonly figure: string;
      readonly times: readonly number[] | undefined;
    }
  | {readonly type: 'exact'; readonly hasExact: boolean}
  | {
      readonly type: 'compare';
      readonly comparisons: readonly Omit<Comparison, 'id'>[];
    }
  | {readonly type: 'drop'; readonly ids: readonly number[]};

/** The number of held runs at most: more curves can't be told apart. */
export const MAX_HELD_RUNS = 4;

/** The values of a preset; the defaults when there is no such preset. */
export function presetSettings(model: AnyModel, key?: string): Settings {
  const preset =
    key !== undefined && Object.hasOwn(model.presets, key)
      ? model.presets[key]
      : undefined;
  const values = {...defaultParameters(model), ...preset?.values};
  return {
    values: values as Settings['values'],
    duration: preset?.duration,
  };
}

/** The issues of a link by the parameter that each belongs to. */
export function issuesByParameter(
  issues: readonly ValidationIssue[],
): Readonly<Record<string, ValidationIssue>> {
  return Object.fromEntries(
    issues.map((issue) => [issue.parameters[0] ?? '', issue]),
  );
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  ...keys: readonly string[]
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(record).filter(([key]) => !keys.includes(key)),
  );
}

function setValue(
  model: AnyModel,
  state: PanelState,
  {key, value, issue}: Extract<PanelAction, {type: 'set'}>,
): PanelState {
  const others = without(state.issues, key, '');
  const settings =
    value === undefined
      ? {...state.settings, duration: undefined}
      : withValue(model, state.settings, key, value);
  return {
    ...state,
    settings,
    issues: issue ? {...others, [key]: issue} : others,
  };
}

function addComparisons(
  state: PanelState,
  added: readonly Omit<Comparison, 'id'>[],
): PanelState {
  const nextId = 1 + Math.max(0, ...state.comparisons.map(({id}) => id));
  const isBatch = added.some(({kind}) => kind === 'batch');
  const previous = state.comparisons.filter(
    ({kind}) => !(isBatch && kind === 'batch'),
  );
  const all = [
    ...previous,
    ...added.map((comparison, index) => ({...comparison, id: nextId + index})),
  ];
  const held = all.filter(({kind}) => kind === 'held').slice(-MAX_HELD_RUNS);
  return {
    ...state,
    comparisons: all.filter(
      (comparison) => comparison.kind === 'batch' || held.includes(comparison),
    ),
  };
}

/** The reducer of the panel: the state after an action. Pure. */
export function reduce(
  model: AnyModel,
  state: PanelState,
  action: PanelAction,
): PanelState {
  switch (action.type) {
    case 'set':
      return setValue(model, state, action);
    case 'settings': {
      const {settings, issues = []} = action;
      return {...state, settings, issues: issuesByParameter(issues)};
    }
    case 'unit': {
      const {quantity, unit} = action;
      return {...state, units: {...state.units, [quantity]: unit}};
    }
    case 'scale': {
      const {axis, scale} = action;
      return {...state, scales: {...state.scales, [axis]: scale}};
    }
    case 'show': {
      const {curve, isShown} = action;
      return {...state, shown: {...state.shown, [curve]: isShown}};
    }
    case 'times': {
      const others = without(state.times, action.figure);
      const times = action.times
        ? {...others, [action.figure]: action.times}
        : others;
      return {...state, times};
    }
    case 'exact':
      return {...state, hasExact: action.hasExact};
    case 'compare':
      return addComparisons(state, action.comparisons);
    case 'drop':
      return {
        ...state,
        comparisons: state.comparisons.filter(
          ({id}) => !action.ids.includes(id),
        ),
      };
  }
}
