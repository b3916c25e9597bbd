import {translate} from '@docusaurus/Translate';

import {factorText, isAboutTwo} from './factorText';
import type {TimeVerdict} from './verdicts';

function fast(factor: number): string {
  return isAboutTwo(factor)
    ? translate({
        id: 'drawing.time.twice',
        message: 'about twice as fast as it is.',
        description: 'Verdict on the time scale of a drawn curve',
      })
    : translate(
        {
          id: 'drawing.time.fast',
          message: 'about {factor} times as fast as it is.',
          description: 'Verdict on the time scale of a drawn curve',
        },
        {factor: factorText(factor)},
      );
}

function slow(factor: number): string {
  return isAboutTwo(factor)
    ? translate({
        id: 'drawing.time.half',
        message: 'about half as fast as it is.',
        description: 'Verdict on the time scale of a drawn curve',
      })
    : translate(
        {
          id: 'drawing.time.slow',
          message: 'too slow, by a factor of about {factor}.',
          description: 'Verdict on the time scale of a drawn curve',
        },
        {factor: factorText(factor)},
      );
}

/** The verdict on the time scale, in words. */
export function timeText({kind, factor}: TimeVerdict): string {
  switch (kind) {
    case 'right':
      return translate({
        id: 'drawing.time.right',
        message: 'right.',
        description: 'Verdict on the time scale of a drawn curve',
      });
    case 'missing':
      return translate({
        id: 'drawing.time.missing',
        message: 'it cannot be compared, because the two do not change alike.',
        description: 'Verdict on the time scale of a drawn curve',
      });
    case 'fast':
      return fast(factor);
    case 'slow':
      return slow(factor);
  }
}
