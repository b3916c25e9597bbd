import type {LocalizedText} from '../../../i18n';
import {text} from '../../../i18n';
import type {Bar} from '../../../models/definition/figures';
import type {RunAnalysis, StateName} from '../../../models/run/insight/types';

/** Bars shown at most: the last one sums up the others. */
const MOST_BARS = 8;

/** The name of an unknown in every language; one of a row with its number. */
export function stateText({label, element}: StateName): LocalizedText {
  return element === undefined
    ? label
    : text(
        `${label.en}, number ${element}`,
        `${label['zh-Hans']}，第 ${element} 个`,
      );
}

const NO_STATE = text('no state: another reason', '与状态变量无关：其他原因');

/** Number of accepted steps to which the error of a state gave their length. */
export function limitedSteps({limitingStates}: RunAnalysis): number {
  return limitingStates.reduce((sum, {accepted}) => sum + accepted, 0);
}

/** The states by the number of accepted steps that each limited. */
export function limitBars(
  analysis: RunAnalysis,
  most = MOST_BARS,
): readonly Bar[] {
  const {states, limitingStates, statistics} = analysis;
  const limits = limitingStates
    .filter(({accepted}) => accepted > 0)
    .sort((one, other) => other.accepted - one.accepted)
    .flatMap(({state, accepted}): Bar[] => {
      const name = states[state];
      return name
        ? [{id: `state-${state}`, label: stateText(name), value: accepted}]
        : [];
    });
  const sum = (bars: readonly Bar[]) =>
    bars.reduce((total, {value}) => total + value, 0);
  const others = limits.length > most ? limits.slice(most - 1) : [];
  const without = statistics.steps - limitedSteps(analysis);
  return [
    ...limits.slice(0, limits.length - others.length),
    ...(others.length > 0
      ? [
          {
            id: 'others',
            label: text(
              `${others.length} other states`,
              `其余 ${others.length} 个状态变量`,
            ),
            value: sum(others),
          },
        ]
      : []),
    ...(without > 0 ? [{id: 'none', label: NO_STATE, value: without}] : []),
  ];
}
