import {text} from '../../../../i18n';
import {WATER_RANGE} from '../../../../physics/fluids/water';
import {celsius} from '../../../../physics/units';
import type {ParameterDefinitions} from '../../../definition/defineModel';

/** Parameters of the drive of the line and of the water. */
export const driveParameters = {
  drive: {
    label: text({en: 'drive of the line', 'zh-Hans': '驱动方式'}),
    choices: {
      flow: text({en: 'a given flow', 'zh-Hans': '给定流量'}),
      pressure: text({en: 'a pressure difference', 'zh-Hans': '压差'}),
      pump: text({en: 'a pump', 'zh-Hans': '泵'}),
    },
    default: 'flow',
    help: text({
      en: 'A flow source at the inlet, an inlet tank at a higher pressure than the outlet tank, or a pump between two tanks of equal pressure.',
      'zh-Hans':
        '入口接流量源，或接压力高于出口水箱的水箱，或在压力相同的两个水箱之间接一台泵。',
    }),
    group: 'drive',
  },
  massFlow: {
    label: text({en: 'given mass flow rate', 'zh-Hans': '给定的质量流量'}),
    symbol: 'ṁ',
    unit: 'kg/s',
    default: 0.5,
    min: -2,
    max: 2,
    slider: [0, 1.5],
    help: text({
      en: 'Flow that the source delivers into the first pipe; a negative one runs backward.',
      'zh-Hans': '流量源送入第一段直管的流量，负值为倒流。',
    }),
    group: 'drive',
  },
  pressure: {
    label: text({en: 'pressure difference', 'zh-Hans': '压差'}),
    symbol: 'Δp',
    unit: 'Pa',
    displayUnit: 'kPa',
    default: 20e3,
    min: -1e6,
    max: 1e6,
    slider: [-40e3, 80e3],
    help: text({
      en: 'Pressure of the inlet tank above that of the outlet tank; negative drives the water backward.',
      'zh-Hans': '入口水箱高出出口水箱的压力，负值使水倒流。',
    }),
    group: 'drive',
  },
  shutOffPressure: {
    label: text({
      en: 'pump pressure at zero flow',
      'zh-Hans': '泵的零流量压力',
    }),
    symbol: 'Δp_0',
    unit: 'Pa',
    displayUnit: 'kPa',
    default: 60e3,
    min: 1e3,
    max: 1e6,
    slider: [10e3, 300e3],
    log: true,
    help: text({
      en: 'Start of the pump curve.',
      'zh-Hans': '泵特性曲线的起点。',
    }),
    group: 'drive',
  },
  pumpCoefficient: {
    label: text({en: 'pump curve coefficient', 'zh-Hans': '泵特性系数'}),
    symbol: 'a_p',
    unit: 'Pa.s2/m6',
    default: 4e9,
    min: 1e7,
    max: 1e13,
    slider: [5e8, 1e11],
    log: true,
    help: text({
      en: 'Decrease of the pump pressure with the square of the volume flow rate.',
      'zh-Hans': '泵的压力随体积流量的平方下降，这个系数表示下降的快慢。',
    }),
    group: 'drive',
  },
  waterTemperature: {
    label: text({
      en: 'reference temperature of the water',
      'zh-Hans': '水的参考温度',
    }),
    symbol: 'T_ref',
    unit: 'K',
    displayUnit: 'degC',
    default: celsius(20),
    min: WATER_RANGE.minimum,
    max: WATER_RANGE.maximum,
    help: text({
      en: 'Density, viscosity, heat capacity and conductivity are taken at this temperature, everywhere and at all times.',
      'zh-Hans':
        '密度、粘度、比热容和导热系数都按这个温度取值，不随位置和时间变化。',
    }),
    group: 'fluid',
  },
  friction: {
    label: text({en: 'friction formula', 'zh-Hans': '沿程阻力公式'}),
    symbol: 'f',
    choices: {
      churchill: text({
        en: 'Churchill, all Reynolds numbers',
        'zh-Hans': 'Churchill，任意雷诺数',
      }),
      colebrook: text({en: 'Colebrook', 'zh-Hans': 'Colebrook 公式'}),
      haaland: text({en: 'Haaland', 'zh-Hans': 'Haaland 公式'}),
      swameeJain: text({en: 'Swamee–Jain', 'zh-Hans': 'Swamee–Jain 公式'}),
      blasius: text({en: 'Blasius, smooth', 'zh-Hans': 'Blasius，光滑管'}),
      petukhov: text({en: 'Petukhov, smooth', 'zh-Hans': 'Petukhov，光滑管'}),
      laminar: text({en: 'laminar, 64/Re', 'zh-Hans': '层流，64/Re'}),
    },
    default: 'churchill',
    help: text({
      en: 'Gives the Darcy friction factor. The turbulent formulas hold from Re 4000; below Re 2000 f is 64/Re, with linear interpolation in between.',
      'zh-Hans':
        '计算沿程阻力系数（达西摩擦系数）。湍流公式用于 Re 4000 以上；Re 2000 以下改用 64/Re，两者之间 f 按直线过渡。',
    }),
    group: 'fluid',
  },
} as const satisfies ParameterDefinitions;
