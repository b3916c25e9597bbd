import type {ValidationIssue} from '../../models/definition/errors';
import type {AnyModel} from '../../models/definition/modelDefinition';
import {defaultParameters} from '../../models/definition/normalize';
import {encodePermalink, type TimeWindow} from '../../models/export/permalink';
import {cancel, fit, fitAxes, release, setValue, without} from './changes';
import type {Comparison, PanelAction, PanelState} from './panelState';
import type {Settings} from './settings';

export type {Comparison, PanelAction, PanelState} from './panelState';

/** The number of held runs at most: more curves can't be told apart. */
export const MAX_HELD_RUNS = 4;

/** A key of a preset: of the first one when there is no such preset. */
export function presetKey(model: AnyModel, key?: string): string {
  return key !== undefined && Object.hasOwn(model.presets, key)
    ? key
    : (Object.keys(model.presets)[0] ?? '');
}

/** The values of a preset; of the first one when there is no such preset. */
export function presetSettings(model: AnyModel, key?: string): Settings {
  const preset = model.presets[presetKey(model, key)];
  const values = {...defaultParameters(model), ...preset?.values};
  return {
    values: values as Settings['values'],
    duration: preset?.duration,
  };
}

/** The keys of the parameters whose values are not those of a preset. */
export function changedKeys(
  model: AnyModel,
  preset: string,
  values: Settings['values'],
): readonly string[] {
  const usual = presetSettings(model, preset).values;
  return Object.keys(usual).filter((key) => usual[key] !== values[key]);
}

/** The key of the preset that settings are equal to: `usual` among several. */
export function currentPreset(
  model: AnyModel,
  {values, duration}: Settings,
  usual: string,
): string | undefined {
  const link = encodePermalink(model, values, duration);
  return [usual, ...Object.keys(model.presets)].find((key) => {
    const preset = presetSettings(model, key);
    return encodePermalink(model, preset.values, preset.duration) === link;
  });
}

/**
 * The preset that settings are equal to, else that which shares most values with
 * them: `usual` among several. Its question fits to a run that a link or a text
 * has set.
 */
export function nearestPreset(
  model: AnyModel,
  settings: Settings,
  usual: string,
): string {
  const keys = [usual, ...Object.keys(model.presets)];
  const distances = keys.map(
    (key) => changedKeys(model, key, settings.values).length,
  );
  const nearest = keys[distances.indexOf(Math.min(...distances))];
  return currentPreset(model, settings, usual) ?? nearest ?? usual;
}

/** The issues of a link by the parameter that each belongs to. */
export function issuesByParameter(
  issues: readonly ValidationIssue[],
): Readonly<Record<string, ValidationIssue>> {
  return Object.fromEntries(
    issues.map((issue) => [issue.parameters[0] ?? '', issue]),
  );
}

/** What two runs of a model have in common if they are equal. */
function inputOf({run}: Omit<Comparison, 'id'>): string {
  return JSON.stringify([run.values, run.duration]);
}

/** Adds a batch, to which the axes are fitted, or a run in the place of an equal one. */
function addComparisons(
  state: PanelState,
  added: readonly Omit<Comparison, 'id'>[],
): PanelState {
  const nextId = 1 + Math.max(0, ...state.comparisons.map(({id}) => id));
  const isBatch = added.some(({kind}) => kind === 'batch');
  const inputs = added.map(inputOf);
  const previous = state.comparisons.filter((comparison) =>
    comparison.kind === 'batch'
      ? !isBatch
      : isBatch || !inputs.includes(inputOf(comparison)),
  );
  const all = [
    ...previous,
    ...added.map((comparison, index) => ({...comparison, id: nextId + index})),
  ];
  const held = all.filter(({kind}) => kind === 'held').slice(-MAX_HELD_RUNS);
  const comparisons = all.filter(
    (comparison) => comparison.kind === 'batch' || held.includes(comparison),
  );
  return isBatch ? fitAxes({...state, comparisons}) : {...state, comparisons};
}

/** Digits that keep the ends of a window apart, however short it is. */
const WINDOW_DIGITS = 8;

/** The ends of a window with the digits that its link holds. */
function roundWindow([from, to]: TimeWindow): TimeWindow {
  return [
    Number(from.toPrecision(WINDOW_DIGITS)),
    Number(to.toPrecision(WINDOW_DIGITS)),
  ];
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
      const {settings, issues = [], window} = action;
      const {topic = nearestPreset(model, settings, state.topic)} = action;
      // Other curves than those for which the axes were chosen.
      return {
        ...fit({...state, isDurationFixed: false}),
        topic,
        settings,
        window,
        issues: issuesByParameter(issues),
        changing: undefined,
        previous: undefined,
        scales: {},
      };
    }
    case 'window':
      return {...state, window: action.window && roundWindow(action.window)};
    case 'release':
      return release(state);
    case 'cancel':
      return cancel(state);
    case 'fit':
      return fit(state);
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
      return fitAxes({...state, times});
    }
    case 'exact':
      return {...state, hasExact: action.hasExact};
    case 'options':
      return {...state, hasOptions: action.hasOptions};
    case 'compare':
      return addComparisons(state, action.comparisons);
    case 'drop':
      return fitAxes({
        ...state,
        comparisons: state.comparisons.filter(
          ({id}) => !action.ids.includes(id),
        ),
      });
  }
}
