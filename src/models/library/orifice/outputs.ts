import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';

/** Outputs of the orifice and the chamber: the curves of its figures. */
export const outputs = {
  pressure: {
    label: text('chamber pressure', '容腔压力'),
    unit: 'Pa',
    symbol: 'p',
    nominal: 1e5,
  },
  sourcePressure: {
    label: text('source pressure', '压力源压力'),
    unit: 'Pa',
    symbol: 'p_s',
    nominal: 1e5,
    jumps: true,
    reference: true,
  },
  flow: {
    label: text('flow through the orifice', '节流孔流量'),
    unit: 'm3/s',
    symbol: 'Q',
    nominal: 1e-6,
    jumps: true,
  },
  outletFlow: {
    label: text('flow through the outlet', '出口流量'),
    unit: 'm3/s',
    symbol: 'Q_2',
    nominal: 1e-6,
  },
  temperature: {
    label: text('oil in the chamber', '容腔内的油温'),
    unit: 'K',
    symbol: 'T',
    nominal: 0.1,
  },
  jetTemperature: {
    label: text('oil behind the orifice', '节流后的油温'),
    unit: 'K',
    symbol: 'T_jet',
    nominal: 0.1,
    jumps: true,
    tone: 'hot',
  },
  flowCoefficient: {
    label: text('flow coefficient', '流量系数'),
    unit: '1',
    symbol: 'C_q',
    jumps: true,
  },
  flowNumber: {
    label: text('flow number', '流数'),
    unit: '1',
    symbol: 'λ',
    jumps: true,
    hidden: true,
  },
} as const satisfies OutputDefinitions;

/** Numbers that summarize a run. */
export const scalars = {
  fullFlow: {
    label: text('flow at the first source pressure', '压差为 p_1 时的流量'),
    unit: 'm3/s',
    symbol: 'Q(p_1)',
  },
  flowNumberFull: {
    label: text('flow number at that pressure', '压差为 p_1 时的流数'),
    unit: '1',
    symbol: 'λ(p_1)',
  },
  reynolds: {
    label: text('Reynolds number at that pressure', '压差为 p_1 时的雷诺数'),
    unit: '1',
    symbol: 'Re',
  },
  rootFlow: {
    label: text(
      'the same flow by the plain square root',
      '同一压差下按纯平方根计算的流量',
    ),
    unit: 'm3/s',
    symbol: 'Q_0',
  },
  fillTimeRoot: {
    label: text(
      'filling time by the plain square root, orifice open',
      '按纯平方根计算的充满时间（一开始全开）',
    ),
    unit: 's',
    symbol: 't_f',
  },
  fillTime99: {
    label: text(
      'time to 99% of the source pressure',
      '达到压力源压力 99% 的时刻',
    ),
    unit: 's',
    symbol: 't_99',
  },
  laminarResistance: {
    label: text('flow resistance at equal pressures', '压差趋于零时的流阻'),
    unit: 'Pa.s/m3',
    displayUnit: 'bar/(L/min)',
    symbol: 'R_lam',
  },
  laminarTime: {
    label: text('time constant at equal pressures', '压差趋于零时的时间常数'),
    unit: 's',
    symbol: 'τ_lam',
  },
  criticalPressure: {
    label: text(
      'pressure difference at the critical flow number',
      '流数达到临界值时的压差',
    ),
    unit: 'Pa',
    symbol: 'Δp_c',
  },
  temperatureRise: {
    label: text(
      'warming by the first source pressure',
      '压差为 p_1 时的节流温升',
    ),
    unit: 'deltaK',
    symbol: 'ΔT',
  },
  addedVolume: {
    label: text('oil that fills the chamber', '充压所需的油量'),
    unit: 'm3',
    displayUnit: 'mL',
    symbol: 'ΔV',
  },
  energyDelivered: {
    label: text('energy from the source', '压力源给出的能量'),
    unit: 'J',
    symbol: 'E_in',
  },
  energyLost: {
    label: text('energy lost in the orifice', '节流孔中损失的能量'),
    unit: 'J',
    symbol: 'E_lost',
  },
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
