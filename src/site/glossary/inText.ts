import type {Localized} from '../../i18n';

type Spellings = Partial<Localized<readonly string[]>>;

/**
 * Spellings by which a term is found in a text, for rows whose names and
 * synonyms don't do: names that share a word, common words that rarely mean the
 * term, and names of submodels. Read while the site is built, so it stands
 * apart from the rows, which the browser loads.
 */
export const inText: Readonly<Record<string, Spellings>> = {
  'absolute-gauge-pressure': {en: ['absolute pressure', 'gauge pressure']},
  'absolute-relative-mixed-error': {
    en: ['absolute error', 'relative error', 'mixed error'],
  },
  'amplitude-frequency-mean': {en: ['amplitude', 'frequency']},
  'biot-fourier-number': {en: ['Biot number', 'Fourier number']},
  'black-grey-body': {en: ['black body', 'grey body']},
  'capacitive-resistive-inertial-element': {
    en: ['capacitive element', 'resistive element', 'inertial element'],
    'zh-Hans': ['容性元件', '阻性元件', '惯性元件'],
  },
  'causal-modelling': {en: ['causal modelling', 'acausal modelling']},
  'checkpoint-verification-validation': {'zh-Hans': ['校核点', '模型确认']},
  clock: {en: ['clock', 'simulation time'], 'zh-Hans': ['时钟', '仿真时间']},
  coolant: {en: ['coolant'], 'zh-Hans': ['冷却液']},
  discontinuity: {'zh-Hans': ['不连续点', '不连续性']},
  'dynamic-kinematic-viscosity': {
    en: ['dynamic viscosity', 'kinematic viscosity'],
  },
  'dynamic-stabilising-run': {
    en: ['dynamic run', 'stabilising run', 'stabilizing run'],
  },
  'effort-flow-variable': {en: ['effort variable', 'flow variable']},
  'external-internal-variable': {
    en: ['external variable', 'internal variable'],
  },
  'finite-difference-volume': {en: ['finite difference', 'finite volume']},
  'first-order-lag': {
    en: ['first-order lag'],
    'zh-Hans': ['一阶惯性环节', '一阶滞后'],
  },
  'heat-capacity-component': {en: ['thermal capacity component']},
  'initial-value': {en: ['initial value', 'initial condition']},
  'laminar-transitional-turbulent': {
    en: ['laminar', 'turbulent'],
    'zh-Hans': ['层流', '湍流', '紊流'],
  },
  library: {en: ['library'], 'zh-Hans': []},
  'mass-volume-flow-rate': {en: ['mass flow rate', 'volume flow rate']},
  'parameter-study': {en: ['parameter study', 'parameter sweep']},
  'pipe-network': {en: ['pipe network', 'pipeline network']},
  plot: {en: [], 'zh-Hans': []},
  'plug-flow': {en: ['plug flow']},
  'reynolds-prandtl-nusselt-number': {
    en: ['Reynolds number', 'Prandtl number', 'Nusselt number'],
  },
  'second-order-lag': {en: ['second-order lag'], 'zh-Hans': ['二阶惯性环节']},
  'signal-plug': {en: ['signal plug'], 'zh-Hans': ['堵头']},
  'sine-wave-generator': {
    en: ['sine wave generator'],
    'zh-Hans': ['正弦源', '正弦波发生器'],
  },
  'step-ramp-pulse': {en: ['step input', 'unit step', 'ramp', 'pulse']},
  'sudden-expansion-contraction': {
    en: ['sudden expansion', 'sudden contraction', 'sudden enlargement'],
  },
  trigger: {en: ['trigger'], 'zh-Hans': ['触发', '触发器', '触发信号']},
  units: {en: [], 'zh-Hans': []},
};

/** Phrases that contain the letters of a term and do not mean it. */
export const otherPhrases: Localized<readonly string[]> = {
  en: ['can sketch', 'heat capacity rate', 'name and port', 'next phase'],
  'zh-Hans': [
    ...['单元格', '代表压力', '每个节点处', '名称和端口', '热容流率'],
    ...['决定步长', '确定步长', '稳定步长'],
  ],
};
