import type {AnyModel} from '../../../models/definition/modelDefinition';
import {
  isChoice,
  type NumberParameter,
  sliderRange,
} from '../../../models/definition/parameters';
import {type SliderScale, sliderScale} from '../../../panel/state/sliderScale';
import type {Unit} from '../../../physics/units';
import {chooseUnit} from '../../../physics/units';
import {type KnobSpec, list} from './spec';

/** One slider of a knob. */
export interface KnobSlider {
  readonly key: string;
  readonly definition: NumberParameter;
  readonly unit: Unit;
  readonly scale: SliderScale;
}

/**
 * The sliders of a knob, over the useful range of their parameters.
 * @throws {RangeError} for a key that is no number parameter of the model
 */
export function knobSliders(
  model: AnyModel,
  {parameter, range}: KnobSpec,
): readonly KnobSlider[] {
  return list(parameter).map((key, index) => {
    const definition = model.parameters[key];
    if (!definition || isChoice(definition)) {
      throw new RangeError(`'${key}' of '${model.id}' can't have a slider`);
    }
    const usual = sliderRange(definition);
    const [min, max] = index === 0 ? (range ?? usual) : usual;
    const covered = {...definition, min, max, slider: [min, max]} as const;
    const unit = chooseUnit(definition.unit, definition.displayUnit, {});
    return {key, definition, unit, scale: sliderScale(covered, unit)};
  });
}
