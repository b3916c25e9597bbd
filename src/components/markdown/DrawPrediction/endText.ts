import {translate} from '@docusaurus/Translate';

import type {EndVerdict} from './verdicts';

/** The verdict on the final value, in words. */
export function endText(
  {kind, drawn, run}: EndVerdict,
  write: (value: number) => string,
): string {
  const values = {drawn: write(drawn), run: write(run)};
  switch (kind) {
    case 'right':
      return translate(
        {
          id: 'drawing.end.right',
          message: 'right. You drew {drawn}, the run gives {run}.',
          description: 'Verdict on the final value of a drawn curve',
        },
        values,
      );
    case 'high':
      return translate(
        {
          id: 'drawing.end.high',
          message: 'too high. You drew {drawn}, the run gives {run}.',
          description: 'Verdict on the final value of a drawn curve',
        },
        values,
      );
    case 'low':
      return translate(
        {
          id: 'drawing.end.low',
          message: 'too low. You drew {drawn}, the run gives {run}.',
          description: 'Verdict on the final value of a drawn curve',
        },
        values,
      );
    case 'overshoots':
      return translate({
        id: 'drawing.end.overshoots',
        message:
          'right, but your curve goes beyond it first. The run does not.',
        description: 'Verdict on the final value of a drawn curve',
      });
    case 'misses-overshoot':
      return translate({
        id: 'drawing.end.missesOvershoot',
        message: 'right, but the run goes beyond it first.',
        description: 'Verdict on the final value of a drawn curve',
      });
    case 'missing':
      return translate({
        id: 'drawing.end.missing',
        message: 'your curve ends too early to tell.',
        description: 'Verdict on the final value of a drawn curve',
      });
  }
}
