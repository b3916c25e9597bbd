import {text} from '../../../i18n';
import type {Preset} from '../../definition';
import type {parameters} from './parameters';

/** Prepared runs, from the flow law to a chamber with an outlet. */
export const presets = {
  flow: {
    label: text('Flow law', '流量特性'),
    question: text(
      'How much flows through a hole, and what happens when the pressure difference vanishes?',
      '一个小孔能通过多少流量？压差趋于零时会怎样？',
    ),
    values: {pressureBefore: 20e5, pressureAfter: 20e5},
    results: ['fullFlow', 'rootFlow', 'criticalPressure', 'laminarResistance'],
    view: {sliders: ['viscosity', 'diameter'], marks: ['critical', 'tangent']},
  },
  fill: {
    label: text('Fill a chamber', '容腔充压'),
    question: text('How long does the chamber take?', '容腔充压需要多长时间？'),
    values: {},
    results: ['fillTime99', 'fullFlow', 'energyDelivered', 'lostShare'],
    view: {figure: 'pressure', sliders: ['diameter'], marks: ['filled']},
  },
  root: {
    label: text('Plain square root', '纯平方根'),
    question: text(
      'Where does the plain square root end, and what is its slope there?',
      '按纯平方根计算，曲线在哪里结束？那里的斜率是多少？',
    ),
    values: {law: 'squareRoot'},
    results: ['fillTimeRoot', 'rootFlow', 'fillTime99', 'lostShare'],
    view: {
      figure: 'pressure',
      sliders: ['diameter'],
      marks: ['full'],
      sentence: 'root',
    },
  },
  'cold-oil': {
    label: text('Cold oil', '冷油'),
    question: text(
      'Why does the curve become an exponential?',
      '曲线为什么变成了指数曲线？',
    ),
    values: {viscosity: 800e-6, stepTime: 4},
    results: ['laminarTime', 'fillTime99', 'fullFlow', 'reynolds'],
    view: {
      figure: 'pressure',
      sliders: ['viscosity'],
      range: [10e-6, 1e-3],
      marks: ['filled'],
      sentence: 'cold',
    },
  },
  reversed: {
    label: text('Reversed flow', '反向流动'),
    question: text(
      'Is the way back as fast as the way in?',
      '油液流回时与流入时一样快吗？',
    ),
    values: {pressureAfter: 20e5, stepTime: 0.3},
    duration: 0.8,
    results: ['finalPressure', 'energyDelivered', 'energyLost', 'lostShare'],
    view: {
      figure: 'pressure',
      sliders: ['pressureAfter'],
      range: [0, 200e5],
      marks: ['step'],
    },
  },
  divider: {
    label: text('Two orifices', '两个节流孔'),
    question: text('Where is the oil warmest?', '哪里的油温最高？'),
    values: {outletDiameter: 0.8e-3, stepTime: 60},
    results: ['finalPressure', 'temperatureRise', 'energyLost', 'lostShare'],
    view: {
      figure: 'temperature',
      curves: ['temperature', 'jetTemperature', 'outletTemperature'],
      sliders: ['outletDiameter'],
      range: [0.3e-3, 2e-3],
    },
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
