import {type LocalizedText, text} from '../../../i18n';
import {WATER_RANGE} from '../../../physics/fluids/water';
import {celsius} from '../../../physics/units';
import type {
  ParameterDefinitions,
  ParameterValues,
} from '../../definition/defineModel';

/** Headings of the groups of parameters, in the order shown. */
export const groups = {
  drive: text({en: 'Drive', 'zh-Hans': '驱动'}),
  line: text({en: 'Line', 'zh-Hans': '管路'}),
  fluid: text({en: 'Fluid', 'zh-Hans': '流体'}),
  heat: text({en: 'Temperatures', 'zh-Hans': '温度'}),
  node: text({en: 'Node and valve', 'zh-Hans': '节点与阀门'}),
  optional: text({en: 'Optional modules', 'zh-Hans': '可选模块'}),
} as const satisfies Readonly<Record<string, LocalizedText>>;

const TEMPERATURE = {
  unit: 'K',
  displayUnit: 'degC',
  min: WATER_RANGE.minimum,
  max: WATER_RANGE.maximum,
} as const;

/** Parameters of the line, grouped by module. */
export const parameters = {
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
  diameter: {
    label: text({en: 'bore', 'zh-Hans': '内径'}),
    symbol: 'D',
    unit: 'm',
    displayUnit: 'mm',
    default: 0.025,
    min: 0.01,
    max: 0.05,
    log: true,
    help: text({
      en: 'Inner diameter of the line. The coefficients of both bends and of the valve refer to the velocity in it.',
      'zh-Hans':
        '管路的内径。两个弯管和阀门的局部阻力系数都对应这个内径中的流速。',
    }),
    group: 'line',
  },
  roughness: {
    label: text({en: 'roughness', 'zh-Hans': '粗糙度'}),
    symbol: 'ε',
    unit: 'm-rough',
    displayUnit: 'mm-rough',
    default: 45e-6,
    min: 0,
    max: 0.5e-3,
    slider: [0, 0.3e-3],
    help: text({
      en: 'Absolute roughness of all pipes: 0 is smooth, 0.045\u00a0mm commercial steel, 0.26\u00a0mm cast iron.',
      'zh-Hans':
        '所有直管的绝对粗糙度：0 为光滑管，0.045\u00a0mm 为商用钢管，0.26\u00a0mm 为铸铁管。',
    }),
    group: 'line',
  },
  firstLength: {
    label: text({
      en: 'length of the first pipe',
      'zh-Hans': '第一段直管的长度',
    }),
    symbol: 'L_1',
    unit: 'm',
    default: 5,
    min: 0.1,
    max: 100,
    slider: [1, 30],
    log: true,
    help: text({
      en: 'Straight pipe at the inlet.',
      'zh-Hans': '入口处的直管。',
    }),
    group: 'line',
  },
  firstBend: {
    label: text({
      en: 'loss coefficient of the first bend',
      'zh-Hans': '第一个弯管的局部阻力系数',
    }),
    symbol: 'K_1',
    unit: '1',
    default: 0.3,
    min: 0,
    max: 20,
    slider: [0, 5],
    help: text({
      en: 'Typical: 0.3 for a flanged 90° elbow, 1.5 for a threaded one. With 0 the bend has no effect.',
      'zh-Hans':
        '典型值：90° 法兰弯管 0.3，螺纹弯管 1.5。取 0 时弯管不起作用。',
    }),
    group: 'line',
  },
  secondLength: {
    label: text({
      en: 'length of the second pipe',
      'zh-Hans': '第二段直管的长度',
    }),
    symbol: 'L_2',
    unit: 'm',
    default: 3,
    min: 0,
    max: 100,
    slider: [0, 30],
    help: text({
      en: 'Straight pipe between the bends. With 0 it has no effect.',
      'zh-Hans': '两个弯管之间的直管。取 0 时不起作用。',
    }),
    group: 'line',
  },
  secondBend: {
    label: text({
      en: 'loss coefficient of the second bend',
      'zh-Hans': '第二个弯管的局部阻力系数',
    }),
    symbol: 'K_2',
    unit: '1',
    default: 0.3,
    min: 0,
    max: 20,
    slider: [0, 5],
    help: text({
      en: 'As for the first bend; add the coefficients of other fittings before the valve here.',
      'zh-Hans': '与第一个弯管相同；阀前其他管件的系数也可以加在这里。',
    }),
    group: 'line',
  },
  valve: {
    label: text({
      en: 'loss coefficient of the valve',
      'zh-Hans': '阀门的局部阻力系数',
    }),
    symbol: 'K_v',
    unit: '1',
    default: 2,
    min: 0.1,
    max: 1000,
    slider: [0.5, 200],
    log: true,
    help: text({
      en: 'Typical: 0.15 for an open gate valve, 10 for a globe valve; far more when almost closed. An exit into open water adds 1.',
      'zh-Hans':
        '典型值：全开的闸阀 0.15，截止阀 10；接近关闭时大得多。末端直接通入水中时再加 1。',
    }),
    group: 'line',
  },
  inletTemperature: {
    ...TEMPERATURE,
    label: text({en: 'temperature of the inflow', 'zh-Hans': '流入温度'}),
    symbol: 'T_in',
    default: celsius(20),
    help: text({
      en: 'Temperature of the water from the inlet, from the start of the run.',
      'zh-Hans': '从仿真开始起，由入口流入的水的温度。',
    }),
    group: 'heat',
  },
  initialTemperature: {
    ...TEMPERATURE,
    label: text({en: 'initial temperature', 'zh-Hans': '初始温度'}),
    symbol: 'T_0',
    default: celsius(20),
    help: text({
      en: 'Temperature of the node at the start, and of the outlet tank. If it differs from that of the inflow, the node takes some time to follow.',
      'zh-Hans':
        '开始时节点的水温，也是出口水箱的水温。如果与流入温度不同，节点需要一段时间才跟上。',
    }),
    group: 'heat',
  },
  nodeVolume: {
    label: text({en: 'volume of the node', 'zh-Hans': '节点的容积'}),
    symbol: 'V',
    unit: 'm3',
    displayUnit: 'L',
    default: 1e-3,
    min: 1e-6,
    max: 0.1,
    slider: [1e-6, 0.01],
    log: true,
    help: text({
      en: 'Volume between the second bend and the valve. If these are screwed together, it is tiny; with a thousandth of a litre the model is stiff.',
      'zh-Hans':
        '第二个弯管与阀门之间的容积。两者直接拧在一起时，容积极小；取千分之一升，模型就成为刚性系统。',
    }),
    group: 'node',
  },
  bulkModulus: {
    label: text({en: 'bulk modulus', 'zh-Hans': '体积弹性模量'}),
    symbol: 'B',
    unit: 'Pa',
    displayUnit: 'bar',
    default: 2.18e9,
    min: 1e6,
    max: 2.5e9,
    slider: [20e6, 2.3e9],
    log: true,
    help: text({
      en: 'Pressure per relative compression. Pure water has about 22\u00a0000\u00a0bar; a little air reduces it greatly.',
      'zh-Hans':
        '单位相对压缩量所需的压力。纯水约为 22000\u00a0bar，含少量空气时会低很多。',
    }),
    group: 'node',
  },
  valveAction: {
    label: text({en: 'movement of the valve', 'zh-Hans': '阀门动作'}),
    choices: {
      stays: text({en: 'stays', 'zh-Hans': '不动'}),
      moves: text({en: 'moves at once', 'zh-Hans': '突然改变开度'}),
    },
    default: 'stays',
    help: text({
      en: 'A moving valve disturbs the pressure of the node, which then settles again.',
      'zh-Hans': '阀门改变开度会扰动节点的压力，压力随后重新稳定。',
    }),
    group: 'node',
  },
  valveAfter: {
    label: text({
      en: 'loss coefficient of the valve afterwards',
      'zh-Hans': '动作后阀门的局部阻力系数',
    }),
    symbol: 'K_v2',
    unit: '1',
    default: 10,
    min: 0.1,
    max: 1000,
    slider: [0.5, 200],
    log: true,
    help: text({
      en: 'Larger than before when the valve closes, smaller when it opens.',
      'zh-Hans': '关小阀门时比原来大，开大时比原来小。',
    }),
    group: 'node',
  },
  valveTime: {
    label: text({en: 'instant the valve moves', 'zh-Hans': '阀门动作的时刻'}),
    symbol: 't_v',
    unit: 's',
    default: 5,
    min: 0,
    max: 10,
    help: text({
      en: 'The valve moves instantaneously at this time. At 0 the run starts from the steady state before the movement.',
      'zh-Hans':
        '阀门在这个时刻瞬间动作。取 0 时，仿真从阀门动作前的稳态开始。',
    }),
    group: 'node',
  },
  fixedStep: {
    label: text({en: 'step of explicit Euler', 'zh-Hans': '显式欧拉法的步长'}),
    symbol: 'h_E',
    unit: 's',
    default: 1e-6,
    min: 1e-10,
    max: 1,
    slider: [1e-7, 1e-4],
    log: true,
    help: text({
      en: 'From the movement of the valve on, the pressure of the node is also computed with this fixed step, 40 steps at most. Not available with parallel branches.',
      'zh-Hans':
        '从阀门动作起，另用这个固定步长计算节点压力，最多 40 步。有并联支路时不能用。',
    }),
    group: 'node',
  },
  rise: {
    label: text({en: 'rise of the line', 'zh-Hans': '管路上升的高度'}),
    symbol: 'Δz',
    unit: 'm',
    default: 0,
    min: -20,
    max: 20,
    slider: [-10, 10],
    help: text({
      en: 'Height gained after the first bend, negative for a fall. With 0 there is no such module.',
      'zh-Hans': '第一个弯管之后升高的高度，下降为负。取 0 时没有这个模块。',
    }),
    group: 'optional',
  },
  bore: {
    label: text({en: 'bore of the second pipe', 'zh-Hans': '第二段直管的内径'}),
    choices: {
      same: text({en: 'as the line', 'zh-Hans': '与管路相同'}),
      other: text({en: 'its own', 'zh-Hans': '另外给定'}),
    },
    default: 'same',
    help: text({
      en: 'With its own bore, the second pipe has a sudden change of bore at each end: one enlargement, one contraction.',
      'zh-Hans':
        '另外给定内径时，第二段直管两端各有一次变径：一次突扩，一次突缩。',
    }),
    group: 'optional',
  },
  secondDiameter: {
    label: text({
      en: 'own bore of the second pipe',
      'zh-Hans': '第二段直管另给的内径',
    }),
    symbol: 'D_2',
    unit: 'm',
    displayUnit: 'mm',
    default: 0.04,
    min: 0.01,
    max: 0.05,
    log: true,
    help: text({
      en: 'The coefficients of the changes of bore refer to the velocity in the narrower of the two pipes.',
      'zh-Hans': '变径的局部阻力系数对应较细一侧的流速。',
    }),
    group: 'optional',
  },
  branches: {
    label: text({en: 'parallel branches', 'zh-Hans': '并联支路'}),
    choices: {
      none: text({en: 'none', 'zh-Hans': '没有'}),
      two: text({en: 'two after the valve', 'zh-Hans': '阀后有两条'}),
    },
    default: 'none',
    help: text({
      en: 'Two branches between the valve and the outlet tank. They have the same pressure drop and divide the flow.',
      'zh-Hans': '阀门与出口水箱之间的两条支路，压降相同，流量分成两份。',
    }),
    group: 'optional',
  },
  lengthA: {
    label: text({en: 'length of branch A', 'zh-Hans': '支路 A 的长度'}),
    symbol: 'L_A',
    unit: 'm',
    default: 10,
    min: 0.1,
    max: 100,
    slider: [1, 50],
    log: true,
    help: text({
      en: 'Straight pipe in branch A.',
      'zh-Hans': '支路 A 中的直管。',
    }),
    group: 'optional',
  },
  diameterA: {
    label: text({en: 'bore of branch A', 'zh-Hans': '支路 A 的内径'}),
    symbol: 'D_A',
    unit: 'm',
    displayUnit: 'mm',
    default: 0.025,
    min: 0.01,
    max: 0.05,
    log: true,
    help: text({
      en: 'Inner diameter of branch A.',
      'zh-Hans': '支路 A 的内径。',
    }),
    group: 'optional',
  },
  fittingsA: {
    label: text({
      en: 'loss coefficients in branch A, sum',
      'zh-Hans': '支路 A 的局部阻力系数之和',
    }),
    symbol: 'K_A',
    unit: '1',
    default: 2,
    min: 0,
    max: 1000,
    slider: [0, 20],
    help: text({
      en: 'Refers to the velocity in branch A.',
      'zh-Hans': '对应支路 A 中的流速。',
    }),
    group: 'optional',
  },
  lengthB: {
    label: text({en: 'length of branch B', 'zh-Hans': '支路 B 的长度'}),
    symbol: 'L_B',
    unit: 'm',
    default: 6,
    min: 0.1,
    max: 100,
    slider: [1, 50],
    log: true,
    help: text({
      en: 'Straight pipe in branch B.',
      'zh-Hans': '支路 B 中的直管。',
    }),
    group: 'optional',
  },
  diameterB: {
    label: text({en: 'bore of branch B', 'zh-Hans': '支路 B 的内径'}),
    symbol: 'D_B',
    unit: 'm',
    displayUnit: 'mm',
    default: 0.02,
    min: 0.01,
    max: 0.05,
    log: true,
    help: text({
      en: 'Inner diameter of branch B.',
      'zh-Hans': '支路 B 的内径。',
    }),
    group: 'optional',
  },
  fittingsB: {
    label: text({
      en: 'loss coefficients in branch B, sum',
      'zh-Hans': '支路 B 的局部阻力系数之和',
    }),
    symbol: 'K_B',
    unit: '1',
    default: 1.5,
    min: 0,
    max: 1000,
    slider: [0, 20],
    help: text({
      en: 'Refers to the velocity in branch B.',
      'zh-Hans': '对应支路 B 中的流速。',
    }),
    group: 'optional',
  },
} as const satisfies ParameterDefinitions;

/** The parameter values of the line: numbers in SI, choices as their keys. */
export type Values = ParameterValues<typeof parameters>;

/** The key of a parameter of the line. */
export type Key = keyof typeof parameters;

/** Lists the parameters without effect at these values. */
export function irrelevantParameters(p: Values): readonly Key[] {
  const keys: Key[] = [];
  if (p.drive !== 'flow') {
    keys.push('massFlow');
  }
  if (p.drive !== 'pressure') {
    keys.push('pressure');
  }
  if (p.drive !== 'pump') {
    keys.push('shutOffPressure', 'pumpCoefficient');
  }
  if (p.valveAction === 'stays') {
    keys.push('valveAfter', 'valveTime');
  }
  if (p.valveAction === 'stays' || p.branches === 'two') {
    keys.push('fixedStep');
  }
  if (p.bore === 'same') {
    keys.push('secondDiameter');
  }
  if (p.branches === 'none') {
    keys.push('lengthA', 'diameterA', 'fittingsA');
    keys.push('lengthB', 'diameterB', 'fittingsB');
  }
  return keys;
}
