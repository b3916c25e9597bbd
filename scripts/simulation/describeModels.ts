import type {AnyModel} from '../../src/models/definition';
import {
  defaultDuration,
  defaultParameters,
} from '../../src/models/definition/normalize';
import type {ParameterDefinition} from '../../src/models/definition/parameters';
import {isChoice} from '../../src/models/definition/parameters';
import {loadAllModels} from '../../src/models/registry';
import {unitName} from '../../src/physics/units';

function describeParameter(
  name: string,
  definition: ParameterDefinition,
): object {
  const {label, default: value, help} = definition;
  if (isChoice(definition)) {
    const choices = Object.keys(definition.choices);
    return {name, label, help, default: value, choices};
  }
  const {symbol, unit, range, integer = false, log = false} = definition;
  return {
    name,
    symbol,
    label,
    help,
    unit: unitName(unit),
    default: value,
    min: range[0],
    max: range[1],
    integer,
    log,
  };
}

function describeModel(model: AnyModel): object {
  const {id, title, duration} = model;
  const usual = defaultDuration(model, defaultParameters(model));
  return {
    id,
    title,
    duration: duration && {
      unit: 's',
      default: usual,
      min: duration.range[0],
      max: duration.range[1],
    },
    parameters: Object.entries(model.parameters).map(([key, definition]) =>
      describeParameter(key, definition),
    ),
    outputs: Object.entries(model.outputs).map(
      ([name, {symbol, label, unit, sampled = false}]) => ({
        name,
        symbol,
        label,
        unit: unitName(unit),
        sampled,
      }),
    ),
    scalars: Object.entries(model.scalars ?? {}).map(
      ([name, {label, unit}]) => ({name, label, unit: unitName(unit)}),
    ),
    presets: Object.entries(model.presets).map(([name, {label, values}]) => ({
      name,
      label,
      values,
    })),
  };
}

/** Rounds what was converted from another unit: 243.15, not 243.14999999999998. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(12)) : value;
}

/** Describes every model as JSON: parameters, outputs, scalars, presets. */
export async function describeModels(): Promise<string> {
  const models = await loadAllModels();
  return `${JSON.stringify(models.map(describeModel), rounded, 2)}\n`;
}
