import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {NumberParameter} from '../../../models/definition/parameters';
import {isChoice, sliderRange} from '../../../models/definition/parameters';
import type {UnitPreferences} from '../../../physics/units';
import {fromUnit, toUnit} from '../../../physics/units';
import {withFixedDuration} from '../../state/changes';
import type {Settings} from '../../state/settings';
import {withValue} from '../../state/settings';
import {shownUnit} from '../../state/shownUnit';

/** A parameter a little below and a little above its value. */
export interface Nudge {
  readonly key: string;
  readonly low: Settings;
  readonly high: Settings;
  /** By how much it moves where that is not 10 %, in the unit shown. */
  readonly amount?: number;
}

/** How far a parameter is moved, as a part of its value. */
const PART = 0.1;

/**
 * The values 10 % below and above, in the unit shown (so that 20 °C becomes
 * 18 °C). A value of zero moves by 10 % of the slider, a whole one by at least 1.
 */
function nudgedValues(
  definition: NumberParameter,
  value: number,
  units: UnitPreferences,
): Omit<Nudge, 'key' | 'low' | 'high'> & {
  readonly values: readonly [low: number, high: number];
} {
  const unit = shownUnit(definition, units);
  const shown = toUnit(value, unit);
  const [from, to] = sliderRange(definition);
  const span = toUnit(to, unit) - toUnit(from, unit);
  const wanted = PART * (shown === 0 ? span : Math.abs(shown));
  const step = definition.integer ? Math.max(Math.round(wanted), 1) : wanted;
  const [min, max] = definition.range;
  const at = (position: number) =>
    Math.min(Math.max(fromUnit(position, unit), min), max);
  const values = [at(shown - step), at(shown + step)] as const;
  const isPart = shown !== 0 && step === wanted;
  return {values, ...(!isPart && {amount: step})};
}

/** Settings for each number that has an effect, moved down and up. */
export function nudges(
  model: AnyModel,
  settings: Settings,
  units: UnitPreferences,
): readonly Nudge[] {
  const irrelevant = model.irrelevant(settings.values);
  const fixed = withFixedDuration(model, settings);
  return Object.entries(model.parameters).flatMap(([key, definition]) => {
    if (isChoice(definition) || irrelevant.includes(key)) {
      return [];
    }
    const value = Number(settings.values[key]);
    const {values, ...moved} = nudgedValues(definition, value, units);
    const [low, high] = values;
    return [
      {
        key,
        ...moved,
        low: withValue(model, fixed, key, low),
        high: withValue(model, fixed, key, high),
      },
    ];
  });
}
