import {text} from '../../../i18n';
import type {ParameterDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Parameters of a line with a valve that closes at its end, SI. */
export const parameters = {
  closingTime: quantity('T', 's', {
    label: text('closing time', '关闭时间'),
    default: 0.005,
    range: [0.001, 1],
    slider: [0.002, 0.3],
    log: true,
    help: text(
      'The time in which the opening of the valve goes from one to nearly zero in a straight line.',
      '阀门开度由 1 直线减小到接近零所用的时间。',
    ),
    group: text('Valve', '阀门'),
  }),
  onset: quantity('t_1', 's', {
    label: text('start of closing', '开始关闭的时刻'),
    default: 0.01,
    range: [0, 1],
    slider: [0, 0.1],
    help: text('Until then the flow is steady.', '在此之前流动保持稳态。'),
  }),
  velocity: quantity('v', 'm/s', {
    label: text('velocity at first', '初始流速'),
    default: 0.5,
    range: [0.05, 5],
    slider: [0.1, 2],
    help: text(
      'The mean velocity of the water before the valve closes.',
      '阀门关闭之前水的平均流速。',
    ),
    group: text('Line and tank', '管路与水箱'),
  }),
  tankPressure: quantity('p_0', 'Pa', {
    label: text('pressure of the tank', '水箱压力'),
    default: 1e6,
    range: [1e5, 5e6],
    slider: [2e5, 2e6],
    help: text(
      'Above the pressure behind the valve; it stays constant.',
      '相对阀后压力，保持不变。',
    ),
  }),
  length: quantity('L', 'm', {
    label: text('length of the pipe', '管长'),
    default: 20,
    range: [1, 200],
    slider: [5, 100],
    help: text('From the tank to the valve.', '从水箱到阀门的长度。'),
  }),
  diameter: quantity('D', 'm', {
    label: text('bore of the pipe', '管内径'),
    displayUnit: 'mm',
    default: 0.02,
    range: [0.005, 0.2],
    slider: [0.01, 0.05],
    help: text(
      'It changes friction only: at equal velocity, the surge does not depend on it.',
      '只影响摩擦。流速相同时，压力冲击与内径无关。',
    ),
  }),
  friction: quantity('f', '1', {
    label: text('friction factor', '沿程阻力系数'),
    default: 0.025,
    range: [0.005, 0.1],
    slider: [0.01, 0.05],
    help: text(
      'Darcy’s, constant while the flow changes.',
      '即达西摩擦系数，流量变化时也取常数。',
    ),
  }),
  bulkModulus: quantity('B_e', 'Pa', {
    label: text('effective bulk modulus', '等效体积弹性模量'),
    default: 1.6e9,
    range: [1e6, 3e9],
    slider: [1e7, 2.2e9],
    log: true,
    help: text(
      'Of water and wall together. It is constant here; with free air it would rise with the pressure.',
      '水与管壁的综合值，这里取常数。含有游离空气时，它会随压力增大。',
    ),
  }),
  cells: quantity('N', '1', {
    label: text('number of cells', '单元数'),
    default: 16,
    range: [1, 40],
    slider: [1, 24],
    integer: true,
    help: text(
      'Of the submodel with R, C and I: one cell has one frequency, many carry a wave.',
      '分段模型的单元数。一个单元只有一个频率，单元多了才能传播压力波。',
    ),
  }),
} as const satisfies ParameterDefinitions;
