import {text} from '../../../i18n';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';
import {signalParameters} from '../shared/signalParameters';

const {gain, initial, ...input} = signalParameters;

/** Parameters of the first-order lag and of its input. */
export const parameters = {
  gain: {...gain, group: text('Lag', '惯性环节')},
  timeConstant: quantity('τ', 's', {
    label: text('time constant', '时间常数'),
    default: 1.5,
    range: [0.01, 100],
    slider: [0.2, 10],
    log: true,
    help: text(
      'The time in which one lag completes 63.2% of its change after a step.',
      '阶跃之后单个环节完成变化量的 63.2% 所用的时间。',
    ),
  }),
  initial,
  stages: quantity('N', '1', {
    label: text('number of lags in series', '串联的环节数'),
    default: 1,
    range: [1, 20],
    integer: true,
    help: text(
      'Equal lags, connected one after the other; the gain acts once. Many short lags behave almost like a pure delay.',
      '多个相同的环节依次串联，增益只作用一次。时间常数很小的多个环节串联，近似于纯滞后。',
    ),
  }),
  ...input,
} as const satisfies ParameterDefinitions;

/** The value of every parameter, SI. */
export type Values = ParameterValues<typeof parameters>;
