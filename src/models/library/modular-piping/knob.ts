import {text} from '../../../i18n';
import type {
  NoKeys,
  RunSpan,
  RunView,
  SummaryFormatter,
} from '../../definition/defineModel';
import {settledAt} from './line';
import {nodeTimes} from './node';
import type {outputs} from './outputs';
import type {parameters, Values} from './parameters';
import {getPlugFlow} from './plugFlow';
import type {scalars} from './scalars';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

type View = Pick<RunView<NoKeys, readonly [], typeof outputs>, 'end' | 'value'>;

/**
 * Returns the step of explicit Euler over the time constant of the pressure of
 * the node: up to 1 the pressure does not overshoot, from 2 on it does not
 * settle.
 */
function stepRatio(p: Values, run: RunSpan): number {
  return p.fixedStep / nodeTimes(p, settledAt(p, run.end)).pressure;
}

function outletAt(run: View, t: number, format: Format): string {
  return format.output(
    'outletTemperature',
    run.value('outletTemperature', t, 'left'),
  );
}

/** Sentences on the effect of one parameter of the line. */
export const findings = {
  valve: text({
    en: (_: Values, _run: RunSpan, format: Format) =>
      `With a loss coefficient of ${format.parameter('valve')} at the valve, ` +
      `the last step of {the staircase|t1}, the line needs ` +
      `${format.scalar('totalDrop')} for ${format.scalar('massFlow')}; ` +
      `${format.scalar('minorDrop')} of it in bends and valve.`,
    'zh-Hans': (_: Values, _run: RunSpan, format: Format) =>
      `阀门是{压力阶梯|t1}的最后一级，局部阻力系数为 ` +
      `${format.parameter('valve')} 时，流量 ${format.scalar('massFlow')} ` +
      `需要 ${format.scalar('totalDrop')}，其中弯管和阀门占 ` +
      `${format.scalar('minorDrop')}。`,
  }),
  diameter: text({
    en: (_: Values, _run: RunSpan, format: Format) =>
      `With a bore of ${format.parameter('diameter')}, {the line|t1} needs ` +
      `${format.scalar('totalDrop')} for ${format.scalar('massFlow')}: ` +
      `${format.scalar('frictionDrop')} in the two pipes, ` +
      `${format.scalar('minorDrop')} in bends and valve.`,
    'zh-Hans': (_: Values, _run: RunSpan, format: Format) =>
      `内径为 ${format.parameter('diameter')} 时，流量 ` +
      `${format.scalar('massFlow')} 需要的{压力|t1}为 ` +
      `${format.scalar('totalDrop')}，其中两段直管占 ` +
      `${format.scalar('frictionDrop')}，弯管和阀门占 ` +
      `${format.scalar('minorDrop')}。`,
  }),
  nodeVolume: text({
    en: (_: Values, _run: RunSpan, format: Format) =>
      `With a volume of ${format.parameter('nodeVolume')}, ` +
      `{the pressure of the node|nodePressure} settles with a time constant ` +
      `of ${format.scalar('pressureTime')}; the inertia of the water in the ` +
      `pipes has one of ${format.scalar('inertiaTime')}.`,
    'zh-Hans': (_: Values, _run: RunSpan, format: Format) =>
      `容积为 ${format.parameter('nodeVolume')} 时，` +
      `{节点压力|nodePressure}的时间常数为 ` +
      `${format.scalar('pressureTime')}，而管内水的惯性的时间常数为 ` +
      `${format.scalar('inertiaTime')}。`,
  }),
  rise: text({
    en: (p: Values, _: RunSpan, format: Format) =>
      (p.rise === 0
        ? 'Without a rise, '
        : `A rise of ${format.parameter('rise')} takes ` +
          `${format.scalar('riseDrop')}; `) +
      `{the line|line} and {its drive|drive} meet at ` +
      `{${format.scalar('volumeFlow')}|point}.`,
    'zh-Hans': (p: Values, _: RunSpan, format: Format) =>
      (p.rise === 0
        ? '没有上升段时，'
        : `上升 ${format.parameter('rise')} 需要 ` +
          `${format.scalar('riseDrop')}，此时`) +
      `{管路|line}曲线与{驱动|drive}曲线交于 ` +
      `{${format.scalar('volumeFlow')}|point}。`,
  }),
  volumes: text({
    en: (p: Values, _: RunSpan, format: Format) =>
      `With ${format.parameter('volumes')} stirred ` +
      `${p.volumes === 1 ? 'volume' : 'volumes'}, ` +
      `{the outlet temperature|outletTemperature} ends at ` +
      `${format.scalar('stirredOutlet')}; {in plug flow|plugTemperature} it ` +
      `ends at ${format.scalar('plugOutlet')}.`,
    'zh-Hans': (_: Values, _run: RunSpan, format: Format) =>
      `分成 ${format.parameter('volumes')} 个全混容腔时，` +
      `{出口温度|outletTemperature}最终为 ${format.scalar('stirredOutlet')}；` +
      `按{活塞流|plugTemperature}计算则为 ${format.scalar('plugOutlet')}。`,
  }),
  front: text({
    en(p: Values, run: View, format: Format): string {
      const at = Math.min(getPlugFlow(p).arrival, run.end);
      return (
        `After ${format.time(at)} the front arrives in ` +
        `{plug flow|plugTemperature}; with ${format.parameter('volumes')} ` +
        `stirred ${p.volumes === 1 ? 'volume' : 'volumes'} ` +
        `{the outlet|outletTemperature} is then at ${outletAt(run, at, format)}.`
      );
    },
    'zh-Hans'(p: Values, run: View, format: Format): string {
      const at = Math.min(getPlugFlow(p).arrival, run.end);
      return (
        `按{活塞流|plugTemperature}计算，前锋在 ${format.time(at)} 时到达；` +
        `分成 ${format.parameter('volumes')} 个全混容腔时，此刻` +
        `{出口温度|outletTemperature}为 ${outletAt(run, at, format)}。`
      );
    },
  }),
  fixedStep: text({
    en(p: Values, run: RunSpan, format: Format): string {
      const ratio = stepRatio(p, run);
      const effect =
        ratio <= 1
          ? 'approaches {the pressure|nodePressure} from one side'
          : ratio < 2
            ? 'overshoots {the pressure|nodePressure}, but settles'
            : 'oscillates about {the pressure|nodePressure} with growing swings';
      return (
        `With a step of ${format.parameter('fixedStep')}, against a limit of ` +
        `${format.scalar('eulerLimit')}, {explicit Euler|eulerPressure} ` +
        `${effect}.`
      );
    },
    'zh-Hans'(p: Values, run: RunSpan, format: Format): string {
      const ratio = stepRatio(p, run);
      const effect =
        ratio <= 1
          ? '单调趋近{节点压力|nodePressure}'
          : ratio < 2
            ? '在{节点压力|nodePressure}上下摆动，但逐渐收敛'
            : '在{节点压力|nodePressure}上下摆动，幅度越来越大';
      return (
        `步长为 ${format.parameter('fixedStep')}，稳定极限为 ` +
        `${format.scalar('eulerLimit')}，此时{显式欧拉法|eulerPressure}的结果` +
        `${effect}。`
      );
    },
  }),
};
