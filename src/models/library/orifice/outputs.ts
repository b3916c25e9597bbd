import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Outputs of the orifice and the chamber: the curves of its figures. */
export const outputs = {
  pressure: quantity('p', 'Pa', {
    label: text('chamber pressure', '容腔压力'),
    nominal: 1e5,
  }),
  sourcePressure: quantity('p_s', 'Pa', {
    label: text('source pressure', '压力源压力'),
    nominal: 1e5,
    jumps: true,
    reference: true,
  }),
  flow: quantity('Q', 'm3/s', {
    label: text('flow through the orifice', '节流孔流量'),
    nominal: 1e-6,
    jumps: true,
  }),
  outletFlow: quantity('Q_2', 'm3/s', {
    label: text('flow through the outlet', '出口流量'),
    nominal: 1e-6,
  }),
  temperature: quantity('T', 'K', {
    label: text('oil in the chamber', '容腔内的油温'),
    nominal: 0.1,
  }),
  jetTemperature: quantity('T_jet', 'K', {
    label: text('oil behind the orifice', '节流后的油温'),
    nominal: 0.1,
    jumps: true,
    tone: 'hot',
  }),
  outletTemperature: quantity('T_out', 'K', {
    label: text('oil behind the outlet', '出口节流后的油温'),
    nominal: 0.1,
    hidden: true,
  }),
  flowCoefficient: quantity('C_q', '1', {
    label: text('flow coefficient', '流量系数'),
    jumps: true,
  }),
  flowNumber: quantity('λ', '1', {
    label: text('flow number', '流数'),
    jumps: true,
  }),
} as const satisfies OutputDefinitions;

/** Numbers that summarize a run. */
export const scalars = {
  fullFlow: quantity('Q(p_1)', 'm3/s', {
    label: text('flow at the first source pressure', '压差为 p_1 时的流量'),
  }),
  flowNumberFull: quantity('λ(p_1)', '1', {
    label: text('flow number at that pressure', '压差为 p_1 时的流数'),
  }),
  reynolds: quantity('Re', '1', {
    label: text('Reynolds number at that pressure', '压差为 p_1 时的雷诺数'),
  }),
  rootFlow: quantity('Q_0', 'm3/s', {
    label: text(
      'the same flow by the plain square root',
      '同一压差下按纯平方根计算的流量',
    ),
  }),
  fillTimeRoot: quantity('t_f', 's', {
    label: text(
      'filling time by the plain square root, orifice open',
      '按纯平方根计算的充满时间（一开始全开）',
    ),
  }),
  fillTime99: quantity('t_99', 's', {
    label: text(
      'time to 99% of the source pressure',
      '达到压力源压力 99% 的时刻',
    ),
  }),
  laminarResistance: quantity('R_lam', 'Pa.s/m3', {
    label: text('flow resistance at equal pressures', '压差趋于零时的流阻'),
    displayUnit: 'bar/(L/min)',
  }),
  laminarTime: quantity('τ_lam', 's', {
    label: text('time constant at equal pressures', '压差趋于零时的时间常数'),
  }),
  criticalPressure: quantity('Δp_c', 'Pa', {
    label: text(
      'pressure difference at the critical flow number',
      '流数达到临界值时的压差',
    ),
  }),
  temperatureRise: quantity('ΔT', 'deltaK', {
    label: text(
      'warming by the first source pressure',
      '压差为 p_1 时的节流温升',
    ),
  }),
  addedVolume: quantity('ΔV', 'm3', {
    label: text('oil that fills the chamber', '充压所需的油量'),
    displayUnit: 'mL',
  }),
  energyDelivered: quantity('E_in', 'J', {
    label: text('energy from the source', '压力源给出的能量'),
  }),
  energyLost: quantity('E_lost', 'J', {
    label: text('energy lost in the orifice', '节流孔中损失的能量'),
  }),
  lostShare: {
    label: text('share that is lost', '损失所占的比例'),
    unit: 'ratio',
    displayUnit: 'percent',
  },
  finalPressure: {
    label: text('chamber pressure at the end', '结束时的容腔压力'),
    unit: 'Pa',
  },
} as const satisfies ScalarDefinitions;
