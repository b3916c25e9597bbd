import {text} from '../../../i18n';
import {model} from '../../library/_template';
import {defineReferences} from '../defineReferences';

/** Reference cases of TEMPLATE: closed forms. */
export const references = defineReferences(model, [
  {
    id: 'approach',
    label: text('From 0 to an input of 2', '从 0 趋近输入 2'),
    parameters: {level: 2, timeConstant: 1},
    duration: 5,
    tolerance: 1e-6,
    points: [
      {output: 'y', at: 1, expected: 2 * (1 - Math.exp(-1))},
      {scalar: 'missing', expected: 2 * Math.exp(-5)},
    ],
  },
]);
