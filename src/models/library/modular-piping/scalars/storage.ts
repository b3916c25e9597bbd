import {text} from '../../../../i18n';
import type {ScalarDefinitions} from '../../../definition/defineModel';

/** Scalars of the heated first pipe. */
export const heatScalars = {
  content: {
    label: text({
      en: 'content of the first pipe',
      'zh-Hans': '第一段直管的容积',
    }),
    symbol: 'V_1',
    unit: 'm3',
    displayUnit: 'L',
  },
  residenceTime: {
    label: text({
      en: 'residence time in the first pipe',
      'zh-Hans': '水在第一段直管中的停留时间',
    }),
    symbol: 'θ',
    unit: 's',
  },
  nusselt: {
    label: text({en: 'Nusselt number', 'zh-Hans': '努塞尔数'}),
    symbol: 'Nu',
    unit: '1',
  },
  coefficient: {
    label: text({en: 'heat transfer coefficient', 'zh-Hans': '换热系数'}),
    symbol: 'h',
    unit: 'W/(m2.K)',
  },
  transferUnits: {
    label: text({en: 'number of transfer units', 'zh-Hans': '传热单元数'}),
    symbol: 'NTU',
    unit: '1',
  },
  stirredOutlet: {
    label: text({
      en: 'final outlet temperature of the stirred volumes',
      'zh-Hans': '全混容腔的最终出口温度',
    }),
    symbol: 'T_out',
    unit: 'K',
    displayUnit: 'degC',
  },
  plugOutlet: {
    label: text({
      en: 'final outlet temperature by the exponential',
      'zh-Hans': '按指数式算出的最终出口温度',
    }),
    symbol: 'T_exp',
    unit: 'K',
    displayUnit: 'degC',
  },
  plugHeat: {
    label: text({
      en: 'final heat flow rate by the exponential',
      'zh-Hans': '按指数式算出的最终热流量',
    }),
    symbol: 'Q̇_exp',
    unit: 'W',
    displayUnit: 'kW',
  },
} as const satisfies ScalarDefinitions;

/** Scalars of compression and inertia in the pipes; the model has no inertia. */
export const waveScalars = {
  waveSpeed: {
    label: text({
      en: 'speed of sound in the pipes',
      'zh-Hans': '直管内的声速',
    }),
    symbol: 'c',
    unit: 'm/s',
  },
  travelTime: {
    label: text({
      en: 'travel time of a pressure wave through both pipes',
      'zh-Hans': '压力波通过两段直管的传播时间',
    }),
    symbol: 't_w',
    unit: 's',
  },
  compressionTime: {
    label: text({
      en: 'time constant of compression in the pipes, R C',
      'zh-Hans': '直管内压缩的时间常数 R C',
    }),
    symbol: 'τ_C',
    unit: 's',
  },
  inertiaTime: {
    label: text({
      en: 'time constant of inertia in the pipes, I/R',
      'zh-Hans': '直管内惯性的时间常数 I/R',
    }),
    symbol: 'τ_I',
    unit: 's',
  },
  surge: {
    label: text({
      en: 'pressure surge if the flow stops at once',
      'zh-Hans': '流动突然停止时的压力冲击',
    }),
    symbol: 'Δp_J',
    unit: 'Pa',
    displayUnit: 'bar',
  },
} as const satisfies ScalarDefinitions;

/** Scalars of the node volume. */
export const nodeScalars = {
  pressureTime: {
    label: text({
      en: 'time constant of the pressure of the node',
      'zh-Hans': '节点压力的时间常数',
    }),
    symbol: 'τ_p',
    unit: 's',
  },
  temperatureTime: {
    label: text({
      en: 'time constant of the temperature of the node',
      'zh-Hans': '节点温度的时间常数',
    }),
    symbol: 'τ_T',
    unit: 's',
  },
  timeRatio: {
    label: text({en: 'ratio of the two', 'zh-Hans': '两者之比'}),
    symbol: 'τ_p/τ_T',
    unit: 'ratio',
  },
  eulerLimit: {
    label: text({
      en: 'longest stable step of explicit Euler',
      'zh-Hans': '显式欧拉法稳定的最大步长',
    }),
    symbol: '2τ_p',
    unit: 's',
  },
  eulerSteps: {
    label: text({
      en: 'steps of explicit Euler for this run, at least',
      'zh-Hans': '显式欧拉法完成本次运行至少需要的步数',
    }),
    symbol: 'n_E',
    unit: '1',
  },
  pressurePerMillilitre: {
    label: text({
      en: 'pressure rise for one millilitre more in the node',
      'zh-Hans': '节点中增加 1\u00a0mL 水引起的压力升高',
    }),
    symbol: 'Δp_V',
    unit: 'Pa',
    displayUnit: 'bar',
  },
  neighbourVolume: {
    label: text({
      en: 'content of the second pipe',
      'zh-Hans': '第二段直管的容积',
    }),
    symbol: 'V_2',
    unit: 'm3',
    displayUnit: 'L',
  },
} as const satisfies ScalarDefinitions;
