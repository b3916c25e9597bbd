import {text} from '../../../i18n';
import {defineModel} from '../../definition';
import {flowsAt, pumpFlow, rates, startState} from './circuit';
import {events} from './events';
import {figures} from './figures';
import {measure} from './measure';
import {outputs, scalars} from './outputs';
import {parameters, type Values} from './parameters';
import {presets} from './presets';
import {spoolAt, spoolInstants} from './spool';
import {loadLimits, steadyPoint} from './steady';

/** Interval of the plotted points of a mass of 500 kg, s: 20 a swing. */
const INTERVAL = 2.5e-3;

/** What an extending cylinder does under its load. */
function extensionOf(p: Values): string {
  const point = steadyPoint(p);
  return point === undefined || p.returnLine === 'blocked'
    ? 'other'
    : point.speed === 0
      ? 'still'
      : point.reliefFlow > 1e-9 * pumpFlow(p)
        ? 'slow'
        : 'free';
}

/**
 * Model of a pump with a relief valve, a directional valve of four orifices and a
 * single-rod cylinder that moves a mass: V/B dp/dt = ΣQ of the pump line and of
 * both chambers, m dv/dt = p_A A_A − p_B A_B − F − b v. Source: Merritt, Hydraulic
 * Control Systems, Wiley 1967, chapters 3 and 6.
 */
