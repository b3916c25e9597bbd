import {text} from '../../../i18n';
import {defineModel} from '../../definition/defineModel';
import {findings, marks} from './knob';
import {coefficientCurves, exact, observe} from './observe';
import {outputs} from './outputs';
import {groups, parameters} from './parameters';
import {presets} from './presets';
import {measure, scalars} from './scalars';
import type {Values} from './sphere';
import {lossesAt, lumpedBody, timeConstants} from './sphere';
import {summary} from './summary';

/** Duration of a run without time constants, s. */
const IDLE = 3600;

/** Returns five slow time constants, s, but at most twenty fast ones. */
function usualDuration(p: Values): number {
  const {fast, slow} = timeConstants(p);
  return Number.isFinite(fast) ? Math.min(5 * slow, 20 * fast) : IDLE;
}

/** Lists the parameters without effect at these values. */
function irrelevant(p: Values): readonly (keyof typeof parameters)[] {
  return [
    ...(p.coefficient === 0 ? (['air'] as const) : []),
    ...(p.emissivity === 0 ? (['walls', 'scale'] as const) : []),
    ...(p.material === 'custom'
      ? []
      : (['density', 'specificHeat', 'conductivity'] as const)),
  ];
}

/** Model of a sphere that cools by convection to air and radiation to walls. */
export const model = defineModel({
  id: 'hot-sphere',
  title: text({en: 'Hot sphere', 'zh-Hans': '热球冷却'}),
  groups,
  parameters,
  irrelevant,
  duration: {default: usualDuration, min: 1, max: 1e7},
  states: {
    rise: {
      label: text({
        en: 'temperature above the initial one',
        'zh-Hans': '相对初始温度的变化',
      }),
      symbol: 'T − T_0',
      unit: 'deltaK',
    },
    convected: {
      label: text({
        en: 'heat given off by convection',
        'zh-Hans': '对流散出的热量',
      }),
      symbol: 'Q_conv',
      unit: 'J',
      meter: true,
    },
    radiated: {
      label: text({
        en: 'heat given off by radiation',
        'zh-Hans': '辐射散出的热量',
      }),
      symbol: 'Q_rad',
      unit: 'J',
      meter: true,
    },
  },
  initial: () => ({rise: 0, convected: 0, radiated: 0}),
  derivatives(_, {rise}, p) {
    const {convection, radiation} = lossesAt(p, p.initial + rise);
    return {
      rise: -(convection + radiation) / lumpedBody(p).heatCapacity,
      convected: convection,
      radiated: radiation,
    };
  },
  events: [
    {
      label: () => text({en: 'absolute zero', 'zh-Hans': '到达绝对零度'}),
      when: (_, {rise}, p) =>
        p.scale === 'celsius' ? -(p.initial + rise) : -1,
      then: () => 'stop',
    },
  ],
  outputs,
  observe,
  exact,
  scalars,
  measure,
  figures: [
    {
      kind: 'time',
      id: 'temperature',
      title: text({en: 'Temperature of the sphere', 'zh-Hans': '球体温度'}),
      outputs: ['temperature', 'fastBound', 'slowBound'],
    },
    {
      kind: 'time',
      id: 'heat-flow',
      title: text({
        en: 'Heat flow rate of both paths',
        'zh-Hans': '两条路径的热流量',
      }),
      outputs: ['convectionFlow', 'radiationFlow', 'totalFlow'],
    },
    {
      kind: 'time',
      id: 'excess',
      title: text({
        en: 'Excess over the final temperature, logarithmic',
        'zh-Hans': '高出最终温度的部分（对数坐标）',
      }),
      outputs: ['excess', 'fastExcess', 'slowExcess'],
      scale: 'log',
    },
    {
      kind: 'profile',
      id: 'coefficients',
      title: text({
        en: 'Two paths as two coefficients',
        'zh-Hans': '两条路径的换热系数',
      }),
      coordinate: {
        label: text({en: 'temperature of the sphere', 'zh-Hans': '球体温度'}),
        symbol: 'T',
        unit: 'K',
        displayUnit: 'degC',
      },
      quantity: {
        label: text({en: 'heat transfer coefficient', 'zh-Hans': '换热系数'}),
        symbol: 'h',
        unit: 'W/(m2.K)',
      },
      curves: (p) => coefficientCurves(p),
    },
    {
      kind: 'time',
      id: 'heat',
      title: text({en: 'Heat given off', 'zh-Hans': '散出的热量'}),
      outputs: ['convectedHeat', 'radiatedHeat', 'missingHeat', 'balance'],
    },
  ],
  summary,
  findings,
  marks,
  presets,
});
