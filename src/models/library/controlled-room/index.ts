import {text} from '../../../i18n';
import {defineModel, quantity} from '../../definition';
import {
  capacity,
  CONDUCTANCE,
  type ControllerState,
  demandedPower,
  filterTime,
  integralRates,
  outsideAt,
  setpointAt,
  startState,
  takeSample,
} from './controller';
import {
  hasSteps,
  isSwinging,
  lateSwing,
  measure,
  peaks,
  RECOVERED,
  SETTLED,
  spans,
} from './measure';
import {outputs, scalars} from './outputs';
import {parameters, type Values} from './parameters';
import {presets} from './presets';

/** More readings of the sensor than this are neither drawn nor waited for. */
const MAXIMUM_SAMPLES = 3000;

/** A heat flow into the room below which it counts as constant, W. */
const STILL = 1e-3;

interface States extends ControllerState {
  readonly temperature: number;
}

interface Modes {
  /** 1 where the demand of a continuous controller is above full power. */
  readonly full: number;
  /** 1 where it is below zero. */
  readonly zero: number;
  /** Power and demand of a sampled controller, W, and the readings so far. */
  readonly held: number;
  readonly heldDemand: number;
  readonly samples: number;
}

/** Demanded and given power, W. */
function powers(t: number, x: States, p: Values, m: Modes) {
  if (p.sampling > 0) {
    return {demand: m.heldDemand, heater: m.held};
  }
  const demand = demandedPower(t, x, p);
  return {demand, heater: m.full ? p.power : m.zero ? 0 : demand};
}

/** Heat flow into the room, W: what the heater gives less what is lost. */
function heatFlow(t: number, x: States, p: Values, m: Modes): number {
  const {heater} = powers(t, x, p, m);
  return heater - CONDUCTANCE * (x.temperature - outsideAt(t, p));
}

/** How far the room is from the set temperature, K. */
function distance(t: number, {temperature}: States, p: Values): number {
  return Math.abs(temperature - setpointAt(t, p));
}

/**
 * Model of a heated room under PID control: C dT/dt = P − G (T − T_o), a sensor
 * that is a first-order lag, and a heater between 0 and full power. Source:
 * Åström and Hägglund, Advanced PID Control, ISA 2006, chapter 3.
 */
