import {text} from '../../../i18n';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';
import {signalParameters as shared} from '../shared/signalParameters';

const {step, ramp, sine} = shared.input.choices;

/** Parameters of the second-order lag and of its input. */
export const parameters = {
  gain: {...shared.gain, group: text('Lag', '惯性环节')},
  naturalFrequency: quantity('f_n', 'Hz', {
    label: text('natural frequency', '固有频率'),
    default: 0.5,
    range: [0.01, 100],
    slider: [0.1, 5],
    log: true,
    help: text(
      'The frequency at which the output would oscillate without damping; times 2π it is the angular frequency ω_n.',
      '没有阻尼时输出的振荡频率，乘以 2π 就是角频率 ω_n。',
    ),
  }),
  dampingRatio: quantity('ζ', '1', {
    label: text('damping ratio', '阻尼比'),
    default: 0.3,
    range: [0.01, 10],
    slider: [0.05, 3],
    log: true,
    help: text(
      'Below 1 the output overshoots a step; from 1 on it does not, and the block equals two first-order lags in series.',
      '小于 1 时，阶跃响应会超调；不小于 1 时不会超调，相当于两个一阶惯性环节串联。',
    ),
  }),
  initial: {
    ...shared.initial,
    default: 0,
    help: text('The output at the start of the run.', '运行开始时的输出。'),
  },
  initialRate: quantity('v_0', '1/s', {
    label: text('initial rate of change', '变化率初始值'),
    default: 0,
    range: [-100, 100],
    slider: [-20, 20],
    help: text(
      'The slope of the output at the start of the run, the second initial value.',
      '运行开始时输出的斜率，即第二个初始值。',
    ),
  }),
  input: {...shared.input, choices: {step, ramp, sine}},
  level: {
    ...shared.level,
    help: text(
      'Height of the step, amplitude of the sine.',
      '阶跃的高度，或正弦的幅值。',
    ),
  },
  slope: shared.slope,
  onset: shared.onset,
  frequency: {...shared.frequency, default: 0.5},
} as const satisfies ParameterDefinitions;

/** The value of every parameter, SI. */
export type Values = ParameterValues<typeof parameters>;
