import {type LocalizedText, text} from '../../../i18n';
import type {
  ParameterDefinitions,
  ParameterValues,
} from '../../definition/defineModel';
import {driveParameters} from './parameters/drive';
import {heatParameters} from './parameters/heat';
import {lineParameters} from './parameters/line';
import {nodeParameters} from './parameters/node';
import {optionalParameters} from './parameters/optional';

/** Headings of the groups of parameters, in the order shown. */
export const groups = {
  drive: text({en: 'Drive', 'zh-Hans': '驱动'}),
  line: text({en: 'Line', 'zh-Hans': '管路'}),
  fluid: text({en: 'Fluid', 'zh-Hans': '流体'}),
  heat: text({en: 'Heat', 'zh-Hans': '传热'}),
  node: text({en: 'Node and valve', 'zh-Hans': '节点与阀门'}),
  optional: text({en: 'Optional modules', 'zh-Hans': '可选模块'}),
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** Parameters of the line, grouped by module. */
export const parameters = {
  ...driveParameters,
  ...lineParameters,
  ...heatParameters,
  ...nodeParameters,
  ...optionalParameters,
} as const satisfies ParameterDefinitions;

/** The parameter values of the line: numbers in SI, choices as their keys. */
export type Values = ParameterValues<typeof parameters>;

/** The key of a parameter of the line. */
export type Key = keyof typeof parameters;

/** Lists the parameters without effect at these values. */
export function irrelevantParameters(p: Values): readonly Key[] {
  const keys: Key[] = [];
  if (p.drive !== 'flow') {
    keys.push('massFlow');
  }
  if (p.drive !== 'pressure') {
    keys.push('pressure');
  }
  if (p.drive !== 'pump') {
    keys.push('shutOffPressure', 'pumpCoefficient');
  }
  if (p.wall === 'adiabatic') {
    keys.push('wallTemperature');
  }
  if (p.valveAction === 'stays') {
    keys.push('valveAfter', 'valveTime');
  }
  if (p.valveAction === 'stays' || p.branches === 'two') {
    keys.push('fixedStep');
  }
  if (p.bore === 'same') {
    keys.push('secondDiameter');
  }
  if (p.branches === 'none') {
    keys.push('lengthA', 'diameterA', 'fittingsA');
    keys.push('lengthB', 'diameterB', 'fittingsB');
  }
  return keys;
}
