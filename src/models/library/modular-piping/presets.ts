import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {Preset} from '../../definition';
import type {parameters} from './parameters';

/** Presets of the line, each with a question that its run answers. */
export const presets = {
  staircase: {
    label: text('Staircase', '压力阶梯'),
    question: text(
      'Which module is the highest step of the staircase?',
      '压力阶梯中，哪个模块是最高的一级？',
    ),
    values: {},
    duration: 10,
    results: ['totalDrop', 'frictionDrop', 'minorDrop', 'massFlow'],
    view: {sliders: ['valve'], range: [0.5, 15]},
  },
  laminar: {
    label: text('Laminar flow', '层流'),
    question: text(
      'If a laminar flow is halved, does the pressure drop of a pipe fall to a half or a quarter?',
      '层流的流量减半时，直管的压降减为一半还是四分之一？',
    ),
    values: {massFlow: 0.02},
    results: ['totalDrop', 'reynolds', 'frictionFactor', 'massFlow'],
    view: {sliders: ['massFlow'], range: [0.005, 0.04]},
  },
  'given-pressure': {
    label: text('Given pressure', '给定压差'),
    question: text(
      'Which flow do 20\u00a0kPa drive through the line?',
      '20\u00a0kPa 的压差能驱动多大的流量？',
    ),
    values: {drive: 'pressure', pressure: 20e3},
    results: ['massFlow', 'volumeFlow', 'velocity', 'reynolds'],
    view: {
      figure: 'operating-point',
      sliders: ['pressure'],
      range: [5e3, 40e3],
      sentence: 'rise',
    },
  },
  pump: {
    label: text('Pump', '泵'),
    question: text(
      'Where do the curves of the pump and of the line meet?',
      '泵特性曲线与管路曲线交于何处？',
    ),
    values: {drive: 'pump'},
    results: ['massFlow', 'totalDrop', 'hydraulicPower', 'volumeFlow'],
    view: {
      figure: 'operating-point',
      sliders: ['shutOffPressure'],
      range: [20e3, 150e3],
      sentence: 'rise',
    },
  },
  uphill: {
    label: text('Uphill', '向高处送水'),
    question: text(
      'How much of the pump pressure does a rise of three metres take?',
      '上升 3\u00a0m 需要用去泵的多少压力？',
    ),
    values: {drive: 'pump', rise: 3},
    results: ['riseDrop', 'totalDrop', 'massFlow', 'hydraulicPower'],
    view: {figure: 'operating-point', sliders: ['rise'], range: [0, 5]},
  },
  'wider-pipe': {
    label: text('Wider second pipe', '加粗第二段直管'),
    question: text(
      'Does a wider second pipe save more than its two changes of bore cost?',
      '加粗第二段直管，省下的压力比两次变径损失的多吗？',
    ),
    values: {diameter: 0.02, bore: 'other', secondDiameter: 0.025},
    results: ['totalDrop', 'frictionDrop', 'minorDrop', 'enlargement'],
    view: {sliders: ['secondDiameter'], range: [0.02, 0.04]},
  },
  branches: {
    label: text('Two branches', '两条支路'),
    question: text(
      'How do two different branches share one kilogram per second?',
      '两条不同的支路怎样分配每秒 1\u00a0kg 的流量？',
    ),
    values: {massFlow: 1, branches: 'two'},
    results: ['flowA', 'flowB', 'branchDrop', 'totalDrop'],
    view: {
      figure: 'flow',
      curves: ['flowA', 'flowB'],
      sliders: ['diameterB'],
      range: [0.01, 0.03],
    },
  },
  'warm-water': {
    label: text('Warm water', '温水'),
    question: text(
      'How much less pressure does the line need with water at 60\u00a0°C?',
      '水温为 60\u00a0°C 时，管路所需的压力减少多少？',
    ),
    values: {
      waterTemperature: celsius(60),
      inletTemperature: celsius(60),
      initialTemperature: celsius(60),
    },
    results: ['totalDrop', 'reynolds', 'frictionFactor', 'frictionDrop'],
    view: {sliders: ['waterTemperature']},
  },
  'small-volume': {
    label: text('Stiff small volume', '小容腔引起的刚性'),
    question: text(
      'How many steps would explicit Euler need for these twenty seconds?',
      '仿真这二十秒，显式欧拉法需要多少步？',
    ),
    values: {drive: 'pressure', nodeVolume: 1e-6, valveAction: 'moves'},
    duration: 20,
    results: ['eulerSteps', 'eulerLimit', 'pressureTime', 'timeRatio'],
    view: {
      figure: 'pressure',
      curves: ['nodePressure'],
      sliders: ['nodeVolume', 'valveAfter'],
      sentence: 'eulerSteps',
    },
  },
  'pressure-settles': {
    label: text('The pressure settles', '压力的稳定过程'),
    question: text(
      'Why do the swings of explicit Euler grow with a step of 13 microseconds?',
      '步长只有 13 微秒，显式欧拉法的摆动幅度为什么仍然越来越大？',
    ),
    values: {
      drive: 'pressure',
      valveAction: 'moves',
      valveTime: 0,
      fixedStep: 1.3e-5,
    },
    duration: 1e-4,
    results: [
      'eulerLimit',
      'pressureTime',
      'pressurePerMillilitre',
      'eulerSteps',
    ],
    view: {
      figure: 'pressure',
      sliders: ['fixedStep'],
      range: [2.5e-6, 1.4e-5],
      marks: ['timeConstants'],
    },
  },
  'soft-vessel': {
    label: text('Soft vessel', '带气垫的容器'),
    question: text(
      'Which takes longer in a line to a vessel with air in it: to settle the pressure or to set the water in motion?',
      '管路通向含有空气的容器时，压力稳定下来和水流动起来，哪一个需要的时间更长？',
    ),
    values: {
      drive: 'pressure',
      diameter: 0.01,
      nodeVolume: 0.05,
      bulkModulus: 1e6,
      valveAction: 'moves',
      valveTime: 0,
    },
    duration: 20,
    results: ['pressureTime', 'inertiaTime', 'travelTime', 'massFlow'],
    view: {
      figure: 'pressure',
      curves: ['nodePressure'],
      sliders: ['nodeVolume'],
      range: [0.005, 0.1],
      marks: ['timeConstants'],
    },
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
