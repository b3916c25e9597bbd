import {text} from '../../../i18n';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';

const FREQUENCY = {range: [0, 20], slider: [0, 5]} as const;

const AMPLITUDE = {range: [-10, 10], slider: [-3, 3]} as const;

const INSTANT = {range: [0, 30], slider: [0, 12]} as const;

/** Parameters of the triggered sine and of the three sources before it. */
export const parameters = {
  wait: {
    label: text('wait for end of cycle', '等待周期结束'),
    choices: {no: text('no', '否'), yes: text('yes', '是')},
    default: 'no',
    help: text(
      'No: the output becomes 0 when the trigger drops. Yes: the running cycle is completed first.',
      '否：触发信号断开时输出立即变为 0。是：先完成当前周期，输出再变为 0。',
    ),
    group: text('Generator', '触发正弦源'),
  },
  frequencyProfile: {
    label: text('frequency profile', '频率的变化方式'),
    choices: {
      constant: text('constant', '不变'),
      steps: text('three steps', '分三段'),
      sweep: text('linear sweep', '线性扫频'),
      octaves: text('exponential sweep', '指数扫频'),
    },
    default: 'constant',
    help: text(
      'The signal of the source at the frequency port. Sweeps begin at 0\u00a0s.',
      '频率端口所接信号源的输出形式。扫频从 0\u00a0s 开始。',
    ),
    group: text('Frequency input', '频率输入'),
  },
  firstFrequency: quantity('f_0', 'Hz', {
    ...FREQUENCY,
    label: text('initial frequency', '初始频率'),
    default: 0.5,
    help: text(
      'The frequency until it is switched, or at the start of the sweep. At 0\u00a0Hz the phase is constant.',
      '切换之前的频率，或扫频的起始频率。频率为 0\u00a0Hz 时相位保持不变。',
    ),
  }),
  secondFrequency: quantity('f_1', 'Hz', {
    ...FREQUENCY,
    label: text('second frequency', '第二段频率'),
    default: 1,
    help: text(
      'The frequency from the first switch time on.',
      '从第一个切换时刻起的频率。',
    ),
  }),
  thirdFrequency: quantity('f_2', 'Hz', {
    ...FREQUENCY,
    label: text('third frequency', '第三段频率'),
    default: 2,
    help: text(
      'The frequency from the second switch time on.',
      '从第二个切换时刻起的频率。',
    ),
  }),
  sweepRate: quantity('β', 'Hz/s', {
    label: text('rate of the linear sweep', '线性扫频的速率'),
    default: 0.1,
    range: [-1, 5],
    slider: [-0.2, 1],
    help: text(
      'The increase of the frequency per second. The frequency must not fall below 0 within the run.',
      '频率每秒的增加量。在仿真时长内，频率不能降到 0 以下。',
    ),
  }),
  doublingTime: quantity('T_2', 's', {
    label: text('doubling time', '频率翻倍的时间'),
    default: 2,
    range: [0.2, 20],
    slider: [0.5, 10],
    log: true,
    help: text(
      'The duration of each octave of the exponential sweep.',
      '指数扫频中每个倍频程的持续时间。',
    ),
  }),
  amplitudeProfile: {
    label: text('amplitude profile', '幅值的变化方式'),
    choices: {
      constant: text('constant', '不变'),
      steps: text('three steps', '分三段'),
      ramp: text('ramp', '斜坡'),
    },
    default: 'constant',
    help: text(
      'The signal of the source at the amplitude port. The ramp begins at 0\u00a0s.',
      '幅值端口所接信号源的输出形式。斜坡从 0\u00a0s 开始。',
    ),
    group: text('Amplitude input', '幅值输入'),
  },
  firstAmplitude: quantity('A_0', '1', {
    ...AMPLITUDE,
    label: text('initial amplitude', '初始幅值'),
    default: 1,
    help: text(
      'The amplitude until it is switched, or at the start of the ramp.',
      '切换之前的幅值，或斜坡的起始幅值。',
    ),
  }),
  secondAmplitude: quantity('A_1', '1', {
    ...AMPLITUDE,
    label: text('second amplitude', '第二段幅值'),
    default: 2,
    help: text(
      'The amplitude from the first switch time on.',
      '从第一个切换时刻起的幅值。',
    ),
  }),
  thirdAmplitude: quantity('A_2', '1', {
    ...AMPLITUDE,
    label: text('third amplitude', '第三段幅值'),
    default: 0.5,
    help: text(
      'The amplitude from the second switch time on.',
      '从第二个切换时刻起的幅值。',
    ),
  }),
  amplitudeRate: quantity('α', '1/s', {
    label: text('slope of the ramp', '斜坡的斜率'),
    default: 0.1,
    range: [-1, 1],
    slider: [-0.5, 0.5],
    help: text(
      'The increase of the amplitude per second.',
      '幅值每秒的增加量。',
    ),
  }),
  firstSwitch: quantity('t_s1', 's', {
    ...INSTANT,
    label: text('first switch time', '第一个切换时刻'),
    default: 4,
    help: text(
      'The instant at which a stepped frequency or amplitude takes its second value.',
      '分段的频率或幅值进入第二段的时刻。',
    ),
    group: text('Switch times of both', '频率和幅值的切换时刻'),
  }),
  secondSwitch: quantity('t_s2', 's', {
    ...INSTANT,
    label: text('second switch time', '第二个切换时刻'),
    default: 6,
    help: text(
      'The instant at which a stepped frequency or amplitude takes its third value. It must not come before the first switch time.',
      '分段的频率或幅值进入第三段的时刻，不能早于第一个切换时刻。',
    ),
  }),
  triggerLevel: quantity('r', '1', {
    label: text('value of the trigger', '触发信号的值'),
    default: 1,
    range: [0, 2],
    help: text(
      'The trigger has this value in its windows and 0 outside. It is on while it is greater than 0.5.',
      '触发信号在各个窗口内取该值，窗口外为 0。大于 0.5 时为接通。',
    ),
    group: text('Trigger input', '触发输入'),
  }),
  firstOn: quantity('t_on1', 's', {
    ...INSTANT,
    label: text('start of the first window', '第一个窗口的开始'),
    default: 1,
    help: text(
      'The instant at which the trigger comes on for the first time.',
      '触发信号第一次接通的时刻。',
    ),
  }),
  firstOff: quantity('t_off1', 's', {
    ...INSTANT,
    label: text('end of the first window', '第一个窗口的结束'),
    default: 3.4,
    help: text(
      'The instant at which the trigger drops. If it is not later than the start, there is no such window.',
      '触发信号断开的时刻。如果不晚于开始时刻，则没有这个窗口。',
    ),
  }),
  secondOn: quantity('t_on2', 's', {
    ...INSTANT,
    label: text('start of the second window', '第二个窗口的开始'),
    default: 5.8,
    help: text(
      'The instant at which the trigger comes on again. Overlapping windows act as one; from its end on there is no second one.',
      '触发信号再次接通的时刻。重叠的窗口合并为一个；若不早于第二个窗口的结束，则没有第二个窗口。',
    ),
  }),
  secondOff: quantity('t_off2', 's', {
    ...INSTANT,
    label: text('end of the second window', '第二个窗口的结束'),
    default: 9,
    help: text(
      'The instant at which the trigger drops again. For a single window, set it to the start of the second window.',
      '触发信号再次断开的时刻。如果只需要一个窗口，就设为与第二个窗口的开始相同。',
    ),
  }),
} as const satisfies ParameterDefinitions;

/** The parameter values of the triggered sine, SI. */
export type Values = ParameterValues<typeof parameters>;
