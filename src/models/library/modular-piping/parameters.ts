import {text} from '../../../i18n';
import {WATER_RANGE} from '../../../physics/fluids/water';
import {celsius} from '../../../physics/units';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';

const TEMPERATURE = {
  default: celsius(20),
  range: [WATER_RANGE.minimum, WATER_RANGE.maximum],
} as const;

const BORE = {displayUnit: 'mm', range: [0.01, 0.05], log: true} as const;

const BEND = {default: 0.3, range: [0, 20], slider: [0, 5]} as const;

const VALVE = {range: [0.1, 1000], slider: [0.5, 200], log: true} as const;

function branchLength(branch: 'A' | 'B', metres: number) {
  return quantity(`L_${branch}`, 'm', {
    label: text(`length of branch ${branch}`, `支路 ${branch} 的长度`),
    default: metres,
    range: [0.1, 100],
    slider: [1, 50],
    log: true,
    help: text(
      `Straight pipe in branch ${branch}.`,
      `支路 ${branch} 中的直管。`,
    ),
  });
}

function branchBore(branch: 'A' | 'B', metres: number) {
  return quantity(`D_${branch}`, 'm', {
    ...BORE,
    label: text(`bore of branch ${branch}`, `支路 ${branch} 的内径`),
    default: metres,
    help: text(
      `Inner diameter of branch ${branch}.`,
      `支路 ${branch} 的内径。`,
    ),
  });
}

function branchFittings(branch: 'A' | 'B', coefficient: number) {
  return quantity(`K_${branch}`, '1', {
    label: text(
      `loss coefficients in branch ${branch}, sum`,
      `支路 ${branch} 的局部阻力系数之和`,
    ),
    default: coefficient,
    range: [0, 1000],
    slider: [0, 20],
    help: text(
      `Refers to the velocity in branch ${branch}.`,
      `对应支路 ${branch} 中的流速。`,
    ),
  });
}

