import {translate} from '@docusaurus/Translate';

import {formatNumber} from '../../../models/definition/format';
import type {TimeScales} from '../../../models/run/insight/types';
import {formatSeconds} from './formatSeconds';
import {motionTimes} from './scaleFigure';

/** Ratios below it are those of equal time constants, but for rounding. */
const STIFFER = 1.005;

/** How far the fastest and the slowest motion are apart, and what follows. */
function stiffnessSentence(
  {stiffnessRatio = 1, eulerLimit = 0}: TimeScales,
  timeConstants: readonly number[],
  longestStep: number,
): string {
  const values = {
    fastest: formatSeconds(timeConstants[0] ?? 0),
    slowest: formatSeconds(timeConstants.at(-1) ?? 0),
    ratio: formatNumber(stiffnessRatio, {digits: 3}),
    limit: formatSeconds(eulerLimit),
    longest: formatSeconds(longestStep),
  };
  return stiffnessRatio < STIFFER
    ? translate(
        {
          id: 'behind.scales.one',
          message:
            'There is one time constant, {fastest}, and nothing is stiff: steps of explicit Euler must stay below {limit}, our implicit solver took steps of up to {longest}.',
          description: 'Sentence on a model with one time constant',
        },
        values,
      )
    : translate(
        {
          id: 'behind.scales.stiffness',
          message:
            'The time constants run from {fastest} to {slowest}, a stiffness ratio of {ratio}: steps of explicit Euler must stay below {limit}, our implicit solver took steps of up to {longest}.',
          description: 'Sentence on the stiffness of a model at an instant',
        },
        values,
      );
}

/** What the eigenvalues at an instant say, in plain sentences. */
export function scaleSentences(
  timeScales: TimeScales,
  longestStep: number,
): readonly string[] {
  const {scales, integrators} = timeScales;
  const {timeConstants, periods} = motionTimes(timeScales);
  const growing = scales.filter(({real}) => real > 0).length;
  return [
    ...(timeConstants.length > 0
      ? [stiffnessSentence(timeScales, timeConstants, longestStep)]
      : [
          translate({
            id: 'behind.scales.none',
            message: 'Nothing decays here, so that there is no time constant.',
            description: 'Sentence on a model without a time constant',
          }),
        ]),
    ...(periods.length > 0
      ? [
          translate(
            {
              id: 'behind.scales.oscillating',
              message:
                'Oscillating motions: {count}; the fastest has {frequency} Hz.',
              description: 'Sentence on complex eigenvalues',
            },
            {
              count: periods.length,
              frequency: formatNumber(1 / (periods[0] ?? 1), {digits: 3}),
            },
          ),
        ]
      : []),
    ...(growing > 0
      ? [
          translate(
            {
              id: 'behind.scales.growing',
              message:
                'Growing motions: {count}; a small disturbance does not die out here.',
              description: 'Sentence on eigenvalues with a positive real part',
            },
            {count: growing},
          ),
        ]
      : []),
    ...(integrators > 0
      ? [
          translate(
            {
              id: 'behind.scales.integrators',
              message:
                'States that only add up what flows into them, with an eigenvalue of zero: {count}.',
              description: 'Sentence on eigenvalues of zero',
            },
            {count: integrators},
          ),
        ]
      : []),
  ];
}
