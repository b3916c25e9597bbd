import {text} from '../../../i18n';
import type {
  OutputDefinitions,
  ScalarDefinitions,
} from '../../definition/defineModel';

const PRESSURE = {unit: 'Pa', displayUnit: 'bar'} as const;
const FLOW = {unit: 'm3/s', displayUnit: 'L/min'} as const;
const TEMPERATURE = {unit: 'K', displayUnit: 'degC'} as const;

/** Outputs of the orifice and the chamber: the curves of its figures. */
export const outputs = {
  pressure: {
    label: text({en: 'chamber pressure', 'zh-Hans': '容腔压力'}),
    ...{...PRESSURE, symbol: 'p', nominal: 1e5},
  },
  sourcePressure: {
    label: text({en: 'source pressure', 'zh-Hans': '压力源压力'}),
    ...{...PRESSURE, symbol: 'p_s', nominal: 1e5, jumps: true},
    reference: true,
  },
  flow: {
    label: text({en: 'flow through the orifice', 'zh-Hans': '节流孔流量'}),
    ...{...FLOW, symbol: 'Q', nominal: 1e-6, jumps: true},
  },
  outletFlow: {
    label: text({en: 'flow through the outlet', 'zh-Hans': '出口流量'}),
    ...{...FLOW, symbol: 'Q_2', nominal: 1e-6},
  },
  temperature: {
    label: text({en: 'oil in the chamber', 'zh-Hans': '容腔内的油温'}),
    ...{...TEMPERATURE, symbol: 'T', nominal: 0.1},
  },
  jetTemperature: {
    label: text({en: 'oil behind the orifice', 'zh-Hans': '节流后的油温'}),
    ...{...TEMPERATURE, symbol: 'T_jet', nominal: 0.1, jumps: true},
    tone: 'hot',
  },
  flowCoefficient: {
    label: text({en: 'flow coefficient', 'zh-Hans': '流量系数'}),
    ...{unit: '1', symbol: 'C_q', jumps: true},
  },
  flowNumber: {
    label: text({en: 'flow number', 'zh-Hans': '流数'}),
    ...{unit: '1', symbol: 'λ', jumps: true, hidden: true},
  },
} as const satisfies OutputDefinitions;

/** Numbers that summarize a run. */
export const scalars = {
  fullFlow: {
    label: text({
      en: 'flow at the first source pressure',
      'zh-Hans': '压差为 p_1 时的流量',
    }),
    ...{...FLOW, symbol: 'Q(p_1)'},
  },
  flowNumberFull: {
    label: text({
      en: 'flow number at that pressure',
      'zh-Hans': '压差为 p_1 时的流数',
    }),
    ...{unit: '1', symbol: 'λ(p_1)'},
  },
  reynolds: {
    label: text({
      en: 'Reynolds number at that pressure',
      'zh-Hans': '压差为 p_1 时的雷诺数',
    }),
    ...{unit: '1', symbol: 'Re'},
  },
  rootFlow: {
    label: text({
      en: 'the same flow by the plain square root',
      'zh-Hans': '同一压差下按纯平方根计算的流量',
    }),
    ...{...FLOW, symbol: 'Q_0'},
  },
  fillTimeRoot: {
    label: text({
      en: 'filling time by the plain square root, orifice open',
      'zh-Hans': '按纯平方根计算的充满时间（一开始全开）',
    }),
    ...{unit: 's', symbol: 't_f'},
  },
  fillTime99: {
    label: text({
      en: 'time to 99% of the source pressure',
      'zh-Hans': '达到压力源压力 99% 的时刻',
    }),
    ...{unit: 's', symbol: 't_99'},
  },
  laminarResistance: {
    label: text({
      en: 'flow resistance at equal pressures',
      'zh-Hans': '压差趋于零时的流阻',
    }),
    ...{unit: 'Pa.s/m3', displayUnit: 'bar/(L/min)', symbol: 'R_lam'},
  },
  laminarTime: {
    label: text({
      en: 'time constant at equal pressures',
      'zh-Hans': '压差趋于零时的时间常数',
    }),
    ...{unit: 's', symbol: 'τ_lam'},
  },
  criticalPressure: {
    label: text({
      en: 'pressure difference at the critical flow number',
      'zh-Hans': '流数达到临界值时的压差',
    }),
    ...{...PRESSURE, symbol: 'Δp_c'},
  },
  temperatureRise: {
    label: text({
      en: 'warming by the first source pressure',
      'zh-Hans': '压差为 p_1 时的节流温升',
    }),
    ...{unit: 'deltaK', symbol: 'ΔT'},
  },
  addedVolume: {
    label: text({
      en: 'oil that fills the chamber',
      'zh-Hans': '充压所需的油量',
    }),
    ...{unit: 'm3', displayUnit: 'mL', symbol: 'ΔV'},
  },
  energyDelivered: {
    label: text({en: 'energy from the source', 'zh-Hans': '压力源给出的能量'}),
    ...{unit: 'J', symbol: 'E_in'},
  },
  energyLost: {
    label: text({
      en: 'energy lost in the orifice',
      'zh-Hans': '节流孔中损失的能量',
    }),
    ...{unit: 'J', symbol: 'E_lost'},
  },
  lostShare: {
    label: text({en: 'share that is lost', 'zh-Hans': '损失所占的比例'}),
    ...{unit: 'ratio', displayUnit: 'percent'},
  },
  finalPressure: {
    label: text({
      en: 'chamber pressure at the end',
      'zh-Hans': '结束时的容腔压力',
    }),
    ...PRESSURE,
  },
} as const satisfies ScalarDefinitions;
