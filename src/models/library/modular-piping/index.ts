import {text} from '../../../i18n';
import {defineModel} from '../../definition';
import {
  dropOfOneBore,
  halfFlowShare,
  savingOfWarmth,
  USUAL_TEMPERATURE,
} from './comparisons';
import {
  balances,
  derivatives,
  events,
  initialStates,
  modes,
  states,
} from './equations';
import {eulerPressure} from './euler';
import {figures} from './figures';
import {getLine, settledAt, valveInstant} from './line';
import {measure} from './measure';
import {nodeTimes} from './node';
import {exact, observe} from './observe';
import {outputs, scalars} from './outputs';
import type {Values} from './parameters';
import {parameters} from './parameters';
import {presets} from './presets';

/** Longest usual duration, s. */
const LONGEST_USUAL = 3600;

/** Returns four residence times, s, or twice the time until the valve moves. */
function usualDuration(p: Values): number {
  const {after, pipeMass} = getLine(p);
  const residence = pipeMass / Math.abs(after.massFlow);
  const settling = Math.min(4 * residence, LONGEST_USUAL);
  const duration =
    p.valveAction === 'moves' ? Math.max(settling, 2 * p.valveTime) : settling;
  return Number(duration.toPrecision(2));
}

/**
 * Model of a line of pipe, bend, pipe, bend and valve with optional modules:
 * resistances with quasi-steady pressures and flows, and a node volume whose
 * pressure and temperature are states.
 */
