import {text} from '../../../i18n';
import {defineModel, quantity} from '../../definition';

/**
 * Model of TEMPLATE: τ dy/dt = u − y from y(0) = 0, with a constant input u.
 * Source: name the book and its chapter.
 */
export const model = defineModel({
  id: 'template',
  title: text('TITLE', '标题'),
  parameters: {
    level: quantity('u', '1', {
      label: text('input', '输入'),
      default: 2,
      range: [-10, 10],
      slider: [-5, 5],
      help: text(
        'The constant value that the output approaches.',
        '输出所趋近的恒定值。',
      ),
      group: text('Model', '模型'),
    }),
    timeConstant: quantity('τ', 's', {
      label: text('time constant', '时间常数'),
      default: 1,
      range: [0.01, 100],
      slider: [0.2, 5],
      log: true,
      help: text(
        'The time in which the distance to the input falls by the factor e.',
        '输出与输入之差减小到 1/e 所用的时间。',
      ),
    }),
  },
  duration: {default: () => 5, range: [0.1, 1000]},
  states: {
    y: {label: text('output', '输出'), unit: '1'},
  },
  initial: () => ({y: 0}),
  derivatives: (_, x, p) => ({y: (p.level - x.y) / p.timeConstant}),
  outputs: {
    y: quantity('y', '1', {label: text('output', '输出')}),
  },
  observe: (_, x) => ({y: x.y}),
  exact: (t, p) => ({y: -p.level * Math.expm1(-t / p.timeConstant)}),
  scalars: {
    endValue: quantity('y_1', '1', {
      label: text('output at the end', '运行结束时的输出'),
    }),
    missing: quantity('d_1', '1', {
      label: text('distance to the input at the end', '运行结束时与输入的差值'),
    }),
  },
  measure(p, run) {
    const endValue = run.value('y', run.end);
    return {endValue, missing: p.level - endValue};
  },
  figures: {
    response: {title: text('Response', '响应'), outputs: ['y']},
  },
  summary: text(
    'The output starts at 0 and is at {endValue} after {end}.',
    '输出从 0 开始，{end} 后为 {endValue}。',
  ),
  sentences: {
    level: text('{The output|y} approaches {level}.', '{输出|y}趋近 {level}。'),
    timeConstant: text(
      'With a time constant of {timeConstant}, {the output|y} is still {missing} away from its input after {end}.',
      '时间常数为 {timeConstant} 时，{输出|y}在 {end} 后与输入还差 {missing}。',
    ),
  },
  marks: ({level, timeConstant}) => ({
    level: {y: level, symbol: 'u'},
    timeConstant: {x: timeConstant, symbol: 'τ'},
  }),
  presets: {
    approach: {
      label: text('Approach', '趋近'),
      question: text(
        'How long does the output take to come near its input?',
        '输出要多长时间才能接近输入？',
      ),
      values: {},
      results: ['endValue', 'missing'],
      view: {sliders: ['timeConstant'], marks: ['level', 'timeConstant']},
    },
  },
});
