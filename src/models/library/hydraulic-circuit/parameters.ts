import {text} from '../../../i18n';
import {fromUnit} from '../../../physics/units';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';

/** A flow rate per pressure, given in L/min per bar, as SI. */
const gradient = (value: number) => fromUnit(value, '(L/min)/bar');

/** Parameters of the pump, the valves, the cylinder and the oil. */
export const parameters = {
  speed: quantity('n', 'Hz', {
    label: text('speed of the prime mover', '原动机转速'),
    displayUnit: '1/min',
    default: 25,
    range: [0, 50],
    help: text(
      'The pump gives its displacement once per revolution, whatever the pressure.',
      '无论压力多大，泵每转一圈都排出一个排量的油。',
    ),
    group: text('Pump and relief valve', '泵与溢流阀'),
  }),
  displacement: quantity('D', 'm3', {
    label: text('displacement of the pump', '泵的排量（每转）'),
    displayUnit: 'cm3',
    default: 16e-6,
    range: [1e-6, 100e-6],
    slider: [4e-6, 40e-6],
    log: true,
    help: text(
      'The volume of oil for one revolution. The pump has no leakage.',
      '泵每转排出的油液体积，不计泄漏。',
    ),
  }),
  reliefPressure: quantity('p_R', 'Pa', {
    label: text('cracking pressure of the relief valve', '溢流阀开启压力'),
    default: 160e5,
    range: [10e5, 400e5],
    slider: [40e5, 300e5],
    help: text(
      'Below this pressure of the pump line the relief valve is shut.',
      '泵出口压力低于该值时，溢流阀关闭。',
    ),
  }),
  reliefGradient: quantity('G_R', 'm3/(s.Pa)', {
    label: text('flow gradient of the relief valve', '溢流阀的流量–压力梯度'),
    displayUnit: '(L/min)/bar',
    default: gradient(10),
    range: [gradient(0.5), gradient(100)],
    log: true,
    help: text(
      'The flow that the open relief valve passes for each bar above its cracking pressure.',
      '溢流阀开启后，压力每超过开启压力 1\u00a0bar 所通过的流量。',
    ),
  }),
  valveDiameter: quantity('d_v', 'm', {
    label: text(
      'bore of each valve edge, fully open',
      '换向阀阀口全开时的等效直径',
    ),
    displayUnit: 'mm',
    default: 4e-3,
    range: [0.5e-3, 10e-3],
    slider: [1.5e-3, 8e-3],
    log: true,
    help: text(
      'Each edge is an orifice whose area is that of a hole of this bore, times the opening.',
      '每个阀口相当于一个节流孔，面积等于该直径的圆面积乘以开度。',
    ),
    group: text('Directional valve', '换向阀'),
  }),
  opening: quantity('x', 'ratio', {
    label: text('opening of the directional valve', '换向阀开度'),
    default: 1,
    range: [-1, 1],
    help: text(
      'Above 0 the pump is joined to the piston side and the cylinder extends; below 0 it retracts. The valve opens at 0.1\u00a0s.',
      '大于 0 时泵接通无杆腔，活塞杆伸出；小于 0 时缩回。阀在 0.1\u00a0s 打开。',
    ),
  }),
  closeTime: quantity('t_c', 's', {
    label: text('time at which the valve closes', '换向阀关闭时刻'),
    default: 1.3,
    range: [0.2, 60],
    slider: [0.2, 3],
    help: text(
      'From then on the spool goes back to the centre, where all ports are closed.',
      '从该时刻起阀芯回到中位，所有油口关闭。',
    ),
  }),
  strokeTime: quantity('t_v', 's', {
    label: text('time from closed to fully open', '阀芯由关闭到全开的时间'),
    displayUnit: 'ms',
    default: 0.02,
    range: [0, 2],
    slider: [0, 0.2],
    help: text(
      'A partial opening takes the same share of this time, and so does the way back.',
      '部分打开时按比例缩短，返回中位时也一样。',
    ),
  }),
  pistonDiameter: quantity('D_p', 'm', {
    label: text('piston diameter', '活塞直径'),
    displayUnit: 'mm',
    default: 0.05,
    range: [0.02, 0.2],
    slider: [0.03, 0.1],
    help: text(
      'The oil of the piston side acts on the whole area of the piston.',
      '无杆腔的油液作用在整个活塞面积上。',
    ),
    group: text('Cylinder and load', '液压缸与负载'),
  }),
  rodDiameter: quantity('d_r', 'm', {
    label: text('rod diameter', '活塞杆直径'),
    displayUnit: 'mm',
    default: 0.028,
    range: [0.005, 0.18],
    slider: [0.01, 0.045],
    help: text(
      'The oil of the rod side acts on the area of the piston less that of the rod.',
      '有杆腔的作用面积等于活塞面积减去活塞杆面积。',
    ),
  }),
  mass: quantity('m', 'kg', {
    label: text('moving mass', '运动部分的质量'),
    default: 500,
    range: [1, 20_000],
    slider: [50, 5000],
    log: true,
    help: text(
      'Piston, rod and what they move.',
      '活塞、活塞杆及其推动的物体。',
    ),
  }),
  load: quantity('F', 'N', {
    label: text('load against extension', '阻碍伸出的负载力'),
    default: 15e3,
    range: [0, 100e3],
    slider: [0, 40e3],
    help: text(
      'A constant force that pushes the rod into the cylinder.',
      '把活塞杆压回缸内的恒定力。',
    ),
  }),
  airContent: quantity('α', 'ratio', {
    label: text(
      'free air at atmospheric pressure',
      '含气量（常压下的体积分数）',
    ),
    displayUnit: 'percent',
    default: 1e-3,
    range: [1e-5, 0.05],
    slider: [1e-4, 0.05],
    log: true,
    help: text(
      'Volume of the undissolved air over that of the oil. It makes the oil soft at low pressure.',
      '游离空气与油液的体积之比。压力低时，它使油液变软。',
    ),
    group: text('Oil and lines', '油液与管路'),
  }),
  lineVolume: quantity('V_h', 'm3', {
    label: text('volume of each line', '每段管路的容积'),
    displayUnit: 'L',
    default: 0.5e-3,
    range: [0.05e-3, 10e-3],
    slider: [0.1e-3, 3e-3],
    log: true,
    help: text(
      'The pump line has this volume, and each chamber has it in addition to what the piston leaves free.',
      '泵出口管路的容积，也是两腔各自除活塞行程外的附加容积。',
    ),
  }),
  returnLine: {
    label: text('return line', '回油路'),
    choices: {open: text('open', '畅通'), blocked: text('blocked', '堵塞')},
    default: 'open',
    help: text(
      'When it is blocked, no oil gets into the rod side or out of it.',
      '堵塞时，有杆腔的油液既不能流入也不能流出。',
    ),
  },
} as const satisfies ParameterDefinitions;

/** The value of every parameter, SI. */
export type Values = ParameterValues<typeof parameters>;
