import {translate} from '@docusaurus/Translate';

import {formatNumber} from '../../../models/definition/format';
import type {EndVerdict, SlopeVerdict, TimeVerdict} from './verdicts';

/** Tells whether a factor, 1 or more, is called "twice". */
function isAboutTwo(factor: number): boolean {
  return factor >= 1.75 && factor < 2.5;
}

/** A factor as it is said: one decimal below 3, whole up to 10, "10" for more. */
function factorText(factor: number): string {
  const digits = factor < 3 ? 2 : 1;
  return formatNumber(Math.min(factor, 10), {digits});
}

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
