import {text} from '../../../i18n';
import {WATER_RANGE} from '../../../physics/fluids/water';
import {celsius} from '../../../physics/units';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';

const TEMPERATURE = {
  default: celsius(20),
  range: [WATER_RANGE.minimum, WATER_RANGE.maximum],
} as const;

/** Parameters of the pipe, SI. */
export const parameters = {
  massFlow: quantity('ṁ', 'kg/s', {
    label: text('mass flow rate', '质量流量'),
    default: 0.5,
    range: [-2, 2],
    slider: [0, 1],
    help: text(
      'Constant during the run. A negative flow enters at the outlet end, where the water is at the initial temperature.',
      '运行中保持不变。负值表示水从出口端流入，那里的水温等于初始温度。',
    ),
    group: text('Flow', '水流'),
  }),
  inletTemperature: quantity('T_in', 'K', {
    ...TEMPERATURE,
    label: text('inlet temperature', '入口水温'),
    help: text(
      'Temperature of the water at the inlet, from the start of the run.',
      '从运行开始起，入口处的水温。',
    ),
  }),
  initialTemperature: quantity('T_0', 'K', {
    ...TEMPERATURE,
    label: text('initial temperature', '初始温度'),
    help: text(
      'Temperature of the water in the pipe at the start, and behind its outlet.',
      '开始时管内的水温，也是出口外侧的水温。',
    ),
  }),
  waterTemperature: quantity('T_ref', 'K', {
    ...TEMPERATURE,
    label: text('reference temperature', '物性的参考温度'),
    help: text(
      'The properties of the water are taken at this temperature, everywhere.',
      '水的物性都按这个温度取值，处处相同。',
    ),
  }),
  length: quantity('L', 'm', {
    label: text('length', '长度'),
    default: 5,
    range: [0.1, 100],
    slider: [1, 30],
    log: true,
    group: text('Pipe', '管子'),
    help: text(
      'Length of the pipe, all of it along the wall.',
      '管长，全长都与管壁换热。',
    ),
  }),
  diameter: quantity('D', 'm', {
    label: text('bore', '内径'),
    displayUnit: 'mm',
    default: 0.025,
    range: [0.01, 0.05],
    log: true,
    help: text('Inner diameter.', '管的内直径。'),
  }),
  volumes: quantity('N', '1', {
    label: text('number of stirred volumes', '全混容腔的个数'),
    default: 10,
    range: [1, 50],
    integer: true,
    help: text(
      'Equal volumes in series, each with one temperature. Many of them come close to plug flow.',
      '把管子分成几个串联的等容积容腔，每个只有一个温度，个数越多越接近活塞流。',
    ),
  }),
  heating: {
    label: text('what the wall is given', '管壁的加热方式'),
    choices: {
      temperature: text('a temperature', '给定壁温'),
      power: text('a heat flow rate', '给定热流量'),
    },
    default: 'temperature',
    help: text(
      'A temperature, as of condensing steam, or a heat flow rate, as of an electric heater, even along the pipe. With 0 the wall is adiabatic.',
      '给定壁温好比外面是冷凝的蒸汽，给定热流量好比电加热，沿管长均匀分布，取 0 就是绝热。',
    ),
    group: text('Wall', '管壁'),
  },
  wallTemperature: quantity('T_w', 'K', {
    ...TEMPERATURE,
    label: text('wall temperature', '壁温'),
    default: celsius(80),
    help: text(
      'The same along the whole pipe, whatever heat flows.',
      '沿全长相同，与热流量的大小无关。',
    ),
  }),
  power: quantity('Q̇', 'W', {
    label: text('heat flow rate', '给定的热流量'),
    default: 70e3,
    range: [-1e5, 2e5],
    slider: [0, 1e5],
    help: text(
      'Into the water, whatever its temperature. Boiling is left out.',
      '传给水的热流量，不受水温影响。模型不考虑沸腾。',
    ),
  }),
} as const satisfies ParameterDefinitions;

/** Values of the parameters, SI. */
export type Values = ParameterValues<typeof parameters>;