export const model = defineModel({
  id: 'controlled-room',
  title: text('Controlled room', '室温控制'),
  parameters,
  displayUnits: ['degC'],
  validate(p, duration) {
    const holding = CONDUCTANCE * (p.setpoint - p.outside);
    const canHold = p.action === 'p' || (holding >= 0 && holding <= p.power);
    return [
      p.start === 'settled' &&
        !canHold && {
          parameters: ['start', 'setpoint', 'power'],
          message: text(
            'The heater has no power that holds the set temperature, so there is no equilibrium to start from.',
            '加热器的功率无法维持设定温度，因此没有可以作为起点的平衡态。',
          ),
        },
      p.sampling > 0 &&
        duration / p.sampling > MAXIMUM_SAMPLES && {
          parameters: ['sampling', 'duration'],
          message: text(
            `The controller would read its sensor more than ${MAXIMUM_SAMPLES} times. Choose a longer sampling period, 0 or a shorter run.`,
            `控制器读取传感器的次数超过 ${MAXIMUM_SAMPLES} 次，请增大采样周期、取 0 或缩短仿真时长。`,
          ),
        },
    ];
  },
  irrelevant: (p) => [
    p.action === 'p' && ['integralTime', 'antiWindup'],
    p.action !== 'pid' && 'derivativeTime',
    !hasSteps(p) && 'stepTime',
  ],
  duration: {default: () => 14_400, range: [600, 86_400], displayUnit: 'h'},
  states: {
    temperature: outputs.temperature,
    measured: outputs.measured,
    filtered: quantity('z', 'K', {
      label: text(
        'filtered temperature of the derivative part',
        '微分部分的滤波温度',
      ),
    }),
    integral: outputs.integralPart,
    energy: {...scalars.energy, meter: true, nominal: 1e6},
  },
  initial(p) {
    const first = startState(p);
    return {temperature: first.measured, ...first, energy: 0};
  },
  modes: ['full', 'zero', 'held', 'heldDemand', 'samples'],
  initialModes(p) {
    const demand = demandedPower(0, startState(p), p);
    return {
      full: Number(demand >= p.power),
      zero: Number(demand <= 0),
      held: 0,
      heldDemand: 0,
      samples: 0,
    };
  },
  derivatives(t, x, p, m) {
    const both = powers(t, x, p, m);
    const isSampled = p.sampling > 0;
    const {error, back} = integralRates(t, x.measured, both, p);
    return {
      temperature: heatFlow(t, x, p, m) / capacity(p),
      measured: (x.temperature - x.measured) / p.sensorLag,
      filtered: isSampled ? 0 : (x.measured - x.filtered) / filterTime(p),
      integral: isSampled ? 0 : error + back,
      energy: both.heater,
    };
  },
  events: {
    fullPower: {
      label: (_, m) =>
        m.full
          ? text('below full power', '离开满功率')
          : text('full power', '达到满功率'),
      when(t, x, p, m) {
        const excess = demandedPower(t, x, p) - p.power;
        return p.sampling > 0 ? -1 : m.full ? -excess : excess;
      },
      then(_t, _x, _p, m) {
        m.full = 1 - m.full;
      },
    },
    zeroPower: {
      label: (_, m) =>
        m.zero
          ? text('heater on', '加热器接通')
          : text('heater off', '加热器断开'),
      when(t, x, p, m) {
        const demand = demandedPower(t, x, p);
        return p.sampling > 0 ? -1 : m.zero ? demand : -demand;
      },
      then(_t, _x, _p, m) {
        m.zero = 1 - m.zero;
      },
    },
    sample: {
      when: (t, _, p, m) =>
        p.sampling > 0 && t >= m.samples * p.sampling ? 1 : -1,
      then(t, x, p, m) {
        const sample = takeSample(t, x, p);
        x.filtered = sample.filtered;
        x.integral = sample.integral;
        m.held = sample.heater;
        m.heldDemand = sample.demand;
        m.samples += 1;
      },
    },
    reached: {
      label: () => text('set temperature reached', '达到设定温度'),
      when: (t, x, p) =>
        p.start === 'cold' ? x.temperature - setpointAt(t, p) : -1,
    },
    settled: {when: (t, x, p) => SETTLED - distance(t, x, p)},
    recovered: {
      when: (t, x, p) =>
        hasSteps(p) && t >= p.stepTime ? RECOVERED - distance(t, x, p) : -1,
    },
    warmest: {when: (t, x, p, m) => -heatFlow(t, x, p, m) - STILL},
    coldest: {when: (t, x, p, m) => heatFlow(t, x, p, m) - STILL},
  },
  breaks(p, end) {
    const steps = hasSteps(p) ? [p.stepTime] : [];
    const count = p.sampling > 0 ? Math.floor(end / p.sampling) + 1 : 0;
    return [...steps, ...Array.from({length: count}, (_, n) => n * p.sampling)];
  },
  outputs,
  observe: (t, x, p, m) => ({
    temperature: x.temperature,
    measured: x.measured,
    setpoint: setpointAt(t, p),
    outside: outsideAt(t, p),
    ...powers(t, x, p, m),
    integralPart: x.integral,
  }),
  scalars,
  measure: (p, run) => ({
    ...measure(p, run),
    energy: run.state(run.end).energy,
  }),
  figures: {
    temperature: {
      title: text('Temperature', '温度'),
      outputs: ['temperature', 'measured', 'setpoint', 'outside'],
    },
    power: {
      title: text('Power', '功率'),
      outputs: ['heater', 'demand', 'integralPart'],
    },
  },
  summary: {
    cases: {
      proportional: text(
        'The room is {deviation} the set temperature after {end}; the heater gives {heater@end} then.',
        '{end} 后室温比设定温度{deviation}，此时加热功率为 {heater@end}。',
      ),
      reached: text(
        'The room first reaches the set temperature after {firstReach} and goes up to {overshoot} above it; the heater is at full power for {fullPower}.',
        '室温在 {firstReach} 首次达到设定温度，最多超出 {overshoot}，满功率共持续 {fullPower}。',
      ),
      step: text(
        'After the step the room deviates by up to {deviationAfterStep} from the set temperature and is within 0.2\u00a0K of it after {recovery}.',
        '阶跃之后，室温与设定温度最多相差 {deviationAfterStep}，{recovery} 后回到 0.2\u00a0K 以内。',
      ),
      open: text(
        'The room is at {temperature@end} after {end}, and the heater gives {heater@end}.',
        '{end} 后室温为 {temperature@end}，加热功率为 {heater@end}。',
      ),
    },
    choose(p, run) {
      if (p.action === 'p') {
        return 'proportional';
      }
      const [reach] = run.instants('reached');
      if (p.start === 'cold' && reach !== undefined && reach > 0) {
        return 'reached';
      }
      const {step} = spans(p, run);
      const rest = run.value('temperature', run.end) - setpointAt(run.end, p);
      return step !== undefined && Math.abs(rest) <= RECOVERED
        ? 'step'
        : 'open';
    },
  },
  phrases: {
    finalExcess: (p, run, format) =>
      format.scalar('finalDeviation', -measure(p, run).finalDeviation),
    deviation: {
      cases: {
        below: text('{finalDeviation} below', '低 {finalDeviation}'),
        above: text('{finalExcess} above', '高 {finalExcess}'),
      },
      choose: (p, run) =>
        measure(p, run).finalDeviation < 0 ? 'above' : 'below',
    },
    lateColdest: (_, run, format) =>
      format.output('temperature', lateSwing(run)[0]),
    lateWarmest: (_, run, format) =>
      format.output('temperature', lateSwing(run)[1]),
  },
  sentences: {
    band: {
      cases: {
        proportional: text(
          'With a proportional band of {band}, {the room|temperature} is {deviation} {the set temperature|setpoint} after {end}.',
          '比例带为 {band} 时，{end} 后{室温|temperature}比{设定温度|setpoint}{deviation}。',
        ),
        integral: text(
          'With a proportional band of {band}, {the room|temperature} deviates by up to {deviationAfterStep} from {the set temperature|setpoint} after the step.',
          '比例带为 {band} 时，阶跃之后{室温|temperature}与{设定温度|setpoint}最多相差 {deviationAfterStep}。',
        ),
      },
      choose: (p) => (p.action === 'p' ? 'proportional' : 'integral'),
    },
    integralTime: {
      cases: {
        above: text(
          'With an integral time of {integralTime}, {the room|temperature} goes up to {overshoot} above {the set temperature|setpoint}, and full power lasts {fullPower}.',
          '积分时间为 {integralTime} 时，{室温|temperature}最多超出{设定温度|setpoint} {overshoot}，满功率持续 {fullPower}。',
        ),
        below: text(
          'With an integral time of {integralTime}, {the room|temperature} does not go above {the set temperature|setpoint}, and full power lasts {fullPower}.',
          '积分时间为 {integralTime} 时，{室温|temperature}没有超出{设定温度|setpoint}，满功率持续 {fullPower}。',
        ),
      },
      choose: (p, run) =>
        measure(p, run).overshoot > 1e-9 ? 'above' : 'below',
    },
    sampling: {
      cases: {
        sampled: text(
          'Read every {sampling}, {the room|temperature} is {deviation} {the set temperature|setpoint} after {end}.',
          '每 {sampling} 读取一次传感器，{end} 后{室温|temperature}比{设定温度|setpoint}{deviation}。',
        ),
        swinging: text(
          'Read every {sampling}, {the room|temperature} still swings in the second half of the run, between {lateColdest} and {lateWarmest}.',
          '每 {sampling} 读取一次传感器，{室温|temperature}在后半段仍在 {lateColdest} 与 {lateWarmest} 之间摆动。',
        ),
      },
      choose(p, run) {
        if (p.sampling === 0) {
          return undefined;
        }
        return isSwinging(p, run) ? 'swinging' : 'sampled';
      },
    },
    recovery: text(
      'After the step {the room|temperature} deviates by up to {deviationAfterStep} from {the set temperature|setpoint} and is within 0.2\u00a0K of it after {recovery}.',
      '阶跃之后，{室温|temperature}与{设定温度|setpoint}最多相差 {deviationAfterStep}，{recovery} 后回到 0.2\u00a0K 以内。',
    ),
  },
  marks(p, run) {
    const {step} = spans(p, run);
    const {end} = run;
    const last = run.value('temperature', end);
    const temperature = (t: number) => run.value('temperature', t);
    const [peak] = peaks(p, run);
    const [reach] = run.instants('reached');
    return {
      offset: p.action === 'p' && {
        from: [end, last],
        to: [end, setpointAt(end, p)],
        symbol: 'e_1',
      },
      peak: peak !== undefined && {
        x: peak,
        y: temperature(peak),
        words: text('warmest', '最高'),
      },
      reached: reach !== undefined && reach !== 0 && {x: reach, symbol: 't_r'},
      step: step !== undefined && {x: step, symbol: 't_1'},
    };
  },
  handles: (p) => ({
    setpoint: {
      output: 'setpoint',
      along: 'y',
      y: p.setpoint + p.setpointStep,
      toParameter: (place) => place - p.setpointStep,
    },
  }),
  presets,
});
