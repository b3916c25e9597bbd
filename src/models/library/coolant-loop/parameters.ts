import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';

/** Parameters of the loop. */
export const parameters = {
  heat: quantity('Q̇', 'W', {
    label: text('heat of the source', '热源功率'),
    group: text('Heat source and loop', '热源与回路'),
    default: 10_000,
    range: [0, 40_000],
    slider: [1000, 30_000],
    help: text(
      'What the source gives to the cold plate, whatever its temperature.',
      '热源传给冷板的热流量，与冷板温度无关。',
    ),
  }),
  plateCapacity: quantity('C_p', 'J/K', {
    label: text('heat capacity of the cold plate', '冷板热容'),
    displayUnit: 'kJ/K',
    default: 20_000,
    range: [1000, 200_000],
    log: true,
    help: text(
      'Heat capacity of the plate and of what is mounted on it. It passes its heat to the coolant through 500\u00a0W/K.',
      '冷板及其上所装元件的热容。冷板与冷却液之间的热导固定为 500\u00a0W/K。',
    ),
  }),
  pumpSpeed: quantity('n', 'ratio', {
    label: text(
      'pump speed, share of the rated speed',
      '水泵转速（与额定值之比）',
    ),
    default: 1,
    range: [0, 2],
    help: text(
      'Flow is proportional to the speed and pressure to its square.',
      '流量与转速成正比，压力与转速的平方成正比。',
    ),
  }),
  loopResistance: quantity('R_c', 'Pa.s2/m6', {
    label: text('flow resistance of plate and pipes', '冷板与管路的流阻'),
    default: 2.5e11,
    range: [1e10, 1e13],
    log: true,
    help: text(
      'Pressure drop divided by the square of the flow, for all that carries the whole flow.',
      '总流量流经的部分，压降除以流量的平方。',
    ),
  }),
  coolant: {
    label: text('coolant', '冷却液'),
    choices: {
      water: text('water', '水'),
      glycol: text('50% glycol', '50% 乙二醇'),
    },
    default: 'glycol',
    help: text(
      'Density, specific heat and thermal expansion, constant at their values for 80\u00a0°C.',
      '密度、比热容和热膨胀系数，都取 80\u00a0°C 时的值，保持不变。',
    ),
  },
  tankAir: quantity('V_g', 'm3', {
    label: text(
      'air in the expansion tank at filling',
      '膨胀水箱内的初始气体体积',
    ),
    default: 1e-3,
    range: [0.5e-3, 10e-3],
    log: true,
    help: text(
      'The loop is filled at 20\u00a0°C with 1\u00a0bar absolute. The air keeps its temperature when it is compressed.',
      '回路在 20\u00a0°C、绝对压力 1\u00a0bar 下充注，气体压缩时温度不变。',
    ),
  }),
  radiatorConductance: quantity('UA', 'W/K', {
    label: text('conductance of the radiator', '散热器的总热导'),
    group: text('Radiator', '散热器'),
    default: 700,
    range: [50, 5000],
    log: true,
    help: text(
      'From the coolant to the air. It is constant here; in a real radiator it rises with both flows.',
      '冷却液与空气之间的总热导。这里取常数，实际上它随两侧流量增大。',
    ),
  }),
  airFlow: quantity('ṁ_a', 'kg/s', {
    label: text('mass flow rate of the air', '空气质量流量'),
    default: 0.6,
    range: [0.01, 3],
    log: true,
    help: text(
      'What fan and driving wind blow through the radiator.',
      '风扇和迎面风吹过散热器的空气。',
    ),
  }),
  airTemperature: quantity('T_a', 'K', {
    label: text('air temperature', '空气温度'),
    default: celsius(25),
    range: [celsius(-30), celsius(50)],
    help: text(
      'The air before the radiator. A cold start begins at this temperature.',
      '散热器之前的空气温度，冷态起动时整个回路也是这一温度。',
    ),
  }),
  openingTemperature: quantity('T_open', 'K', {
    label: text('temperature at which the thermostat opens', '节温器开启温度'),
    group: text('Thermostat', '节温器'),
    default: celsius(82),
    range: [celsius(30), celsius(100)],
    help: text(
      'Up to this temperature of the wax all the coolant takes the bypass.',
      '石蜡低于这一温度时，冷却液全部流经旁通。',
    ),
  }),
  openingSpan: quantity('ΔT_x', 'deltaK', {
    label: text('span to fully open', '从开启到全开的温差'),
    default: 13,
    range: [1, 40],
    help: text(
      'The opening grows in proportion to the temperature of the wax over this span.',
      '在这一温差之内，开度与石蜡温度成线性关系。',
    ),
  }),
  waxLag: quantity('τ_w', 's', {
    label: text('time constant of the wax', '石蜡感温体的时间常数'),
    default: 15,
    range: [0.5, 120],
    log: true,
    help: text(
      'The wax follows the hot coolant as a first-order lag.',
      '石蜡的温度按一阶惯性跟随热侧冷却液。',
    ),
  }),
  start: {
    label: text('start', '起始状态'),
    choices: {cold: text('cold', '冷态'), settled: text('settled', '平衡态')},
    default: 'cold',
    group: text('Course of the run', '运行过程'),
    help: text(
      'Cold is everything at the air temperature. Settled is the steady state of the loop without a fault.',
      '冷态时一切都等于空气温度，平衡态是没有故障时回路的稳态。',
    ),
  },
  fault: {
    label: text('fault', '故障'),
    choices: {
      none: text('none', '无'),
      pumpStops: text('pump stops', '水泵停转'),
      valveStuck: text('thermostat stuck closed', '节温器卡死在关闭位置'),
      fanStops: text('fan stops', '风扇停转'),
    },
    default: 'none',
    help: text(
      'What fails. When the fan stops, a tenth of the air still flows.',
      '发生的故障。风扇停转后，仍有十分之一的空气流过。',
    ),
  },
  faultTime: quantity('t_f', 's', {
    label: text('time of the fault', '故障发生时刻'),
    default: 900,
    range: [0, 7200],
    slider: [0, 1800],
    help: text(
      'The fault begins at this instant and stays.',
      '从这一时刻起发生故障，不再恢复。',
    ),
  }),
} as const satisfies ParameterDefinitions;

/** The value of every parameter, SI. */
export type Values = ParameterValues<typeof parameters>;
