import {text} from '../../../i18n';
import {model} from '../../library/plate-on-felt';
import {defineReferences} from '../defineReferences';

/** Reference cases of the plate on felt: closed forms, with C = 450 J/K and G = 0.5 W/K. */
export const references = defineReferences(model, [
  {
    id: 'felt',
    label: text(
      'From 20 to 80\u00a0°C through 1\u00a0mm of felt',
      '隔着 1\u00a0mm 毛毡，从 20 到 80\u00a0°C',
    ),
    parameters: {
      thickness: 1e-3,
      area: 0.01,
      conductivity: 0.05,
      mass: 0.5,
      specificHeat: 900,
      initial: 293.15,
      table: 353.15,
    },
    duration: 4500,
    tolerance: 1e-6,
    points: [
      {scalar: 'timeConstant', expected: 900},
      {scalar: 'firstFlow', expected: 30},
      {scalar: 'share', expected: 1 - Math.exp(-5)},
      {output: 'temperature', at: 900, expected: 353.15 - 60 * Math.exp(-1)},
      {output: 'heatFlow', at: 900, expected: 30 * Math.exp(-1)},
      {output: 'storedHeat', at: 4500, expected: 27_000 * (1 - Math.exp(-5))},
    ],
  },
]);
