import {text} from '../../../i18n';
import {defineModel, quantity} from '../../definition';
import {closedPressure} from './closedForm';
import {figures, reachOf} from './figures';
import {constants, laminarResistance, openingAt, passage, warming} from './law';
import {outputs, scalars} from './outputs';
import {parameters, type Values} from './parameters';
import {presets} from './presets';

/** The part of the source pressure at which the chamber counts as filled. */
const FILLED = 0.99;

/** A difference, Pa, at which the plain square root counts as having ended. */
const EQUAL = 1e-6;

/** Largest ratio of two holes by the plain square root, which leaves 1 Pa in 60 bar. */
const LARGEST_RATIO = 50;

interface States {
  /** Pressure of the source above that of the chamber, Pa. */
  readonly difference: number;
  /** Temperature of the oil in the chamber, K. */
  readonly temperature: number;
}

interface Modes {
  /** 1 after the step of the source, 0 before. */
  readonly stepped: number;
  /** Sign of the difference at the last step; 0 once the pressures are equal. */
  readonly direction: number;
}

function sourceAt({stepped}: Modes, p: Values): number {
  return stepped === 1 ? p.pressureAfter : p.pressureBefore;
}

/** Whether the pressures become equal, so that the flow never turns round. */
function equalizes(p: Values, m: Modes): boolean {
  return p.outletDiameter === 0 || sourceAt(m, p) === 0;
}

/** Whether the plain square root brings the flow to rest in a finite time. */
function comesToRest(p: Values, m: Modes): boolean {
  return p.law === 'squareRoot' && equalizes(p, m);
}

/**
 * What flows at an instant, SI. Where the flow comes to rest, rounding must not turn
 * it round: the slope of the root there is infinite.
 */
function flows(
  t: number,
  {difference, temperature}: States,
  p: Values,
  m: Modes,
) {
  const source = sourceAt(m, p);
  const across = comesToRest(p, m)
    ? m.direction * Math.max(0, m.direction * difference)
    : difference;
  const orifice = passage(across, p, p.diameter, openingAt(t, p));
  const pressure = source - difference;
  const isOutward = equalizes(p, m) ? m.direction < 0 : difference < 0;
  const upstream = isOutward ? temperature : p.sourceTemperature;
  return {
    source,
    pressure,
    ...orifice,
    outlet: passage(pressure, p, p.outletDiameter).flow,
    jet: upstream + warming(difference, p),
  };
}

/** Time in which the plain square root fills a closed chamber, s. */
function rootTime(p: Values): number {
  const {rate} = constants(p);
  return (2 * Math.sqrt(p.pressureBefore)) / rate;
}

/**
 * Model of an orifice between a pressure source and a chamber, dp/dt = (B/V)(Q − Q_2),
 * with Q = C_q A √(2|Δp|/ρ) and a flow coefficient that depends on the flow number.
 * Source: Merritt, Hydraulic Control Systems, Wiley 1967, chapters 2 and 3.
 */
