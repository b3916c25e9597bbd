import type {AnyModel} from '../../models/definition/modelDefinition';
import {
  isChoice,
  type NumberParameter,
  sliderRange,
} from '../../models/definition/parameters';
import type {Unit, UnitPreferences} from '../../physics/units';
import {shownUnit} from './shownUnit';
import {type SliderScale, sliderScale} from './sliderScale';

/** One slider below a figure. */
export interface NumberSlider {
  readonly key: string;
  readonly definition: NumberParameter;
  readonly unit: Unit;
  readonly scale: SliderScale;
}

/**
 * The sliders of parameters over their useful range, the first over another one
 * if that is given.
 * @throws {RangeError} for a key that is no number parameter of the model
 */
export function numberSliders(
  model: AnyModel,
  keys: readonly string[],
  range?: readonly [low: number, high: number],
  units: UnitPreferences = {},
): readonly NumberSlider[] {
  return keys.map((key, index) => {
    const definition = model.parameters[key];
    if (!definition || isChoice(definition)) {
      throw new RangeError(`'${key}' of '${model.id}' can't have a slider`);
    }
    const slider = (index === 0 && range) || sliderRange(definition);
    const covered = {...definition, slider};
    const unit = shownUnit(definition, units);
    return {key, definition, unit, scale: sliderScale(covered, unit)};
  });
}