export const model = defineModel({
  id: 'modular-piping',
  title: text('Modular piping', '模块化管路'),
  parameters,
  displayUnits: ['degC', 'kPa', 'L', 'L/min'],
  irrelevant: ({drive, valveAction, bore, branches}) => [
    drive !== 'flow' && 'massFlow',
    drive !== 'pressure' && 'pressure',
    drive !== 'pump' && ['shutOffPressure', 'pumpCoefficient'],
    valveAction === 'stays' && ['valveAfter', 'valveTime'],
    (valveAction === 'stays' || branches === 'two') && 'fixedStep',
    bore === 'same' && 'secondDiameter',
    branches === 'none' && ['lengthA', 'diameterA', 'fittingsA'],
    branches === 'none' && ['lengthB', 'diameterB', 'fittingsB'],
  ],
  duration: {default: usualDuration, range: [1e-7, 10_000]},
  states,
  initial: initialStates,
  modes,
  initialModes: () => ({moved: 0}),
  derivatives,
  events,
  balances,
  breaks: (p) => [valveInstant(p)],
  // No limit: the valve moves at a break, and every step ends there at latest.
  maximumStep: () => Number.POSITIVE_INFINITY,
  tolerance: 1e-7,
  outputs,
  observe,
  sample: (p, run) => ({eulerPressure: eulerPressure(p, run.end)}),
  exact,
  scalars,
  measure,
  figures,
  phrases: {
    // The parameter of this name is the flow that is given.
    flow: (_p, _run, format) => format.scalar('massFlow'),
    halfFlowShare(p, run, format) {
      const share = halfFlowShare(p, settledAt(p, run.end));
      return `${format.number(Number((100 * share).toPrecision(3)))}%`;
    },
    oneBoreDrop: (p, run, format) =>
      format.output('nodePressure', dropOfOneBore(p, settledAt(p, run.end))),
    warmthSaving: (p, run, format) =>
      format.output('nodePressure', savingOfWarmth(p, settledAt(p, run.end))),
    usualTemperature: (_p, _run, format) =>
      format.output('nodeTemperature', USUAL_TEMPERATURE),
    hydraulics: {
      cases: {
        flow: text(
          'A flow of {flow} needs {totalDrop} across the line',
          '流量为 {flow} 时管路需要 {totalDrop}',
        ),
        pressure: text(
          'A pressure difference of {pressure} drives {flow} through the line',
          '压差 {pressure} 驱动的流量为 {flow}',
        ),
        pump: text(
          'Pump and line meet at {volumeFlow} and {totalDrop}',
          '泵与管路的工作点为 {volumeFlow}、{totalDrop}',
        ),
      },
      choose: ({drive}) => drive,
    },
    branchFlows: {
      cases: {
        two: text(
          '; branch A takes {flowA} and branch B {flowB}',
          '；支路 A 分得 {flowA}，支路 B 分得 {flowB}',
        ),
      },
      choose: ({branches}) => (branches === 'two' ? 'two' : undefined),
    },
  },
  summary: text(
    '{hydraulics}, at a Reynolds number of {reynolds}{branchFlows}; the pressure of the node has a time constant of {pressureTime}.',
    '{hydraulics}，雷诺数为 {reynolds}{branchFlows}；节点压力的时间常数为 {pressureTime}。',
  ),
  sentences: {
    valve: text(
      'With a loss coefficient of {valve} at the valve, the last step of {the staircase|t1}, the line needs {totalDrop} for {flow}; {minorDrop} of it in bends and valve.',
      '阀门是{压力阶梯|t1}的最后一级，局部阻力系数为 {valve} 时，流量 {flow} 需要 {totalDrop}，其中弯管和阀门占 {minorDrop}。',
    ),
    diameter: text(
      'With a bore of {diameter}, {the line|t1} needs {totalDrop} for {flow}: {frictionDrop} in the two pipes, {minorDrop} in bends and valve.',
      '内径为 {diameter} 时，流量 {flow} 需要的{压力|t1}为 {totalDrop}，其中两段直管占 {frictionDrop}，弯管和阀门占 {minorDrop}。',
    ),
    massFlow: {
      cases: {
        flows: text(
          'At {flow} the Reynolds number is {reynolds}; at half of that flow the friction loss in the two straight {pipes|t1} is {halfFlowShare} of what it is now.',
          '流量为 {flow} 时雷诺数为 {reynolds}，而流量减半之后两段{直管|t1}的沿程损失变为现在的 {halfFlowShare}。',
        ),
        still: text(
          'Without a flow there is no friction loss in the {pipes|t1}.',
          '没有流量，{直管|t1}中也就没有沿程损失。',
        ),
      },
      choose: (p, run) =>
        settledAt(p, run.end).massFlow === 0 ? 'still' : 'flows',
    },
    secondDiameter: {
      cases: {
        one: text(
          'With one bore throughout {the line|t1} needs {totalDrop} for {flow}.',
          '全程内径相同时，流量 {flow} 需要的{压力|t1}为 {totalDrop}。',
        ),
        saves: text(
          'Yes: with a second pipe of {secondDiameter} {the line|t1} needs {totalDrop}, with one bore throughout {oneBoreDrop}.',
          '省下的更多：第二段直管内径为 {secondDiameter} 时，管路需要的{压力|t1}为 {totalDrop}，全程内径相同时则为 {oneBoreDrop}。',
        ),
        costs: text(
          'No: with a second pipe of {secondDiameter} {the line|t1} needs {totalDrop}, with one bore throughout {oneBoreDrop}.',
          '并不省：第二段直管内径为 {secondDiameter} 时，管路需要的{压力|t1}为 {totalDrop}，全程内径相同时则为 {oneBoreDrop}。',
        ),
      },
      choose(p, run) {
        if (p.bore === 'same' || p.secondDiameter === p.diameter) {
          return 'one';
        }
        const point = settledAt(p, run.end);
        // Reversed, the flow is driven by a negative pressure.
        const direction = Math.sign(point.massFlow);
        return direction * (dropOfOneBore(p, point) - point.inletPressure) > 0
          ? 'saves'
          : 'costs';
      },
    },
    waterTemperature: {
      cases: {
        warm: text(
          'With water at {waterTemperature} {the line|t1} needs {totalDrop} for {flow}, which is {warmthSaving} less than at {usualTemperature}.',
          '水温为 {waterTemperature} 时，流量 {flow} 需要的{压力|t1}为 {totalDrop}，比 {usualTemperature} 时少 {warmthSaving}。',
        ),
        cold: text(
          'With water at {waterTemperature} {the line|t1} needs {totalDrop} for {flow}.',
          '水温为 {waterTemperature} 时，流量 {flow} 需要的{压力|t1}为 {totalDrop}。',
        ),
      },
      choose: ({waterTemperature}) =>
        waterTemperature > USUAL_TEMPERATURE ? 'warm' : 'cold',
    },
    nodeVolume: text(
      'With a volume of {nodeVolume}, {the pressure of the node|nodePressure} settles with a time constant of {pressureTime}; the inertia of the water in the pipes has one of {inertiaTime}.',
      '容积为 {nodeVolume} 时，{节点压力|nodePressure}的时间常数为 {pressureTime}，而管内水的惯性的时间常数为 {inertiaTime}。',
    ),
    rise: {
      cases: {
        level: text(
          'Without a rise, {the line|line} and {its drive|drive} meet at {{volumeFlow}|point}.',
          '没有上升段时，{管路|line}曲线与{驱动|drive}曲线交于 {{volumeFlow}|point}。',
        ),
        rising: text(
          'A rise of {rise} takes {riseDrop}; {the line|line} and {its drive|drive} meet at {{volumeFlow}|point}.',
          '上升 {rise} 需要 {riseDrop}，此时{管路|line}曲线与{驱动|drive}曲线交于 {{volumeFlow}|point}。',
        ),
      },
      choose: ({rise}) => (rise === 0 ? 'level' : 'rising'),
    },
    eulerSteps: text(
      'With a volume of {nodeVolume}, {the pressure of the node|nodePressure} settles with a time constant of {pressureTime}: explicit Euler needs steps below {eulerLimit}, {eulerSteps} of them for {end}.',
      '容积为 {nodeVolume} 时，{节点压力|nodePressure}的时间常数为 {pressureTime}，所以显式欧拉法的步长必须小于 {eulerLimit}，仿真 {end} 至少需要 {eulerSteps} 步。',
    ),
    fixedStep: {
      cases: {
        approaches: text(
          'With a step of {fixedStep}, against a limit of {eulerLimit}, {explicit Euler|eulerPressure} approaches {the pressure|nodePressure} from one side.',
          '步长为 {fixedStep}（稳定极限为 {eulerLimit}）时，{显式欧拉法|eulerPressure}的结果单调趋近{节点压力|nodePressure}。',
        ),
        overshoots: text(
          'With a step of {fixedStep}, against a limit of {eulerLimit}, {explicit Euler|eulerPressure} overshoots {the pressure|nodePressure}, but settles.',
          '步长为 {fixedStep}（稳定极限为 {eulerLimit}）时，{显式欧拉法|eulerPressure}的结果在{节点压力|nodePressure}上下摆动，但逐渐收敛。',
        ),
        grows: text(
          'With a step of {fixedStep}, against a limit of {eulerLimit}, {explicit Euler|eulerPressure} oscillates about {the pressure|nodePressure} with growing swings.',
          '步长为 {fixedStep}（稳定极限为 {eulerLimit}）时，{显式欧拉法|eulerPressure}的结果在{节点压力|nodePressure}上下摆动，幅度越来越大。',
        ),
      },
      choose(p, run) {
        const {pressure} = nodeTimes(p, settledAt(p, run.end));
        const ratio = p.fixedStep / pressure;
        return ratio <= 1 ? 'approaches' : ratio < 2 ? 'overshoots' : 'grows';
      },
    },
  },
  // The time constants of pressure and inertia after the movement of the valve.
  marks(p, run) {
    const {pressureTime, inertiaTime} = measure(p, run);
    const moved = valveInstant(p);
    const inRun = (time: number, label: string) =>
      time < run.end && {x: time, symbol: label};
    return {
      timeConstants: [
        inRun(moved + pressureTime, 'τ_p'),
        inRun(moved + inertiaTime, 'τ_I'),
      ],
    };
  },
  presets,
});
