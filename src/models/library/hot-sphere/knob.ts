import {text} from '../../../i18n';
import {findRoot} from '../../../physics/roots';
import type {
  Mark,
  NoKeys,
  RunSpan,
  RunView,
  SummaryFormatter,
} from '../../definition/defineModel';
import {pointMark} from '../../definition/defineModel';
import type {outputs} from './outputs';
import type {parameters} from './parameters';
import {biotOf, type scalars} from './scalars';
import type {Values} from './sphere';
import {finalTemperature, radiationCoefficient} from './sphere';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

type View = Pick<RunView<NoKeys, readonly [], typeof outputs>, 'end' | 'value'>;

/** Largest Biot number at which one lump is good to a few per cent. */
const LARGEST_BIOT = 0.1;

/**
 * Finds the temperature, K, between those of the start and the end at which
 * radiation has the coefficient of convection; `undefined` if there is none.
 */
function equalTemperature(p: Values): number | undefined {
  const final = finalTemperature(p);
  const lead = (temperature: number) =>
    radiationCoefficient(p, temperature) - p.coefficient;
  const low = Math.min(p.initial, final);
  const high = Math.max(p.initial, final);
  return lead(low) < 0 && lead(high) > 0
    ? findRoot(lead, low, high)
    : undefined;
}

/** Marks of the coefficients: the temperature at which the two are equal. */
export function marks(p: Values): Readonly<Record<string, readonly Mark[]>> {
  const equal = equalTemperature(p);
  return {
    equal:
      equal === undefined
        ? []
        : [
            pointMark(
              equal,
              p.coefficient,
              text({en: 'h_r = h', 'zh-Hans': 'h_r = h'}),
            ),
          ],
  };
}

/** Sentences on the effect of one parameter of the sphere. */
export const findings = {
  coefficient: text({
    en: (_: Values, _run: RunSpan, format: Format) =>
      `At ${format.parameter('initial')} the sphere loses ` +
      `${format.scalar('initialConvection')} by {convection|convectionFlow} ` +
      `and ${format.scalar('initialRadiation')} by ` +
      `{radiation|radiationFlow}; its Biot number is ` +
      `${format.scalar('biot')}.`,
    'zh-Hans': (_: Values, _run: RunSpan, format: Format) =>
      `球体温度为 ${format.parameter('initial')} 时，` +
      `{对流|convectionFlow}散热 ${format.scalar('initialConvection')}，` +
      `{辐射|radiationFlow}散热 ${format.scalar('initialRadiation')}；` +
      `毕渥数为 ${format.scalar('biot')}。`,
  }),
  emissivity: text({
    en(p: Values, _: RunSpan, format: Format): string {
      const equal = equalTemperature(p);
      return (
        `The coefficient of {radiation|radiation} is ` +
        `${format.scalar('initialRadiativeCoefficient')} at the start and ` +
        `${format.scalar('finalRadiativeCoefficient')} at the end; ` +
        (equal === undefined
          ? `that of {convection|convection}, ` +
            `${format.parameter('coefficient')}, is different throughout.`
          : `at ${format.output('temperature', equal)} it equals that of ` +
            `{convection|convection}, ${format.parameter('coefficient')}.`)
      );
    },
    'zh-Hans'(p: Values, _: RunSpan, format: Format): string {
      const equal = equalTemperature(p);
      return (
        `{辐射|radiation}换热系数在开始时为 ` +
        `${format.scalar('initialRadiativeCoefficient')}，结束时为 ` +
        `${format.scalar('finalRadiativeCoefficient')}，` +
        (equal === undefined
          ? `始终不等于{对流|convection}换热系数 ` +
            `${format.parameter('coefficient')}。`
          : `在 ${format.output('temperature', equal)} 时等于` +
            `{对流|convection}换热系数 ${format.parameter('coefficient')}。`)
      );
    },
  }),
  initial: text({
    en: (_: Values, run: View, format: Format) =>
      `{The temperature|temperature} starts at ${format.parameter('initial')} ` +
      `and is ${format.output('temperature', run.value('temperature', run.end))} ` +
      `at ${format.time(run.end)}; for every start it approaches ` +
      `${format.scalar('finalTemperature')}, where the heat flow rates of ` +
      'both paths cancel.',
    'zh-Hans': (_: Values, run: View, format: Format) =>
      `{温度|temperature}从 ${format.parameter('initial')} 开始变化，` +
      `${format.time(run.end)} 时为 ` +
      `${format.output('temperature', run.value('temperature', run.end))}；` +
      `无论从多少开始，都趋近 ${format.scalar('finalTemperature')}，` +
      '在该温度下两条路径的热流量相互抵消。',
  }),
  diameter: text({
    en: (p: Values, _: RunSpan, format: Format) =>
      `A diameter of ${format.parameter('diameter')} gives a Biot number of ` +
      `${format.scalar('biot')}: ` +
      (biotOf(p) < LARGEST_BIOT
        ? 'one lump is enough, and {the curve|temperature} is good to a few per cent.'
        : 'one lump is not enough, and a real sphere cools more slowly than {the curve|temperature}.'),
    'zh-Hans': (p: Values, _: RunSpan, format: Format) =>
      `直径为 ${format.parameter('diameter')} 时，毕渥数为 ` +
      `${format.scalar('biot')}，` +
      (biotOf(p) < LARGEST_BIOT
        ? '用一个集总单元就够了，{曲线|temperature}的误差只有百分之几。'
        : '只用一个集总单元不够，{曲线|temperature}的变化偏快。'),
  }),
  bounds: text({
    en: (p: Values, _: RunSpan, format: Format) =>
      p.emissivity === 0
        ? 'Without radiation {the curve|excess} and both bounds are one ' +
          `straight line, with a time constant of ` +
          `${format.scalar('convectiveTimeConstant')}.`
        : `With an emissivity of ${format.parameter('emissivity')}, ` +
          `{the curve|excess} lies between exponentials with time constants ` +
          `of {${format.scalar('fastTimeConstant')}|fastExcess} and ` +
          `{${format.scalar('slowTimeConstant')}|slowExcess}.`,
    'zh-Hans': (p: Values, _: RunSpan, format: Format) =>
      p.emissivity === 0
        ? '没有辐射时，{曲线|excess}与两条界限重合为一条直线，时间常数为 ' +
          `${format.scalar('convectiveTimeConstant')}。`
        : `发射率为 ${format.parameter('emissivity')} 时，{曲线|excess}夹在` +
          `两条指数曲线之间，它们的时间常数分别为 ` +
          `{${format.scalar('fastTimeConstant')}|fastExcess} 和 ` +
          `{${format.scalar('slowTimeConstant')}|slowExcess}。`,
  }),
};