export const model = defineModel({
  id: 'hydraulic-circuit',
  title: text('Hydraulic circuit', '液压回路'),
  parameters,
  displayUnits: ['bar', 'kJ', 'kN', 'L/min'],
  validate: (p) => [
    p.rodDiameter >= p.pistonDiameter && {
      parameters: ['rodDiameter', 'pistonDiameter'],
      message: text(
        'The rod must be thinner than the piston.',
        '活塞杆直径必须小于活塞直径。',
      ),
    },
  ],
  irrelevant: (p) =>
    p.opening === 0 ? ['closeTime', 'strokeTime', 'valveDiameter'] : [],
  duration: {default: () => 1.7, range: [0.2, 60]},
  states: {
    pumpPressure: {
      ...outputs.pumpPressure,
      label: text('pressure of the pump line', '泵出口压力'),
      nominal: 1e5,
    },
    pressureA: {
      ...outputs.pressureA,
      label: text('pressure of the piston side', '无杆腔压力'),
      nominal: 1e5,
    },
    pressureB: {
      ...outputs.pressureB,
      label: text('pressure of the rod side', '有杆腔压力'),
      nominal: 1e5,
    },
    position: outputs.position,
    velocity: outputs.velocity,
    pumpEnergy: {...scalars.pumpEnergy, meter: true, nominal: 1e3},
    reliefEnergy: {...scalars.reliefEnergy, meter: true, nominal: 1e3},
  },
  initial: (p) => ({...startState(p), pumpEnergy: 0, reliefEnergy: 0}),
  modes: ['relief', 'stop'],
  initialModes: (p) => ({
    relief: pumpFlow(p) > 0 ? 1 : 0,
    stop: p.opening < 0 ? 1 : -1,
  }),
  derivatives: rates,
  events,
  breaks: spoolInstants,
  resolution: (p) => INTERVAL * Math.sqrt(p.mass / 500),
  outputs,
  observe(t, x, p, m) {
    const flows = flowsAt(t, x, p, m);
    const {pumpPressure, pressureA, pressureB, position, velocity} = x;
    return {
      pumpPressure,
      pressureA,
      pressureB,
      position,
      velocity,
      reliefSetting: p.reliefPressure,
      inletFlow: flows.pumpToA + flows.pumpToB,
      outletFlow: flows.aToTank + flows.bToTank,
      reliefFlow: flows.relief,
      spool: spoolAt(t, p),
    };
  },
  scalars,
  measure(p, run) {
    const last = run.state(run.end);
    const {pumpEnergy, reliefEnergy} = last;
    return {...measure(p, run, last), pumpEnergy, reliefEnergy};
  },
  figures,
  summary: {
    cases: {
      free: text(
        'While the cylinder extends, at {steadySpeed}, the pump is at {steadyPumpPressure} and the relief valve is shut.',
        '液压缸以 {steadySpeed} 伸出，其间泵出口压力为 {steadyPumpPressure}，溢流阀关闭。',
      ),
      slow: text(
        'The cylinder extends at {steadySpeed} only, because {steadyReliefFlow} flows over the relief valve; the pump is at {steadyPumpPressure}.',
        '由于有 {steadyReliefFlow} 经溢流阀流回油箱，液压缸的伸出速度只有 {steadySpeed}，泵出口压力为 {steadyPumpPressure}。',
      ),
      still: text(
        'The piston does not move: the load is more than {stallForce}, and the whole flow of {theoreticalFlow} goes over the relief valve at {steadyPumpPressure}.',
        '负载力超过 {stallForce}，所以活塞不动，{theoreticalFlow} 的流量在 {steadyPumpPressure} 下全部经溢流阀流回油箱。',
      ),
      other: text(
        'After {end} the piston is at {position@end}; the pump is at {pumpPressure@end}, the piston side at {pressureA@end} and the rod side at {pressureB@end}.',
        '{end} 时活塞位置为 {position@end}，泵出口、无杆腔和有杆腔的压力分别为 {pumpPressure@end}、{pressureA@end} 和 {pressureB@end}。',
      ),
    },
    choose: extensionOf,
  },
  sentences: {
    load: {
      cases: {
        free: text(
          'The flow of the pump moves the piston at {steadySpeed}; under a load of {load} {the pump|pumpPressure} is at {steadyPumpPressure}.',
          '泵的流量决定了活塞速度为 {steadySpeed}，而负载力 {load} 使{泵出口压力|pumpPressure}升到 {steadyPumpPressure}。',
        ),
        slow: text(
          'At {steadyPumpPressure} of {the pump|pumpPressure}, {steadyReliefFlow} goes over the relief valve, and the piston moves at {steadySpeed} only.',
          '{泵出口压力|pumpPressure}达到 {steadyPumpPressure}，于是有 {steadyReliefFlow} 经溢流阀流走，活塞速度只有 {steadySpeed}。',
        ),
        still: text(
          'A load above {stallForce} is not moved: {the pump|pumpPressure} is at {steadyPumpPressure}, with its whole flow over the relief valve.',
          '负载力超过 {stallForce} 就推不动，此时{泵出口压力|pumpPressure}为 {steadyPumpPressure}，全部流量都经溢流阀流走。',
        ),
        other: text(
          'After {end} {the pump|pumpPressure} is at {pumpPressure@end}, {the piston side|pressureA} at {pressureA@end} and {the rod side|pressureB} at {pressureB@end}.',
          '{end} 时{泵出口压力|pumpPressure}为 {pumpPressure@end}，{无杆腔|pressureA}为 {pressureA@end}，{有杆腔|pressureB}为 {pressureB@end}。',
        ),
      },
      choose: extensionOf,
    },
    steps: {
      cases: {
        moves: text(
          'The piston moves at {steadySpeed} with {the pump|pumpPressure} at {steadyPumpPressure}; for {end} the solver takes {solverSteps} steps.',
          '活塞速度为 {steadySpeed}，{泵出口压力|pumpPressure}为 {steadyPumpPressure}。仿真 {end}，求解器要走 {solverSteps} 步。',
        ),
      },
      choose: (p) =>
        ['free', 'slow'].includes(extensionOf(p)) ? 'moves' : undefined,
    },
    reliefLoad: text(
      'The relief valve opens from a load of {reliefLoad} on, and at {stallForce} the piston stands still.',
      '负载力达到 {reliefLoad} 时溢流阀开启，达到 {stallForce} 时活塞停住。',
    ),
    power: {
      cases: {
        still: text(
          'The piston stands still, and all the power of the pump, {theoreticalFlow} at {steadyPumpPressure}, heats the oil in the relief valve.',
          '活塞不动，泵在 {steadyPumpPressure} 下输出的 {theoreticalFlow} 全部流过溢流阀，功率也就全部变成热。',
        ),
        moving: text(
          'In {end} the pump gives {pumpEnergy}; {reliefEnergy} of it heats the oil in the relief valve.',
          '{end} 内泵输出能量 {pumpEnergy}，其中 {reliefEnergy} 在溢流阀中变成热。',
        ),
      },
      choose: (p) => (extensionOf(p) === 'still' ? 'still' : 'moving'),
    },
    closing: {
      cases: {
        closes: text(
          'After the valve closes, {the rod side|pressureB} goes up to {largestAfterClosingB}, {the piston side|pressureA} down to {smallestAfterClosingA}.',
          '关阀后，{有杆腔|pressureB}最高升到 {largestAfterClosingB}，{无杆腔|pressureA}最低降到 {smallestAfterClosingA}。',
        ),
        open: text(
          'The valve does not close in this run.',
          '本次运行中阀没有关闭。',
        ),
      },
      choose: (p, run) => (p.closeTime < run.end ? 'closes' : 'open'),
    },
    retract: {
      cases: {
        moving: text(
          'At the end of the run {the piston|velocity} moves at {velocity@end}; the areas are as {areaRatio} to 1.',
          '运行结束时{活塞速度|velocity}为 {velocity@end}，两腔面积之比为 {areaRatio}。',
        ),
        atEnd: text(
          '{The piston|velocity} has reached the end of its stroke before {end}; the areas are as {areaRatio} to 1.',
          '{活塞|velocity}在 {end} 之前已走到行程终点，两腔面积之比为 {areaRatio}。',
        ),
      },
      choose: (_, run) =>
        run.instants('innerEnd').length === 0 ? 'moving' : 'atEnd',
    },
    blocked: text(
      '{The rod side|pressureB} ends at {pressureB@end}, {the pump|pumpPressure} at {pumpPressure@end}; the areas are as {areaRatio} to 1.',
      '{有杆腔|pressureB}最终为 {pressureB@end}，{泵出口压力|pumpPressure}为 {pumpPressure@end}，两腔面积之比为 {areaRatio}。',
    ),
  },
  marks(p, run) {
    const [start] = run.instants('leaves');
    const {opens} = loadLimits(p);
    return {
      reliefLoad: opens !== undefined && {x: opens, symbol: 'F_R'},
      closing: p.closeTime < run.end && {x: p.closeTime, symbol: 't_c'},
      start: start !== undefined && {x: start, symbol: 't_0'},
    };
  },
  handles: (p) => ({
    reliefPressure: {output: 'reliefSetting', along: 'y', y: p.reliefPressure},
  }),
  presets,
});
