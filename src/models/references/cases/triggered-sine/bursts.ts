import {text} from '../../../../i18n';
import {model} from '../../../library/triggered-sine';
import {defineReferences} from '../../defineReferences';
import {ONE_WINDOW, output, sineOfCycles} from './points';

/** 0.5 Hz, trigger on from 1 to 3.4 s and from 5.8 to 9 s. */
const GATED = {
  firstFrequency: 0.5,
  firstAmplitude: 1,
  firstOn: 1,
  firstOff: 3.4,
  secondOn: 5.8,
  secondOff: 9,
} as const;

/** Points of the 0.5 Hz wave in the first and second burst. */
const gated = output([
  [0.5, 0],
  ...[1.5, 2.5, 3.3].map((at) => [at, sineOfCycles(0.5 * (at - 1))] as const),
  ...[6.3, 8.9].map((at) => [at, sineOfCycles(0.5 * (at - 5.8))] as const),
]);

/** Reference cases of the ends of bursts, with and without waiting. */
export const bursts = defineReferences(model, [
  {
    id: 'gated',
    label: text({
      en: 'Two bursts of 0.5\u00a0Hz, without waiting for the end of cycle',
      'zh-Hans': '两段 0.5\u00a0Hz 的波形，不等待周期结束',
    }),
    kind: 'closed-form',
    parameters: {...GATED, wait: 'no'},
    duration: 10,
    tolerance: 1e-9,
    points: [
      ...gated,
      ...output([3.5, 4.5, 5.2, 9.5].map((at) => [at, 0])),
      {scalar: 'firstEnd', expected: 3.4},
      {scalar: 'secondEnd', expected: 9},
      {scalar: 'firstCycles', expected: 0.5 * (3.4 - 1)},
      {scalar: 'cutHeight', expected: sineOfCycles(0.5 * (3.4 - 1))},
    ],
  },
  {
    id: 'gated-waiting',
    label: text({
      en: 'Two bursts of 0.5\u00a0Hz, the running cycle completed',
      'zh-Hans': '两段 0.5\u00a0Hz 的波形，等待周期结束',
    }),
    kind: 'closed-form',
    parameters: {...GATED, wait: 'yes'},
    duration: 10,
    tolerance: 1e-9,
    points: [
      ...gated,
      ...output(
        [3.5, 4.5].map((at) => [at, sineOfCycles(0.5 * (at - 1))] as const),
      ),
      ...output([
        [5.2, 0],
        [9.5, sineOfCycles(0.5 * (9.5 - 5.8))],
      ]),
      {scalar: 'firstEnd', expected: 1 + 2 / 0.5},
      {scalar: 'secondEnd', expected: 5.8 + 2 / 0.5},
      {scalar: 'firstCycles', expected: 2},
      {scalar: 'overrun', expected: 5 - 3.4},
      {scalar: 'cutHeight', expected: 0},
    ],
  },
  {
    id: 'five-cycles',
    label: text({
      en: 'Five cycles of 2\u00a0Hz: the trigger drops in the middle of the last',
      'zh-Hans': '2\u00a0Hz 的五个周期：触发信号在最后一个周期中间断开',
    }),
    kind: 'closed-form',
    parameters: {
      ...ONE_WINDOW,
      wait: 'yes',
      firstFrequency: 2,
      firstOn: 1,
      firstOff: 1 + 4.5 / 2,
    },
    duration: 5,
    tolerance: 1e-9,
    points: [
      {scalar: 'firstCycles', expected: 5},
      {scalar: 'firstEnd', expected: 1 + 5 / 2},
    ],
  },
  {
    id: 'whole-cycles',
    label: text({
      en: 'The trigger drops at the end of a cycle: the burst ends at once',
      'zh-Hans': '触发信号正好在周期结束时断开：波形立即结束',
    }),
    kind: 'closed-form',
    parameters: {
      ...ONE_WINDOW,
      wait: 'yes',
      firstFrequency: 0.3,
      firstOn: 0.1,
      firstOff: 0.1 + 3 / 0.3,
    },
    duration: 15,
    tolerance: 1e-9,
    points: [
      {scalar: 'firstEnd', expected: 0.1 + 3 / 0.3},
      {scalar: 'overrun', expected: 0},
      {scalar: 'firstCycles', expected: 3},
    ],
  },
]);
