import {text} from '../../../i18n';
import type {
  ParameterValues,
  ValidationIssue,
} from '../../definition/defineModel';
import {defineModel} from '../../definition/defineModel';
import {isTriggerHigh} from './closedForm';
import {findings, marks} from './knob';
import {outputs, scalars} from './outputs';
import {groups, parameters} from './parameters';
import {presets} from './presets';
import {summary} from './summary';
import {firstDelay, switchings} from './switchings';

type Values = ParameterValues<typeof parameters>;

/** Steps in a period of the input, enough to detect every crossing. */
const STEPS_PER_PERIOD = 8;

function inputAt(t: number, p: Values): number {
  const {mean, amplitude, period, ripple, rippleFrequency} = p;
  return (
    mean +
    amplitude * Math.sin((2 * Math.PI * t) / period) +
    ripple * Math.sin(2 * Math.PI * rippleFrequency * t)
  );
}

function middle({lowThreshold, highThreshold}: Values): number {
  return (lowThreshold + highThreshold) / 2;
}

function shortestPeriod({period, ripple, rippleFrequency}: Values): number {
  return ripple > 0 ? Math.min(period, 1 / rippleFrequency) : period;
}

function outputValue(isHigh: boolean, p: Values): number {
  return isHigh ? p.highOutput : p.lowOutput;
}

function thresholdOrder(p: Values): readonly ValidationIssue[] {
  if (p.lowThreshold < p.highThreshold) {
    return [];
  }
  const message = text({
    en: 'The low threshold must be less than the high threshold.',
    'zh-Hans': '下阈值必须小于上阈值。',
  });
  return [{parameters: ['lowThreshold', 'highThreshold'], message}];
}

/**
 * Model of TRIG0, the trigger with hysteresis: high above the high threshold,
 * low below the low one, unchanged in between. For comparison, a plain
 * comparator switches at the middle of the thresholds.
 */
export const model = defineModel({
  id: 'trigger',
  title: text({en: 'Trigger with hysteresis', 'zh-Hans': '带迟滞的触发器'}),
  groups,
  parameters,
  irrelevant: ({ripple}) => (ripple === 0 ? ['rippleFrequency'] : []),
  validate: thresholdOrder,
  duration: {default: (p) => 2 * p.period, min: 1, max: 200},
  modes: ['high', 'above'],
  initialModes: (p) => ({high: p.initialOutput === 'high' ? 1 : 0, above: 0}),
  events: [
    {
      label: (_, m) =>
        m.high
          ? text({en: 'trigger becomes low', 'zh-Hans': '触发器变为低态'})
          : text({en: 'trigger becomes high', 'zh-Hans': '触发器变为高态'}),
      when: (t, _, p, m) =>
        m.high
          ? p.lowThreshold - inputAt(t, p)
          : inputAt(t, p) - p.highThreshold,
      then(_t, _x, _p, m) {
        m.high = 1 - m.high;
      },
    },
    {
      label: (_, m) =>
        m.above
          ? text({en: 'comparator becomes low', 'zh-Hans': '比较器变为低态'})
          : text({en: 'comparator becomes high', 'zh-Hans': '比较器变为高态'}),
      when: (t, _, p, m) =>
        m.above ? middle(p) - inputAt(t, p) : inputAt(t, p) - middle(p),
      then(_t, _x, _p, m) {
        m.above = 1 - m.above;
      },
    },
  ],
  maximumStep: (p) => shortestPeriod(p) / STEPS_PER_PERIOD,
  resolution: (p) => shortestPeriod(p) / 20,
  outputs,
  observe: (t, _, p, m) => ({
    u: inputAt(t, p),
    low: p.lowThreshold,
    high: p.highThreshold,
    y: outputValue(m.high === 1, p),
    comparator: outputValue(m.above === 1, p),
  }),
  exact(t, p) {
    if (p.ripple > 0) {
      return {};
    }
    const {lowThreshold, highThreshold, initialOutput} = p;
    const isHigh = isTriggerHigh(p, lowThreshold, highThreshold, t);
    return {y: outputValue(isHigh ?? initialOutput === 'high', p)};
  },
  scalars,
  measure(_, run) {
    const {trigger, comparator} = switchings(run);
    const delay = firstDelay(run);
    return {
      switchings: trigger.length,
      comparatorSwitchings: comparator.length,
      firstSwitching: trigger[0],
      delay: delay && delay.to - delay.from,
    };
  },
  figures: [
    {
      kind: 'time',
      id: 'input',
      title: text({en: 'Input and thresholds', 'zh-Hans': '输入与阈值'}),
      outputs: ['u', 'low', 'high'],
    },
    {
      kind: 'time',
      id: 'output',
      title: text({en: 'Output', 'zh-Hans': '输出'}),
      outputs: ['y', 'comparator'],
    },
  ],
  summary,
  findings,
  marks,
  presets,
});