/** Parameters of the line, grouped by module. */
export const parameters = {
  drive: {
    label: text('drive of the line', '驱动方式'),
    choices: {
      flow: text('a given flow', '给定流量'),
      pressure: text('a pressure difference', '压差'),
      pump: text('a pump', '泵'),
    },
    default: 'flow',
    help: text(
      'A flow source at the inlet, an inlet tank at a higher pressure than the outlet tank, or a pump between two tanks of equal pressure.',
      '入口接流量源，或接压力高于出口水箱的水箱，或在压力相同的两个水箱之间接一台泵。',
    ),
    group: text('Drive', '驱动'),
  },
  massFlow: quantity('ṁ', 'kg/s', {
    label: text('given mass flow rate', '给定的质量流量'),
    default: 0.5,
    range: [-2, 2],
    slider: [0, 1.5],
    help: text(
      'Flow that the source delivers into the first pipe; a negative one runs backward.',
      '流量源送入第一段直管的流量，负值为倒流。',
    ),
  }),
  pressure: quantity('Δp', 'Pa', {
    label: text('pressure difference', '压差'),
    default: 20e3,
    range: [-1e6, 1e6],
    slider: [-40e3, 80e3],
    help: text(
      'Pressure of the inlet tank above that of the outlet tank; negative drives the water backward.',
      '入口水箱高出出口水箱的压力，负值使水倒流。',
    ),
  }),
  shutOffPressure: quantity('Δp_0', 'Pa', {
    label: text('pump pressure at zero flow', '泵的零流量压力'),
    default: 60e3,
    range: [1e3, 1e6],
    slider: [10e3, 300e3],
    log: true,
    help: text('Start of the pump curve.', '泵特性曲线的起点。'),
  }),
  pumpCoefficient: quantity('a_p', 'Pa.s2/m6', {
    label: text('pump curve coefficient', '泵特性系数'),
    default: 4e9,
    range: [1e7, 1e13],
    slider: [5e8, 1e11],
    log: true,
    help: text(
      'Decrease of the pump pressure with the square of the volume flow rate.',
      '泵的压力随体积流量的平方下降，这个系数表示下降的快慢。',
    ),
  }),
  diameter: quantity('D', 'm', {
    ...BORE,
    label: text('bore', '内径'),
    default: 0.025,
    help: text(
      'Inner diameter of the line. The coefficients of both bends and of the valve refer to the velocity in it.',
      '管路的内径。两个弯管和阀门的局部阻力系数都对应这个内径中的流速。',
    ),
    group: text('Line', '管路'),
  }),
  roughness: quantity('ε', 'm-rough', {
    label: text('roughness', '粗糙度'),
    displayUnit: 'mm-rough',
    default: 45e-6,
    range: [0, 0.5e-3],
    slider: [0, 0.3e-3],
    help: text(
      'Absolute roughness of all pipes: 0 is smooth, 0.045\u00a0mm commercial steel, 0.26\u00a0mm cast iron.',
      '所有直管的绝对粗糙度：0 为光滑管，0.045\u00a0mm 为商用钢管，0.26\u00a0mm 为铸铁管。',
    ),
  }),
  firstLength: quantity('L_1', 'm', {
    label: text('length of the first pipe', '第一段直管的长度'),
    default: 5,
    range: [0.1, 100],
    slider: [1, 30],
    log: true,
    help: text('Straight pipe at the inlet.', '入口处的直管。'),
  }),
  firstBend: quantity('K_1', '1', {
    ...BEND,
    label: text(
      'loss coefficient of the first bend',
      '第一个弯管的局部阻力系数',
    ),
    help: text(
      'Typical: 0.3 for a flanged 90° elbow, 1.5 for a threaded one. With 0 the bend has no effect.',
      '典型值：90° 法兰弯管 0.3，螺纹弯管 1.5。取 0 时弯管不起作用。',
    ),
  }),
  secondLength: quantity('L_2', 'm', {
    label: text('length of the second pipe', '第二段直管的长度'),
    default: 3,
    range: [0, 100],
    slider: [0, 30],
    help: text(
      'Straight pipe between the bends. With 0 it has no effect.',
      '两个弯管之间的直管。取 0 时不起作用。',
    ),
  }),
  secondBend: quantity('K_2', '1', {
    ...BEND,
    label: text(
      'loss coefficient of the second bend',
      '第二个弯管的局部阻力系数',
    ),
    help: text(
      'As for the first bend; add the coefficients of other fittings before the valve here.',
      '与第一个弯管相同；阀前其他管件的系数也可以加在这里。',
    ),
  }),
  valve: quantity('K_v', '1', {
    ...VALVE,
    label: text('loss coefficient of the valve', '阀门的局部阻力系数'),
    default: 2,
    help: text(
      'Typical: 0.15 for an open gate valve, 10 for a globe valve; far more when almost closed. An exit into open water adds 1.',
      '典型值：全开的闸阀 0.15，截止阀 10；接近关闭时大得多。末端直接通入水中时再加 1。',
    ),
  }),
  waterTemperature: quantity('T_ref', 'K', {
    ...TEMPERATURE,
    label: text('reference temperature of the water', '水的参考温度'),
    help: text(
      'Density, viscosity, heat capacity and conductivity are taken at this temperature, everywhere and at all times.',
      '密度、粘度、比热容和导热系数都按这个温度取值，不随位置和时间变化。',
    ),
    group: text('Fluid', '流体'),
  }),
  friction: {
    label: text('friction formula', '沿程阻力公式'),
    symbol: 'f',
    choices: {
      churchill: text(
        'Churchill, all Reynolds numbers',
        'Churchill，任意雷诺数',
      ),
      colebrook: text('Colebrook', 'Colebrook 公式'),
      haaland: text('Haaland', 'Haaland 公式'),
      swameeJain: text('Swamee–Jain', 'Swamee–Jain 公式'),
      blasius: text('Blasius, smooth', 'Blasius，光滑管'),
      petukhov: text('Petukhov, smooth', 'Petukhov，光滑管'),
      laminar: text('laminar, 64/Re', '层流，64/Re'),
    },
    default: 'churchill',
    help: text(
      'Gives the Darcy friction factor. The turbulent formulas hold from Re 4000; below Re 2000 f is 64/Re, with linear interpolation in between.',
      '计算沿程阻力系数（达西摩擦系数）。湍流公式用于 Re 4000 以上，Re 2000 以下改用 64/Re，中间的 f 按直线过渡。',
    ),
  },
  inletTemperature: quantity('T_in', 'K', {
    ...TEMPERATURE,
    label: text('temperature of the inflow', '流入温度'),
    help: text(
      'Temperature of the water from the inlet, from the start of the run.',
      '从仿真开始起，由入口流入的水的温度。',
    ),
    group: text('Temperatures', '温度'),
  }),
  initialTemperature: quantity('T_0', 'K', {
    ...TEMPERATURE,
    label: text('initial temperature', '初始温度'),
    help: text(
      'Temperature of the node at the start, and of the outlet tank. If it differs from that of the inflow, the node takes some time to follow.',
      '开始时节点的水温，也是出口水箱的水温。如果与流入温度不同，节点需要一段时间才跟上。',
    ),
  }),
  nodeVolume: quantity('V', 'm3', {
    label: text('volume of the node', '节点的容积'),
    default: 1e-3,
    range: [1e-6, 0.1],
    slider: [1e-6, 0.01],
    log: true,
    help: text(
      'Volume between the second bend and the valve. If these are screwed together, it is tiny; with a thousandth of a litre the model is stiff.',
      '第二个弯管与阀门之间的容积。直接拧在一起时容积极小，取千分之一升会使模型成为刚性系统。',
    ),
    group: text('Node and valve', '节点与阀门'),
  }),
  bulkModulus: quantity('B', 'Pa', {
    label: text('bulk modulus', '体积弹性模量'),
    displayUnit: 'bar',
    default: 2.18e9,
    range: [1e6, 2.5e9],
    slider: [20e6, 2.3e9],
    log: true,
    help: text(
      'Pressure per relative compression. Pure water has about 22\u00a0000\u00a0bar; a little air reduces it greatly.',
      '单位相对压缩量所需的压力。纯水约为 22000\u00a0bar，含少量空气时会低很多。',
    ),
  }),
  valveAction: {
    label: text('movement of the valve', '阀门动作'),
    choices: {
      stays: text('stays', '不动'),
      moves: text('moves at once', '突然改变开度'),
    },
    default: 'stays',
    help: text(
      'A moving valve disturbs the pressure of the node, which then settles again.',
      '阀门改变开度会扰动节点的压力，压力随后重新稳定。',
    ),
  },
  valveAfter: quantity('K_v2', '1', {
    ...VALVE,
    label: text(
      'loss coefficient of the valve afterwards',
      '动作后阀门的局部阻力系数',
    ),
    default: 10,
    help: text(
      'Larger than before when the valve closes, smaller when it opens.',
      '关小阀门时比原来大，开大时比原来小。',
    ),
  }),
  valveTime: quantity('t_v', 's', {
    label: text('instant the valve moves', '阀门动作的时刻'),
    default: 5,
    range: [0, 10],
    help: text(
      'The valve moves instantaneously at this time. At 0 the run starts from the steady state before the movement.',
      '阀门在这个时刻瞬间动作。取 0 时，仿真从阀门动作前的稳态开始。',
    ),
  }),
  fixedStep: quantity('h_E', 's', {
    label: text('step of explicit Euler', '显式欧拉法的步长'),
    default: 1e-6,
    range: [1e-10, 1],
    slider: [1e-7, 1e-4],
    log: true,
    help: text(
      'From the movement of the valve on, the pressure of the node is also computed with this fixed step, 40 steps at most. Not available with parallel branches.',
      '从阀门动作起，另用这个固定步长计算节点压力，最多 40 步。有并联支路时不能用。',
    ),
  }),
  rise: quantity('Δz', 'm', {
    label: text('rise of the line', '管路上升的高度'),
    default: 0,
    range: [-20, 20],
    slider: [-10, 10],
    help: text(
      'Height gained after the first bend, negative for a fall. With 0 there is no such module.',
      '第一个弯管之后升高的高度，下降为负。取 0 时没有这个模块。',
    ),
    group: text('Optional modules', '可选模块'),
  }),
  bore: {
    label: text('bore of the second pipe', '第二段直管的内径'),
    choices: {
      same: text('as the line', '与管路相同'),
      other: text('its own', '另外给定'),
    },
    default: 'same',
    help: text(
      'With its own bore, the second pipe has a sudden change of bore at each end: one enlargement, one contraction.',
      '另外给定内径时，第二段直管两端各有一次变径：一次突扩，一次突缩。',
    ),
  },
  secondDiameter: quantity('D_2', 'm', {
    ...BORE,
    label: text('own bore of the second pipe', '第二段直管另给的内径'),
    default: 0.04,
    help: text(
      'The coefficients of the changes of bore refer to the velocity in the narrower of the two pipes.',
      '变径的局部阻力系数对应较细一侧的流速。',
    ),
  }),
  branches: {
    label: text('parallel branches', '并联支路'),
    choices: {
      none: text('none', '没有'),
      two: text('two after the valve', '阀后有两条'),
    },
    default: 'none',
    help: text(
      'Two branches between the valve and the outlet tank. They have the same pressure drop and divide the flow.',
      '阀门与出口水箱之间的两条支路，压降相同，流量分成两份。',
    ),
  },
  lengthA: branchLength('A', 10),
  diameterA: branchBore('A', 0.025),
  fittingsA: branchFittings('A', 2),
  lengthB: branchLength('B', 6),
  diameterB: branchBore('B', 0.02),
  fittingsB: branchFittings('B', 1.5),
} as const satisfies ParameterDefinitions;

/** The parameter values of the line: numbers in SI, choices as their keys. */
export type Values = ParameterValues<typeof parameters>;
