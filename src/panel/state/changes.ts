import type {AnyModel} from '../../models/definition/modelDefinition';
import type {ParameterValue} from '../../models/definition/parameters';
import type {PanelAction, PanelState} from './panelState';
import type {Settings} from './settings';
import {DURATION, getValue, withValue} from './settings';

/** Copies a record without some of its keys. */
export function without<Value>(
  record: Readonly<Record<string, Value>>,
  ...keys: readonly string[]
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(record).filter(([key]) => !keys.includes(key)),
  );
}

/** Fits the axes to the curves that are drawn. */
export function fitAxes(state: PanelState): PanelState {
  return {...state, frame: state.frame + 1};
}

/** Fits the axes to the curves; without a duration that the panel has fixed. */
export function fit(state: PanelState): PanelState {
  const {settings, isDurationFixed} = state;
  return fitAxes({
    ...state,
    settings: isDurationFixed ? {...settings, duration: undefined} : settings,
    isDurationFixed: false,
    window: undefined,
  });
}

/**
 * Ends the present change and fits the axes: while it lasted they only grew.
 * Curves that the reader compares keep theirs, and so does a part of the time
 * axis that he has chosen.
 */
export function release(state: PanelState): PanelState {
  if (state.changing === undefined || state.isReleased) {
    return state;
  }
  const released = {...state, isReleased: true};
  if (state.comparisons.length > 0) {
    return released;
  }
  return state.window ? fitAxes(released) : fit(released);
}

/** Takes the present change back: a swipe that began on a slider has scrolled. */
export function cancel(state: PanelState): PanelState {
  const {changing, isReleased, previous} = state;
  return changing === undefined || isReleased || !previous
    ? state
    : release({...state, settings: previous});
}

/** Writes the duration that the model chooses into the settings. */
export function withFixedDuration(
  model: AnyModel,
  settings: Settings,
): Settings {
  return settings.duration === undefined && model.duration
    ? {...settings, duration: Number(getValue(model, settings, DURATION))}
    : settings;
}

/** Fixes the duration before a number changes, if the model chooses it. */
function fixDuration(model: AnyModel, state: PanelState): PanelState {
  const settings = withFixedDuration(model, state.settings);
  return settings === state.settings
    ? state
    : {...state, settings, isDurationFixed: true};
}

function changeSettings(
  model: AnyModel,
  state: PanelState,
  key: string,
  value: ParameterValue | undefined,
): PanelState {
  if (key === DURATION) {
    const {settings} = state;
    const next =
      value === undefined
        ? {...settings, duration: undefined}
        : withValue(model, settings, key, value);
    return fit({...state, settings: next, isDurationFixed: false});
  }
  if (value === undefined || value === getValue(model, state.settings, key)) {
    return state;
  }
  const prepared =
    typeof value === 'string' ? fit(state) : fixDuration(model, state);
  const settings = withValue(model, prepared.settings, key, value);
  return {...prepared, settings};
}

/** Sets a value; the settings before the change stay as its ghost. */
export function setValue(
  model: AnyModel,
  state: PanelState,
  {key, value, issue}: Extract<PanelAction, {type: 'set'}>,
): PanelState {
  const others = without(state.issues, key, '');
  const issues = issue ? {...others, [key]: issue} : others;
  const changed = changeSettings(model, state, key, value);
  const isSameChange = key === state.changing && !state.isReleased;
  return changed === state
    ? {...state, issues}
    : {
        ...changed,
        issues,
        changing: key,
        isReleased: false,
        previous: isSameChange ? state.previous : state.settings,
      };
}
