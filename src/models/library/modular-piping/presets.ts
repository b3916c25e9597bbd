import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {Preset} from '../../definition/defineModel';
import type {parameters} from './parameters';

/** Presets of the line, each with a question that its run answers. */
export const presets = {
  staircase: {
    label: text({en: 'Staircase', 'zh-Hans': '压力阶梯'}),
    question: text({
      en: 'Which module is the highest step of the staircase?',
      'zh-Hans': '压力阶梯中，哪个模块是最高的一级？',
    }),
    values: {},
    duration: 10,
    results: ['totalDrop', 'frictionDrop', 'minorDrop', 'massFlow'],
    view: {sliders: ['valve'], range: [0.5, 15]},
  },
  laminar: {
    label: text({en: 'Laminar flow', 'zh-Hans': '层流'}),
    question: text({
      en: 'If a laminar flow is halved, does the pressure drop of a pipe fall to a half or a quarter?',
      'zh-Hans': '层流的流量减半时，直管的压降减为一半还是四分之一？',
    }),
    values: {massFlow: 0.02},
    results: ['totalDrop', 'reynolds', 'frictionFactor', 'massFlow'],
    view: {sliders: ['massFlow'], range: [0.005, 0.04]},
  },
  'given-pressure': {
    label: text({en: 'Given pressure', 'zh-Hans': '给定压差'}),
    question: text({
      en: 'Which flow do 20\u00a0kPa drive through the line?',
      'zh-Hans': '20\u00a0kPa 的压差能驱动多大的流量？',
    }),
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
    label: text({en: 'Pump', 'zh-Hans': '泵'}),
    question: text({
      en: 'Where do the curves of the pump and of the line meet?',
      'zh-Hans': '泵特性曲线与管路曲线交于何处？',
    }),
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
    label: text({en: 'Uphill', 'zh-Hans': '向高处送水'}),
    question: text({
      en: 'How much of the pump pressure does a rise of three metres take?',
      'zh-Hans': '上升 3\u00a0m 需要用去泵的多少压力？',
    }),
    values: {drive: 'pump', rise: 3},
    results: ['riseDrop', 'totalDrop', 'massFlow', 'hydraulicPower'],
    view: {figure: 'operating-point', sliders: ['rise'], range: [0, 5]},
  },
  'wider-pipe': {
    label: text({en: 'Wider second pipe', 'zh-Hans': '加粗第二段直管'}),
    question: text({
      en: 'Does a wider second pipe save more than its two changes of bore cost?',
      'zh-Hans': '加粗第二段直管，省下的压力比两次变径损失的多吗？',
    }),
    values: {diameter: 0.02, bore: 'other', secondDiameter: 0.025},
    results: ['totalDrop', 'frictionDrop', 'minorDrop', 'enlargement'],
    view: {sliders: ['secondDiameter'], range: [0.02, 0.04]},
  },
  branches: {
    label: text({en: 'Two branches', 'zh-Hans': '两条支路'}),
    question: text({
      en: 'How do two different branches share one kilogram per second?',
      'zh-Hans': '两条不同的支路怎样分配每秒 1\u00a0kg 的流量？',
    }),
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
    label: text({en: 'Warm water', 'zh-Hans': '温水'}),
    question: text({
      en: 'How much less pressure does the line need with water at 60\u00a0°C?',
      'zh-Hans': '水温为 60\u00a0°C 时，管路所需的压力减少多少？',
    }),
    values: {
      waterTemperature: celsius(60),
      inletTemperature: celsius(60),
      initialTemperature: celsius(60),
    },
    results: ['totalDrop', 'reynolds', 'frictionFactor', 'frictionDrop'],
    view: {sliders: ['waterTemperature']},
  },
  'small-volume': {
    label: text({en: 'Stiff small volume', 'zh-Hans': '小容腔引起的刚性'}),
    question: text({
      en: 'How many steps would explicit Euler need for these twenty seconds?',
      'zh-Hans': '仿真这二十秒，显式欧拉法需要多少步？',
    }),
    values: {
      drive: 'pressure',
      nodeVolume: 1e-6,
      valveAction: 'moves',
    },
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
    label: text({en: 'The pressure settles', 'zh-Hans': '压力的稳定过程'}),
    question: text({
      en: 'Why do the swings of explicit Euler grow with a step of 13 microseconds?',
      'zh-Hans': '步长只有 13 微秒，显式欧拉法的摆动幅度为什么仍然越来越大？',
    }),
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
      curves: ['nodePressure', 'eulerPressure'],
      sliders: ['fixedStep'],
      range: [2.5e-6, 1.4e-5],
      marks: ['timeConstants'],
    },
  },
  'soft-vessel': {
    label: text({en: 'Soft vessel', 'zh-Hans': '带气垫的容器'}),
    question: text({
      en: 'Which takes longer in a line to a vessel with air in it: to settle the pressure or to set the water in motion?',
      'zh-Hans':
        '管路通向含有空气的容器时，压力稳定下来和水流动起来，哪一个需要的时间更长？',
    }),
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
