import {type LocalizedText, text} from '../../../i18n';
import {formatNumber} from '../../../models/definition/format';
import type {EndVerdict, SlopeVerdict, TimeVerdict} from './verdicts';

/** A factor below which a slope is called right; a drawing may be off by two. */
const CLOSE_FACTOR = 1.35;

/** Tells whether a factor, 1 or more, is called "twice". */
function isAboutTwo(factor: number): boolean {
  return factor >= 1.75 && factor < 2.5;
}

/** A factor as it is said: one decimal below 3, whole up to 10, "10" for more. */
function factorText(factor: number): string {
  const digits = factor < 3 ? 2 : 1;
  return formatNumber(Math.min(factor, 10), {digits});
}

/** The verdict on the start slope, in words. */
export function slopeText({kind, factor}: SlopeVerdict): LocalizedText {
  const [isTwice, times] = [isAboutTwo(factor), factorText(factor)];
  switch (kind) {
    case 'right':
      return factor < CLOSE_FACTOR
        ? text('right.', '正确。')
        : text(
            'roughly right, within a factor of two.',
            '大致正确，与实际相差不到一倍。',
          );
    case 'flat':
      return text(
        'yours starts flat, but the run moves at once.',
        '你画的起初是平的，而仿真曲线一开始就在变。',
      );
    case 'moves':
      return text(
        'yours moves at once, but the run starts flat.',
        '你画的一开始就在变，而仿真曲线起初是平的。',
      );
    case 'wrong-sign':
      return text('the run moves the other way.', '仿真曲线朝相反的方向走。');
    case 'missing':
      return text(
        'your curve begins too late to tell.',
        '你的曲线开始得太晚，无法判断。',
      );
    case 'steep':
      return isTwice
        ? text('about twice as steep as it is.', '大约陡了一倍。')
        : text(
            `about ${times} times as steep as it is.`,
            `偏陡，约为实际的 ${times} 倍。`,
          );
    case 'shallow':
      return isTwice
        ? text('about half as steep as it is.', '大约只有实际的一半。')
        : text(
            `too flat, by a factor of about ${times}.`,
            `偏平，实际约为它的 ${times} 倍。`,
          );
  }
}

/** The verdict on the final value, in words. */
export function endText(
  {kind, ...values}: EndVerdict,
  write: (value: number) => string,
): LocalizedText {
  const [drawn, run] = [write(values.drawn), write(values.run)];
  switch (kind) {
    case 'right':
      return text(
        `right. You drew ${drawn}, the run gives ${run}.`,
        `正确。你画的是 ${drawn}，仿真结果是 ${run}。`,
      );
    case 'high':
      return text(
        `too high. You drew ${drawn}, the run gives ${run}.`,
        `偏高。你画的是 ${drawn}，仿真结果是 ${run}。`,
      );
    case 'low':
      return text(
        `too low. You drew ${drawn}, the run gives ${run}.`,
        `偏低。你画的是 ${drawn}，仿真结果是 ${run}。`,
      );
    case 'overshoots':
      return text(
        'right, but your curve goes beyond it first. The run does not.',
        '正确，但你的曲线先越过了它，而仿真曲线没有。',
      );
    case 'misses-overshoot':
      return text(
        'right, but the run goes beyond it first.',
        '正确，但仿真曲线会先越过它。',
      );
    case 'missing':
      return text(
        'your curve ends too early to tell.',
        '你的曲线结束得太早，无法判断。',
      );
  }
}

/** The verdict on the time scale, in words. */
export function timeText({kind, factor}: TimeVerdict): LocalizedText {
  const [isTwice, times] = [isAboutTwo(factor), factorText(factor)];
  switch (kind) {
    case 'right':
      return text('right.', '正确。');
    case 'missing':
      return text(
        'it cannot be compared, because the two do not change alike.',
        '两条曲线的变化不同，无法比较。',
      );
    case 'fast':
      return isTwice
        ? text('about twice as fast as it is.', '大约快了一倍。')
        : text(
            `about ${times} times as fast as it is.`,
            `偏快，约为实际的 ${times} 倍。`,
          );
    case 'slow':
      return isTwice
        ? text('about half as fast as it is.', '偏慢，用时大约是实际的两倍。')
        : text(
            `too slow, by a factor of about ${times}.`,
            `偏慢，用时约为实际的 ${times} 倍。`,
          );
  }
}
