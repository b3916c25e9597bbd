import {text} from '../../../i18n';
import type {
  OutputDefinitions,
  ScalarDefinitions,
} from '../../definition/defineModel';

/** Outputs of the integrator lab: the curves of its figures. */
export const outputs = {
  y: {
    label: text({en: 'exact solution', 'zh-Hans': '精确解'}),
    symbol: 'y',
    unit: '1',
  },
  u: {
    label: text({en: 'input', 'zh-Hans': '输入'}),
    symbol: 'u',
    unit: '1',
    jumps: true,
    reference: true,
  },
  steps: {
    label: text({en: 'values at the steps', 'zh-Hans': '各步点上的值'}),
    symbol: 'y_n',
    unit: '1',
    sampled: true,
  },
  printed: {
    label: text({en: 'printed values', 'zh-Hans': '打印出来的值'}),
    symbol: 'y_p',
    unit: '1',
    sampled: true,
    hidden: true,
  },
  error: {
    label: text({en: 'error at the steps', 'zh-Hans': '各步点上的误差'}),
    symbol: 'e_n',
    unit: '1',
    sampled: true,
  },
  stepLength: {
    label: text({
      en: 'length of the step that ends here',
      'zh-Hans': '在此结束的一步的长度',
    }),
    symbol: 'h',
    unit: 's',
    sampled: true,
  },
} as const satisfies OutputDefinitions;

/** Scalars of the integrator: the numbers that summarize a run. */
export const scalars = {
  endValue: {
    label: text({en: 'value at the end', 'zh-Hans': '终点的值'}),
    symbol: 'y_N',
    unit: '1',
  },
  exactEnd: {
    label: text({en: 'exact value at the end', 'zh-Hans': '终点的精确值'}),
    symbol: 'y',
    unit: '1',
  },
  endError: {
    label: text({en: 'error at the end', 'zh-Hans': '终点的误差'}),
    symbol: 'e_N',
    unit: '1',
  },
  largestError: {
    label: text({
      en: 'largest error at a step',
      'zh-Hans': '各步点上的最大误差',
    }),
    symbol: 'e_max',
    unit: '1',
  },
  steps: {
    label: text({en: 'number of steps', 'zh-Hans': '步数'}),
    symbol: 'N',
    unit: '1',
  },
  rejected: {
    label: text({en: 'rejected steps', 'zh-Hans': '被舍弃的步数'}),
    unit: '1',
  },
  evaluations: {
    label: text({
      en: 'evaluations of the right-hand side',
      'zh-Hans': '右端项的计算次数',
    }),
    unit: '1',
  },
  pulseEvaluations: {
    label: text({
      en: 'evaluations that fell into the pulse',
      'zh-Hans': '落在脉冲内的计算次数',
    }),
    unit: '1',
  },
  shortestStep: {
    label: text({en: 'shortest step', 'zh-Hans': '最短的一步'}),
    symbol: 'h_1',
    unit: 's',
  },
  longestStep: {
    label: text({en: 'longest step', 'zh-Hans': '最长的一步'}),
    symbol: 'h_2',
    unit: 's',
  },
  amplification: {
    label: text({
      en: 'amplification factor of equal steps',
      'zh-Hans': '定步长的放大因子',
    }),
    symbol: 'R',
    unit: '1',
  },
  stabilityLimit: {
    label: text({
      en: 'step beyond which the method is unstable',
      'zh-Hans': '超过它就不稳定的步长',
    }),
    symbol: 'h_s',
    unit: 's',
  },
  printedValues: {
    label: text({en: 'number of printed values', 'zh-Hans': '打印值的个数'}),
    unit: '1',
  },
  pictureError: {
    label: text({
      en: 'largest distance of the printed lines from the computed curve',
      'zh-Hans': '打印点连线与算出曲线的最大距离',
    }),
    symbol: 'e_p',
    unit: '1',
  },
} as const satisfies ScalarDefinitions;
