import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {Preset} from '../../definition';
import type {parameters} from './parameters';

/** View of the temperature of the far end. */
const FAR_END = {figure: 'points', curves: ['atEnd', 'exactAtEnd']} as const;

/** Presets of the bar, each with a question that its run answers. */
export const presets = {
  'two-lumps': {
    label: text('Two lumps', '两个单元'),
    question: text(
      'How far are the two halves of a 20\u00a0mm bar from the exact solution after one second?',
      '20\u00a0mm 长的铝棒分成两半，1\u00a0s 时与精确解相差多少？',
    ),
    values: {},
    duration: 10,
    results: [
      'timeConstant',
      'exactTimeConstant',
      'timeConstantError',
      'stiffnessRatio',
    ],
    view: {sliders: ['lumps'], range: [1, 20], marks: ['slowest']},
  },
  'full-length-first-conductor': {
    label: text('First conductor too long', '第一个导热元件过长'),
    question: text(
      'How much slower does the bar warm up if the first conductor has 10\u00a0mm instead of 5\u00a0mm?',
      '第一个导热元件误填 10\u00a0mm（应为 5\u00a0mm）时，升温会慢多少？',
    ),
    values: {firstConductor: 1},
    results: [
      'timeConstant',
      'exactTimeConstant',
      'timeConstantError',
      'firstConductance',
    ],
    view: {sliders: ['firstConductor'], marks: ['slowest']},
  },
  'one-lump': {
    label: text('One lump', '一个单元'),
    question: text(
      'How large is the error of a single first-order lag for the whole bar?',
      '整根铝棒只用一个一阶惯性环节表示，误差有多大？',
    ),
    values: {lumps: 1},
    results: ['timeConstant', 'exactTimeConstant', 'timeConstantError', 'biot'],
    view: {
      curves: ['whole', 'exactWhole'],
      sliders: ['lumps'],
      range: [1, 20],
      marks: ['slowest'],
    },
  },
  'twenty-lumps': {
    label: text('Twenty lumps', '二十个单元'),
    question: text(
      'Can you still distinguish twenty lumps from the exact curve, and how stiff is the model now?',
      '二十个单元的曲线与精确曲线还能区分吗？刚性比增大到多少？',
    ),
    values: {lumps: 20},
    results: [
      'timeConstantError',
      'stiffnessRatio',
      'eulerLimit',
      'timeConstant',
    ],
    view: {...FAR_END, sliders: ['lumps'], marks: ['slowest']},
  },
  'long-bar': {
    label: text('Bar of 0.5\u00a0m', '0.5\u00a0m 长棒'),
    question: text(
      'When does the far end of a bar of half a metre start to warm up?',
      '端面升温后，0.5\u00a0m 长的棒远端过多久才开始升温？',
    ),
    values: {length: 0.5, lumps: 20},
    duration: 3000,
    results: [
      'conductionTime',
      'exactTimeConstant',
      'totalHeat',
      'diffusivity',
    ],
    view: {
      ...FAR_END,
      sliders: ['length'],
      range: [0.2, 0.5],
      marks: ['arrival', 'slowest'],
    },
  },
  'convective-end': {
    label: text('Far end in air', '远端在空气中'),
    question: text(
      'How much cooler than the held face does the far end remain if air cools it?',
      '远端由空气冷却时，其稳态温度比恒温端面低多少？',
    ),
    values: {
      lumps: 10,
      length: 0.5,
      boundaries: 'held-convective',
      faceTemperature: celsius(100),
      coefficient: 50,
      ambient: celsius(20),
    },
    results: [
      'steadyEndTemperature',
      'steadyFlux',
      'biot',
      'exactTimeConstant',
    ],
    view: {
      ...FAR_END,
      sliders: ['coefficient'],
      range: [5, 500],
      marks: ['steadyEnds'],
    },
  },
  'film-only': {
    label: text('Cooled in water', '用水冷却'),
    question: text(
      'Is one lump enough for a hot bar that cools only through a film?',
      '热铝棒只通过表面换热冷却时，用一个单元是否足够？',
    ),
    values: {
      lumps: 1,
      boundaries: 'insulated-convective',
      initial: celsius(100),
      coefficient: 1200,
      ambient: celsius(20),
    },
    duration: 200,
    results: [
      'biot',
      'oneBodyRatio',
      'oneBodyTimeConstant',
      'exactTimeConstant',
    ],
    view: {
      ...FAR_END,
      sliders: ['coefficient'],
      range: [500, 10_000],
      marks: ['slowest'],
    },
  },
  alloy: {
    label: text('Wrought alloy', '变形铝合金'),
    question: text(
      'How quickly do the two halves of a bar of an alloy warm up?',
      '铝合金棒的前后两半升温有多快？',
    ),
    values: {lumps: 20, material: 'aluminium6061'},
    duration: 12,
    results: [
      'exactTimeConstant',
      'diffusivity',
      'timeConstant',
      'timeConstantError',
    ],
    view: {
      curves: ['firstHalf', 'secondHalf'],
      sliders: ['length'],
      range: [0.01, 0.05],
      marks: ['slowest'],
    },
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
