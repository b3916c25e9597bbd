import {type LocalizedText, text} from '../../../i18n';
import {fromUnit} from '../../../physics/units';
import type {
  ParameterDefinitions,
  ParameterValues,
} from '../../definition/defineModel';

/** Headings of the groups of parameters, in the order shown. */
export const groups = {
  supply: text({en: 'Pump and relief valve', 'zh-Hans': '泵与溢流阀'}),
  valve: text({en: 'Directional valve', 'zh-Hans': '换向阀'}),
  cylinder: text({en: 'Cylinder and load', 'zh-Hans': '液压缸与负载'}),
  oil: text({en: 'Oil and lines', 'zh-Hans': '油液与管路'}),
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** A flow rate per pressure, given in L/min per bar, as SI. */
const gradient = (value: number) => fromUnit(value, '(L/min)/bar');

/** Parameters of the pump, the valves, the cylinder and the oil. */
export const parameters = {
  speed: {
    label: text({en: 'speed of the prime mover', 'zh-Hans': '原动机转速'}),
    symbol: 'n',
    unit: 'Hz',
    displayUnit: '1/min',
    default: 25,
    min: 0,
    max: 50,
    help: text({
      en: 'The pump gives its displacement once per revolution, whatever the pressure.',
      'zh-Hans': '无论压力多大，泵每转一圈都排出一个排量的油。',
    }),
    group: 'supply',
  },
  displacement: {
    label: text({
      en: 'displacement of the pump',
      'zh-Hans': '泵的排量（每转）',
    }),
    symbol: 'D',
    unit: 'm3',
    displayUnit: 'cm3',
    default: 16e-6,
    min: 1e-6,
    max: 100e-6,
    slider: [4e-6, 40e-6],
    log: true,
    help: text({
      en: 'The volume of oil for one revolution. The pump has no leakage.',
      'zh-Hans': '泵每转排出的油液体积，不计泄漏。',
    }),
    group: 'supply',
  },
  reliefPressure: {
    label: text({
      en: 'cracking pressure of the relief valve',
      'zh-Hans': '溢流阀开启压力',
    }),
    symbol: 'p_R',
    unit: 'Pa',
    displayUnit: 'bar',
    default: 160e5,
    min: 10e5,
    max: 400e5,
    slider: [40e5, 300e5],
    help: text({
      en: 'Below this pressure of the pump line the relief valve is shut.',
      'zh-Hans': '泵出口压力低于该值时，溢流阀关闭。',
    }),
    group: 'supply',
  },
  reliefGradient: {
    label: text({
      en: 'flow gradient of the relief valve',
      'zh-Hans': '溢流阀的流量–压力梯度',
    }),
    symbol: 'G_R',
    unit: 'm3/(s.Pa)',
    displayUnit: '(L/min)/bar',
    default: gradient(10),
    min: gradient(0.5),
    max: gradient(100),
    log: true,
    help: text({
      en: 'The flow that the open relief valve passes for each bar above its cracking pressure.',
      'zh-Hans': '溢流阀开启后，压力每超过开启压力 1\u00a0bar 所通过的流量。',
    }),
    group: 'supply',
  },
  valveDiameter: {
    label: text({
      en: 'bore of each valve edge, fully open',
      'zh-Hans': '换向阀阀口全开时的等效直径',
    }),
    symbol: 'd_v',
    unit: 'm',
    displayUnit: 'mm',
    default: 4e-3,
    min: 0.5e-3,
    max: 10e-3,
    slider: [1.5e-3, 8e-3],
    log: true,
    help: text({
      en: 'Each edge is an orifice whose area is that of a hole of this bore, times the opening.',
      'zh-Hans': '每个阀口相当于一个节流孔，面积等于该直径的圆面积乘以开度。',
    }),
    group: 'valve',
  },
  opening: {
    label: text({
      en: 'opening of the directional valve',
      'zh-Hans': '换向阀开度',
    }),
    symbol: 'x',
    unit: 'ratio',
    default: 1,
    min: -1,
    max: 1,
    help: text({
      en: 'Above 0 the pump is joined to the piston side and the cylinder extends; below 0 it retracts. The valve opens at 0.1\u00a0s.',
      'zh-Hans':
        '大于 0 时泵接通无杆腔，活塞杆伸出；小于 0 时缩回。阀在 0.1\u00a0s 打开。',
    }),
    group: 'valve',
  },
  closeTime: {
    label: text({
      en: 'time at which the valve closes',
      'zh-Hans': '换向阀关闭时刻',
    }),
    symbol: 't_c',
    unit: 's',
    default: 1.3,
    min: 0.2,
    max: 60,
    slider: [0.2, 3],
    help: text({
      en: 'From then on the spool goes back to the centre, where all ports are closed.',
      'zh-Hans': '从该时刻起阀芯回到中位，所有油口关闭。',
    }),
    group: 'valve',
  },
  strokeTime: {
    label: text({
      en: 'time from closed to fully open',
      'zh-Hans': '阀芯由关闭到全开的时间',
    }),
    symbol: 't_v',
    unit: 's',
    displayUnit: 'ms',
    default: 0.02,
    min: 0,
    max: 2,
    slider: [0, 0.2],
    help: text({
      en: 'A partial opening takes the same share of this time, and so does the way back.',
      'zh-Hans': '部分打开时按比例缩短，返回中位时也一样。',
    }),
    group: 'valve',
  },
  pistonDiameter: {
    label: text({en: 'piston diameter', 'zh-Hans': '活塞直径'}),
    symbol: 'D_p',
    unit: 'm',
    displayUnit: 'mm',
    default: 0.05,
    min: 0.02,
    max: 0.2,
    slider: [0.03, 0.1],
    help: text({
      en: 'The oil of the piston side acts on the whole area of the piston.',
      'zh-Hans': '无杆腔的油液作用在整个活塞面积上。',
    }),
    group: 'cylinder',
  },
  rodDiameter: {
    label: text({en: 'rod diameter', 'zh-Hans': '活塞杆直径'}),
    symbol: 'd_r',
    unit: 'm',
    displayUnit: 'mm',
    default: 0.028,
    min: 0.005,
    max: 0.18,
    slider: [0.01, 0.045],
    help: text({
      en: 'The oil of the rod side acts on the area of the piston less that of the rod.',
      'zh-Hans': '有杆腔的作用面积等于活塞面积减去活塞杆面积。',
    }),
    group: 'cylinder',
  },
  mass: {
    label: text({en: 'moving mass', 'zh-Hans': '运动部分的质量'}),
    symbol: 'm',
    unit: 'kg',
    default: 500,
    min: 1,
    max: 20_000,
    slider: [50, 5000],
    log: true,
    help: text({
      en: 'Piston, rod and what they move.',
      'zh-Hans': '活塞、活塞杆及其推动的物体。',
    }),
    group: 'cylinder',
  },
  load: {
    label: text({
      en: 'load against extension',
      'zh-Hans': '阻碍伸出的负载力',
    }),
    symbol: 'F',
    unit: 'N',
    displayUnit: 'kN',
    default: 15e3,
    min: 0,
    max: 100e3,
    slider: [0, 40e3],
    help: text({
      en: 'A constant force that pushes the rod into the cylinder.',
      'zh-Hans': '把活塞杆压回缸内的恒定力。',
    }),
    group: 'cylinder',
  },
  airContent: {
    label: text({
      en: 'free air at atmospheric pressure',
      'zh-Hans': '含气量（常压下的体积分数）',
    }),
    symbol: 'α',
    unit: 'ratio',
    displayUnit: 'percent',
    default: 1e-3,
    min: 1e-5,
    max: 0.05,
    slider: [1e-4, 0.05],
    log: true,
    help: text({
      en: 'Volume of the undissolved air over that of the oil. It makes the oil soft at low pressure.',
      'zh-Hans': '游离空气与油液的体积之比。压力低时，它使油液变软。',
    }),
    group: 'oil',
  },
  lineVolume: {
    label: text({en: 'volume of each line', 'zh-Hans': '每段管路的容积'}),
    symbol: 'V_h',
    unit: 'm3',
    displayUnit: 'L',
    default: 0.5e-3,
    min: 0.05e-3,
    max: 10e-3,
    slider: [0.1e-3, 3e-3],
    log: true,
    help: text({
      en: 'The pump line has this volume, and each chamber has it in addition to what the piston leaves free.',
      'zh-Hans': '泵出口管路的容积，也是两腔各自除活塞行程外的附加容积。',
    }),
    group: 'oil',
  },
  returnLine: {
    label: text({en: 'return line', 'zh-Hans': '回油路'}),
    choices: {
      open: text({en: 'open', 'zh-Hans': '畅通'}),
      blocked: text({en: 'blocked', 'zh-Hans': '堵塞'}),
    },
    default: 'open',
    help: text({
      en: 'When it is blocked, no oil gets into the rod side or out of it.',
      'zh-Hans': '堵塞时，有杆腔的油液既不能流入也不能流出。',
    }),
    group: 'oil',
  },
} as const satisfies ParameterDefinitions;

/** The value of every parameter, SI. */
export type Values = ParameterValues<typeof parameters>;