export const model = defineModel({
  id: 'orifice',
  title: text('Orifice', '节流孔'),
  parameters,
  displayUnits: ['bar', 'degC', 'L/min', 'mm'],
  validate({law, diameter, outletDiameter}) {
    const ratio = Math.max(
      diameter / outletDiameter,
      outletDiameter / diameter,
    );
    return [
      law === 'squareRoot' &&
        outletDiameter > 0 &&
        ratio > LARGEST_RATIO && {
          parameters: ['law', 'diameter', 'outletDiameter'],
          message: text(
            `By the plain square root one hole must be at most ${LARGEST_RATIO} times as wide as the other: the pressure difference across the wider one would be lost in rounding. Choose the law with flow number, or 0 for no outlet.`,
            `按纯平方根计算时，两个孔的直径最多相差 ${LARGEST_RATIO} 倍，否则大孔两端的压差会淹没在舍入误差中。请改为按流数计算，或者把出口孔径取为 0。`,
          ),
        },
    ];
  },
  irrelevant: ({law}) => [law === 'squareRoot' && 'criticalFlowNumber'],
  duration: {default: ({stepTime}) => stepTime, range: [1e-3, 600]},
  states: {
    difference: quantity('Δp', 'Pa', {
      label: text('pressure difference', '压差'),
      nominal: 100,
    }),
    temperature: {
      ...outputs.temperature,
      label: text('temperature of the oil in the chamber', '容腔内的油温'),
      nominal: 1,
    },
    delivered: {...scalars.energyDelivered, meter: true},
    lost: {...scalars.energyLost, meter: true},
  },
  initial: (p) => ({
    difference: p.pressureBefore,
    temperature: p.sourceTemperature,
    delivered: 0,
    lost: 0,
  }),
  modes: ['stepped', 'direction'],
  initialModes: ({pressureBefore}) => ({
    stepped: 0,
    direction: Math.sign(pressureBefore),
  }),
  derivatives(t, x, p, m) {
    const {source, flow, outlet} = flows(t, x, p, m);
    const entering = p.sourceTemperature + warming(x.difference, p);
    const renewal = Math.max(0, flow) / p.volume;
    return {
      difference: (p.bulkModulus / p.volume) * (outlet - flow),
      temperature: renewal * (entering - x.temperature),
      delivered: source * flow,
      lost: x.difference * flow,
    };
  },
  events: {
    step: {
      label: () => text('step of the source', '压力源阶跃'),
      when: (t, _x, p, {stepped}) =>
        stepped === 0 && p.pressureAfter !== p.pressureBefore && t >= p.stepTime
          ? 1
          : -1,
      then(_t, x, p, m) {
        x.difference += p.pressureAfter - p.pressureBefore;
        m.stepped = 1;
        m.direction = Math.sign(x.difference);
      },
    },
    equal: {
      label: () => text('pressures equal', '压力相等'),
      when: (_t, {difference}, p, m) =>
        comesToRest(p, m) && m.direction !== 0
          ? EQUAL - m.direction * difference
          : -1,
      then(_t, x, _p, m) {
        x.difference = 0;
        m.direction = 0;
      },
    },
    filled: {
      label: () => text('filled to 99%', '充至 99%'),
      when: (_t, {difference}, p, {stepped}) =>
        stepped === 0 ? (1 - FILLED) * p.pressureBefore - difference : -1,
    },
  },
  breaks: ({stepTime, openingTime}) => [stepTime, openingTime],
  outputs,
  observe(t, x, p, m) {
    const all = flows(t, x, p, m);
    return {
      pressure: all.pressure,
      sourcePressure: all.source,
      flow: all.flow,
      outletFlow: all.outlet,
      temperature: x.temperature,
      jetTemperature: all.jet,
      outletTemperature:
        x.temperature + (p.outletDiameter > 0 ? warming(all.pressure, p) : 0),
      flowCoefficient: all.coefficient,
      flowNumber: all.flowNumber,
    };
  },
  exact: (t, p) => ({pressure: closedPressure(t, p)}),
  scalars,
  measure(p, run) {
    const {delivered, lost} = run.state(run.end);
    const full = passage(p.pressureBefore, p);
    const isRoot = p.law === 'squareRoot';
    const fills = p.outletDiameter === 0 && p.pressureBefore > 0;
    const resistance = laminarResistance(p);
    const critical = 2 / constants(p).bend;
    return {
      fullFlow: full.flow,
      flowNumberFull: isRoot ? undefined : full.flowNumber,
      reynolds: isRoot ? undefined : full.coefficient * full.flowNumber,
      rootFlow: passage(p.pressureBefore, {...p, law: 'squareRoot'}).flow,
      fillTimeRoot: fills ? rootTime(p) : undefined,
      fillTime99: run.instants('filled')[0],
      laminarResistance: isRoot ? undefined : resistance,
      laminarTime: isRoot ? undefined : (resistance * p.volume) / p.bulkModulus,
      criticalPressure: isRoot ? undefined : critical ** 2,
      temperatureRise: warming(p.pressureBefore, p),
      addedVolume: (p.volume * p.pressureBefore) / p.bulkModulus,
      energyDelivered: delivered,
      energyLost: lost,
      lostShare: delivered > 0 ? lost / delivered : undefined,
      finalPressure: run.value('pressure', run.end),
    };
  },
  figures,
  summary: {
    cases: {
      filled: text(
        'The chamber is at 99% of the source pressure after {fillTime99}; of the {energyDelivered} from the source, {energyLost} is lost in the orifice.',
        '容腔在 {fillTime99} 时达到压力源压力的 99%；压力源给出 {energyDelivered}，其中 {energyLost} 损失在节流孔中。',
      ),
      open: text(
        'After {end} the chamber is at {finalPressure} and {temperature@end}, and {flow@end} flows through the orifice.',
        '{end} 后容腔压力为 {finalPressure}，油温为 {temperature@end}，节流孔流量为 {flow@end}。',
      ),
    },
    choose: (_, run) =>
      run.instants('filled')[0] === undefined ||
      run.instants('step')[0] !== undefined
        ? 'open'
        : 'filled',
  },
  sentences: {
    viscosity: {
      cases: {
        bent: text(
          'At {pressureBefore} the orifice passes {fullFlow} {with flow number|flowNumber} and {rootFlow} by the {plain square root|squareRoot}. Below about {criticalPressure} the curve bends into a straight line.',
          '压差为 {pressureBefore} 时，{按流数|flowNumber}计算的流量为 {fullFlow}，按{纯平方根|squareRoot}计算为 {rootFlow}。压差低于 {criticalPressure} 左右，曲线逐渐变成直线。',
        ),
        straight: text(
          'At {pressureBefore} the orifice passes {fullFlow} {with flow number|flowNumber}, but {rootFlow} by the {plain square root|squareRoot}. It would take {criticalPressure} to leave the laminar range.',
          '压差为 {pressureBefore} 时，{按流数|flowNumber}计算的流量为 {fullFlow}，按{纯平方根|squareRoot}计算却有 {rootFlow}。压差要达到 {criticalPressure}，才会离开层流范围。',
        ),
      },
      choose: (p) =>
        (2 / constants(p).bend) ** 2 > reachOf(p) ? 'straight' : 'bent',
    },
    diameter: {
      cases: {
        filled: text(
          'With a bore of {diameter} {the chamber|pressure} is at 99% of the source pressure after {fillTime99}; of the {energyDelivered} from the source, {energyLost} is lost in the orifice.',
          '孔径为 {diameter} 时，{容腔压力|pressure}在 {fillTime99} 达到压力源压力的 99%；压力源给出 {energyDelivered}，其中 {energyLost} 损失在节流孔中。',
        ),
        open: text(
          'With a bore of {diameter} {the chamber|pressure} is at {finalPressure} after {end}, not yet filled; of the {energyDelivered} from the source, {energyLost} is lost in the orifice.',
          '孔径为 {diameter} 时，{容腔压力|pressure}在 {end} 后为 {finalPressure}，还没有充满；压力源给出 {energyDelivered}，其中 {energyLost} 损失在节流孔中。',
        ),
      },
      choose: ({pressureBefore}, run) =>
        run.instants('filled')[0] !== undefined
          ? 'filled'
          : pressureBefore > 0
            ? 'open'
            : undefined,
    },
    root: text(
      'By the plain square root {the chamber|pressure} takes {fillTimeRoot} in all; with a bore of {diameter} the flow at the start is {rootFlow}.',
      '按纯平方根计算，{容腔|pressure}总共需要 {fillTimeRoot} 充满；孔径为 {diameter} 时，起初的流量为 {rootFlow}。',
    ),
    cold: {
      cases: {
        filled: text(
          'With {viscosity} {the chamber|pressure} is at 99% after {fillTime99}; in the end the difference shrinks with a time constant of {laminarTime}.',
          '粘度为 {viscosity} 时，{容腔压力|pressure}在 {fillTime99} 达到 99%；最后压差以 {laminarTime} 的时间常数减小。',
        ),
        open: text(
          'With {viscosity} {the chamber|pressure} is at {finalPressure} after {end}; the difference shrinks with a time constant of {laminarTime} in the end.',
          '粘度为 {viscosity} 时，{容腔压力|pressure}在 {end} 后为 {finalPressure}；最后压差以 {laminarTime} 的时间常数减小。',
        ),
      },
      choose: (_, run) =>
        run.instants('filled')[0] === undefined ? 'open' : 'filled',
    },
    pressureAfter: {
      cases: {
        steps: text(
          'The source steps to {pressureAfter}, and {the chamber|pressure} is at {finalPressure} after {end}. The orifice has turned {energyLost} into heat in all.',
          '压力源阶跃到 {pressureAfter}，{容腔压力|pressure}在 {end} 后为 {finalPressure}，节流孔总共把 {energyLost} 变成了热。',
        ),
      },
      choose: (_, run) =>
        run.instants('step').length > 0 ? 'steps' : undefined,
    },
    outletDiameter: {
      cases: {
        outlet: text(
          'With an outlet of {outletDiameter} the chamber is at {finalPressure} after {end}. The oil ends at {temperature@end} {in the chamber|temperature} and {outletTemperature@end} {behind the outlet|outletTemperature}.',
          '出口孔径为 {outletDiameter} 时，{end} 后容腔压力为 {finalPressure}；油温最终在{容腔内|temperature}为 {temperature@end}，在{出口之后|outletTemperature}为 {outletTemperature@end}。',
        ),
        closed: text(
          'Without an outlet the chamber is at {finalPressure} after {end}, and its {oil|temperature} at {temperature@end}.',
          '没有出口时，{end} 后容腔压力为 {finalPressure}，{容腔内的油温|temperature}为 {temperature@end}。',
        ),
      },
      choose: ({outletDiameter}) => (outletDiameter > 0 ? 'outlet' : 'closed'),
    },
  },
  marks(p, run) {
    const critical = (2 / constants(p).bend) ** 2;
    const [reach, resistance] = [reachOf(p), laminarResistance(p)];
    // As far as it stays in the height of the curves.
    const most = passage(reach, {...p, law: 'squareRoot'}).flow;
    const tangent = Math.min(reach, resistance * most);
    const at = (time: number | undefined, symbol: string) =>
      time !== undefined && time < run.end && {x: time, symbol};
    return {
      critical: p.law === 'flowNumber' &&
        critical <= reach && {x: critical, symbol: 'Δp_c'},
      tangent: p.law === 'flowNumber' && {
        from: [-tangent, -tangent / resistance],
        to: [tangent, tangent / resistance],
        words: text('tangent at zero', '零点切线'),
      },
      filled: at(run.instants('filled')[0], 't_99'),
      full: at(rootTime(p), 't_f'),
      step: at(run.instants('step')[0], 't_1'),
    };
  },
  handles: ({pressureBefore}) => ({
    pressureBefore: {
      output: 'sourcePressure',
      along: 'y',
      x: 0,
      y: pressureBefore,
    },
  }),
  presets,
});
