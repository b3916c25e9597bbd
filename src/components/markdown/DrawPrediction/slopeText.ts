import {translate} from '@docusaurus/Translate';

import {factorText, isAboutTwo} from './factorText';
import type {SlopeVerdict} from './verdicts';

function steep(factor: number): string {
  return isAboutTwo(factor)
    ? translate({
        id: 'drawing.slope.twice',
        message: 'about twice as steep as it is.',
        description: 'Verdict on the start slope of a drawn curve',
      })
    : translate(
        {
          id: 'drawing.slope.steep',
          message: 'about {factor} times as steep as it is.',
          description: 'Verdict on the start slope of a drawn curve',
        },
        {factor: factorText(factor)},
      );
}

function shallow(factor: number): string {
  return isAboutTwo(factor)
    ? translate({
        id: 'drawing.slope.half',
        message: 'about half as steep as it is.',
        description: 'Verdict on the start slope of a drawn curve',
      })
    : translate(
        {
          id: 'drawing.slope.shallow',
          message: 'too flat, by a factor of about {factor}.',
          description: 'Verdict on the start slope of a drawn curve',
        },
        {factor: factorText(factor)},
      );
}

/** The verdict on the start slope, in words. */
export function slopeText({kind, factor}: SlopeVerdict): string {
  switch (kind) {
    case 'right':
      return translate({
        id: 'drawing.slope.right',
        message: 'right.',
        description: 'Verdict on the start slope of a drawn curve',
      });
    case 'flat':
      return translate({
        id: 'drawing.slope.flat',
        message: 'yours starts flat, but the run moves at once.',
        description: 'Verdict on the start slope of a drawn curve',
      });
    case 'moves':
      return translate({
        id: 'drawing.slope.moves',
        message: 'yours moves at once, but the run starts flat.',
        description: 'Verdict on the start slope of a drawn curve',
      });
    case 'wrong-sign':
      return translate({
        id: 'drawing.slope.sign',
        message: 'the run moves the other way.',
        description: 'Verdict on the start slope of a drawn curve',
      });
    case 'missing':
      return translate({
        id: 'drawing.slope.missing',
        message: 'your curve begins too late to tell.',
        description: 'Verdict on the start slope of a drawn curve',
      });
    case 'steep':
      return steep(factor);
    case 'shallow':
      return shallow(factor);
  }
}
