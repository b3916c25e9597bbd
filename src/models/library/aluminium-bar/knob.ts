import {text} from '../../../i18n';
import type {
  Mark,
  RunSpan,
  SummaryFormatter,
} from '../../definition/defineModel';
import {coordinateMark} from '../../definition/defineModel';
import type {Values} from './chain';
import {barDiffusivity, endBiotNumber} from './chain';
import {exactTimeConstant} from './exactBar';
import type {outputs} from './outputs';
import type {parameters} from './parameters';
import type {scalars} from './scalars';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/**
 * Returns the time L²/(16α), s, at which the first traces of a change at one
 * end reach the other: 4√(αt) = L (Carslaw & Jaeger, Conduction
 * of Heat in Solids, 2nd ed., chapter 2).
 */
function arrivalTime(p: Values): number {
  return p.length ** 2 / (16 * barDiffusivity(p));
}

/**
 * Marks of a run over time: the arrival of the first traces at the far end, and
 * the slowest time constant of the exact solution.
 */
export function marks(p: Values): Readonly<Record<string, readonly Mark[]>> {
  return {
    arrival: [
      coordinateMark(
        arrivalTime(p),
        text({en: 'L²/(16α)', 'zh-Hans': 'L²/(16α)'}),
      ),
    ],
    slowest: [
      coordinateMark(exactTimeConstant(p), text({en: 'τ_1', 'zh-Hans': 'τ_1'})),
    ],
  };
}

/** Rounds a time, s, to three digits, like the other results of a finding. */
function round(seconds: number): number {
  return Number(seconds.toPrecision(3));
}

/** Sentences on the effect of one parameter of the bar. */
export const findings = {
  lumps: text({
    en(p: Values, _: RunSpan, format: Format): string {
      const lumps =
        p.lumps === 1 ? 'One lump has' : `${format.number(p.lumps)} lumps have`;
      return (
        `${lumps} a slowest time constant of ` +
        `${format.scalar('timeConstant')}; the exact value (dotted) is ` +
        `${format.scalar('exactTimeConstant')}, a difference of ` +
        `${format.scalar('timeConstantError')}.`
      );
    },
    'zh-Hans': (p: Values, _: RunSpan, format: Format) =>
      `取 ${format.number(p.lumps)} 个单元时，最慢的时间常数为 ` +
      `${format.scalar('timeConstant')}，而精确值（圆点）为 ` +
      `${format.scalar('exactTimeConstant')}，两者相差 ` +
      `${format.scalar('timeConstantError')}。`,
  }),
  length: text({
    en: (p: Values, _: RunSpan, format: Format) =>
      `In a bar of ${format.parameter('length')} the first traces of a change ` +
      `reach the other end after ${format.time(round(arrivalTime(p)))}; the ` +
      `slowest time constant is ${format.scalar('exactTimeConstant')}.`,
    'zh-Hans': (p: Values, _: RunSpan, format: Format) =>
      `棒长 ${format.parameter('length')} 时，一端的温度变化经过 ` +
      `${format.time(round(arrivalTime(p)))} 开始影响另一端；` +
      `最慢的时间常数为 ${format.scalar('exactTimeConstant')}。`,
  }),
  firstConductor: text({
    en: (_: Values, _run: RunSpan, format: Format) =>
      `With s = ${format.parameter('firstConductor')} the slowest time constant ` +
      `of the lumps is ${format.scalar('timeConstant')}; the exact value (dotted) ` +
      `is ${format.scalar('exactTimeConstant')}, a difference of ` +
      `${format.scalar('timeConstantError')}.`,
    'zh-Hans': (_: Values, _run: RunSpan, format: Format) =>
      `s = ${format.parameter('firstConductor')} 时，集总模型最慢的时间常数为 ` +
      `${format.scalar('timeConstant')}，而精确值（圆点）为 ` +
      `${format.scalar('exactTimeConstant')}，两者相差 ` +
      `${format.scalar('timeConstantError')}。`,
  }),
  coefficient: text({
    en(p: Values, _: RunSpan, format: Format): string {
      if (endBiotNumber(p) === 0) {
        return 'The far end is insulated, so no film acts on it.';
      }
      return p.boundaries === 'held-convective'
        ? `With Bi = ${format.scalar('biot')} the far end settles at ` +
            `${format.scalar('steadyEndTemperature')}.`
        : `With Bi = ${format.scalar('biot')} the time constant is ` +
            `${format.scalar('oneBodyTimeConstant')} without inner resistance, ` +
            `${format.scalar('timeConstant')} for one lump with half of it, and ` +
            `exactly ${format.scalar('exactTimeConstant')}.`;
    },
    'zh-Hans'(p: Values, _: RunSpan, format: Format): string {
      if (endBiotNumber(p) === 0) {
        return '远端绝热，因此换热系数不起作用。';
      }
      return p.boundaries === 'held-convective'
        ? `Bi = ${format.scalar('biot')} 时，远端的稳态温度为 ` +
            `${format.scalar('steadyEndTemperature')}。`
        : `Bi = ${format.scalar('biot')} 时，不计内部热阻的时间常数为 ` +
            `${format.scalar('oneBodyTimeConstant')}，` +
            `集总模型的时间常数为 ${format.scalar('timeConstant')}，` +
            `精确值为 ${format.scalar('exactTimeConstant')}。`;
    },
  }),
};
