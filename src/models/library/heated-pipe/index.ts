import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import {defineModel, quantity} from '../../definition';
import {parameters, type Values} from './parameters';
import {
  finalTemperature,
  getPipe,
  plugTemperature,
  stirredTemperature,
} from './pipe';

/** Longest usual duration, s. */
const LONGEST_USUAL = 3600;

/** Returns four residence times, s, at rest five time constants of the wall. */
function usualDuration(p: Values): number {
  const {residenceTime, wallTime} = getPipe(p);
  const usual = p.massFlow === 0 ? 5 * wallTime : 4 * residenceTime;
  return Number(Math.min(usual, LONGEST_USUAL).toPrecision(2));
}

/** Computes the heat flow rates from the wall and out with the water, W. */
function heatFlows(p: Values, temperatures: ArrayLike<number>) {
  const {capacity, flowCapacity, wallRate, warming, entering} = getPipe(p);
  const all = Array.from(temperatures);
  const mean = all.reduce((sum, T) => sum + T, 0) / all.length;
  const leaving = all.at(p.massFlow < 0 ? 0 : -1) ?? Number.NaN;
  return {
    mean,
    wall: capacity * (wallRate * (p.wallTemperature - mean) + warming),
    carried: flowCapacity * (leaving - entering),
  };
}

/** Returns the temperature of the wall, K, beside water at `water` K. */
function wallAt(p: Values, water: number): number {
  const {coefficient, surface} = getPipe(p);
  return p.heating === 'power'
    ? water + p.power / (coefficient * surface)
    : p.wallTemperature;
}

/** What the temperatures at the ends of the pipe say of a run. */
interface EndsOfPipe {
  readonly end: number;
  value(output: 'firstTemperature' | 'outletTemperature', t: number): number;
}

/** Tells whether the water stays between 0 °C and 100 °C, in the run and later. */
function isLiquid(p: Values, run: EndsOfPipe): boolean {
  const first = run.value('firstTemperature', run.end);
  const last = run.value('outletTemperature', run.end);
  const final = finalTemperature(p, p.volumes) ?? last;
  return [first, last, final].every(
    (T) => T >= celsius(0) && T <= celsius(100),
  );
}

/** A case of what is told of water that leaves at the outlet, and is water. */
function ofOutlet<Case>(
  p: Values,
  run: EndsOfPipe,
  told: Case,
): Case | undefined {
  return p.massFlow > 0 && isLiquid(p, run) ? told : undefined;
}

const TEMPERATURE = quantity('T', 'K', {
  label: text('temperature', '温度'),
});

/**
 * Model of a pipe along a wall, divided into N stirred volumes in series:
 * m c_p/N dT/dt = ṁ c_p (T_upstream − T) + h A/N (T_w − T), with constant flow
 * and properties. Source: Incropera et al., Fundamentals of Heat and Mass
 * Transfer, chapter 8; Levenspiel, Chemical Reaction Engineering (tanks in
 * series).
 */
export const model = defineModel({
  id: 'heated-pipe',
  title: text('Heated pipe', '热壁管'),
  parameters,
  displayUnits: ['degC', 'kW'],
  irrelevant: (p) => [
    p.massFlow < 0 && 'inletTemperature',
    p.heating === 'power' ? 'wallTemperature' : 'power',
  ],
  duration: {default: usualDuration, range: [1e-3, 1e5]},
  states: {
    temperatures: quantity('T', 'K', {
      label: text('temperatures of the volumes', '各容腔温度'),
      vector: true,
    }),
  },
  band: {lower: 1, upper: 1},
  initial: (p) => ({
    temperatures: new Float64Array(p.volumes).fill(p.initialTemperature),
  }),
  derivatives(_, {temperatures}, p) {
    const {renewal, wallRate, warming, entering} = getPipe(p);
    const step = p.massFlow < 0 ? 1 : -1;
    return {
      temperatures: temperatures.map(
        (T, k) =>
          renewal * ((temperatures[k + step] ?? entering) - T) +
          wallRate * (p.wallTemperature - T) +
          warming,
      ),
    };
  },
  balances: [
    {
      label: text('heat in the pipe', '管内的热量'),
      stored: ({temperatures}, p) =>
        getPipe(p).capacity * heatFlows(p, temperatures).mean,
      flows(_, {temperatures}, p) {
        const {wall, carried} = heatFlows(p, temperatures);
        return [wall, -carried];
      },
      nominal: 1e5,
    },
  ],
  breaks: (p) => [getPipe(p).residenceTime],
  outputs: {
    outletTemperature: quantity('T_out', 'K', {
      label: text('outlet temperature', '出口温度'),
      tone: 'hot',
      nominal: 10,
    }),
    plugTemperature: quantity('T_plug', 'K', {
      label: text('the same in plug flow', '活塞流的出口温度'),
      counterpartOf: 'outletTemperature',
      nominal: 10,
      jumps: true,
    }),
    firstTemperature: quantity('T_1', 'K', {
      label: text('first volume', '入口端容腔的温度'),
      nominal: 10,
      hidden: true,
    }),
    wallAtOutlet: quantity('T_w', 'K', {
      label: text('wall at the outlet', '出口处的壁温'),
      nominal: 10,
      reference: true,
    }),
    wallHeat: quantity('Q̇', 'W', {
      label: text('heat from the wall', '管壁传入的热流量'),
      nominal: 1e4,
    }),
    carriedHeat: quantity('Q̇_out', 'W', {
      label: text('heat carried out', '水流带走的热流量'),
      nominal: 1e4,
    }),
  },
  observe(t, {temperatures}, p) {
    const outlet = temperatures.at(-1) ?? Number.NaN;
    const {wall, carried} = heatFlows(p, temperatures);
    return {
      outletTemperature: outlet,
      plugTemperature: plugTemperature(p, t),
      firstTemperature: temperatures[0] ?? Number.NaN,
      wallAtOutlet: wallAt(p, outlet),
      wallHeat: wall,
      carriedHeat: carried,
    };
  },
  exact: (t, p) => ({outletTemperature: stirredTemperature(p, t)}),
  scalars: {
    residenceTime: quantity('θ', 's', {
      label: text('residence time', '停留时间'),
    }),
    volumeTime: quantity('τ', 's', {
      label: text('time constant of a volume', '单个容腔的时间常数'),
    }),
    wallTime: quantity('τ_w', 's', {
      label: text('time constant of the wall', '壁面换热的时间常数'),
    }),
    reynolds: quantity('Re', '1', {label: text('Reynolds number', '雷诺数')}),
    coefficient: quantity('h', 'W/(m2.K)', {
      label: text('heat transfer coefficient', '换热系数'),
    }),
    transferUnits: quantity('NTU', '1', {
      label: text('number of transfer units', '传热单元数'),
    }),
    stirredOutlet: quantity('T_∞', 'K', {
      label: text(
        'final temperature of the water that leaves',
        '流出的水的最终温度',
      ),
    }),
    plugOutlet: quantity('T_exp', 'K', {
      label: text('the same in plug flow', '按活塞流计算的最终温度'),
    }),
    shortfall: quantity('ΔT_N', 'deltaK', {
      label: text('error of the stirred volumes', '全混容腔的误差'),
    }),
    plugHeat: quantity('Q̇_exp', 'W', {
      label: text(
        'final heat flow rate in plug flow',
        '按活塞流计算的最终热流量',
      ),
    }),
    finalWall: quantity('T_w∞', 'K', {
      label: text('final wall temperature at the outlet', '出口处的最终壁温'),
    }),
  },
  measure(p) {
    const pipe = getPipe(p);
    const stirred = finalTemperature(p, p.volumes);
    const plug = finalTemperature(p);
    const rate = pipe.renewal + pipe.wallRate;
    const isMoving = plug !== undefined && stirred !== undefined;
    return {
      residenceTime: isMoving ? pipe.residenceTime : undefined,
      volumeTime: rate === 0 ? undefined : 1 / rate,
      wallTime: pipe.wallTime,
      reynolds: pipe.reynolds,
      coefficient: pipe.coefficient,
      transferUnits: isMoving ? pipe.residenceTime / pipe.wallTime : undefined,
      stirredOutlet: stirred,
      plugOutlet: plug,
      shortfall: isMoving ? stirred - plug : undefined,
      plugHeat: isMoving
        ? pipe.flowCapacity * (plug - pipe.entering)
        : undefined,
      finalWall: plug === undefined ? undefined : wallAt(p, plug),
    };
  },
  figures: {
    temperature: {
      title: text('Temperatures', '温度'),
      outputs: [
        'outletTemperature',
        'plugTemperature',
        'firstTemperature',
        'wallAtOutlet',
      ],
    },
    along: {
      title: text('Along the pipe', '沿管长的温度'),
      coordinate: quantity('x', 'm', {
        label: text('distance from the inlet', '到入口的距离'),
      }),
      quantity: TEMPERATURE,
      times: (_, {end}) => [end / 8, end / 4, end],
      curves: (p, run, times) =>
        times.map((time, n) => {
          const levels = Array.from(run.state(time).temperatures);
          const step = p.length / levels.length;
          return {
            id: `t${n + 1}`,
            time,
            x: levels.flatMap((_, k) => [k * step, (k + 1) * step]),
            y: levels.flatMap((level) => [level, level]),
          };
        }),
    },
    heat: {
      title: text('Heat flow rates', '热流量'),
      outputs: ['wallHeat', 'carriedHeat'],
    },
  },
  phrases: {
    parts: {
      cases: {
        one: text('1 stirred volume', '1 个全混容腔'),
        several: text('{volumes} stirred volumes', '{volumes} 个全混容腔'),
      },
      choose: ({volumes}) => (volumes === 1 ? 'one' : 'several'),
    },
    arrival: (p, _, format) => format.time(getPipe(p).residenceTime),
    outletAtArrival: (p, run, format) =>
      format.output(
        'outletTemperature',
        run.value('outletTemperature', getPipe(p).residenceTime, 'left'),
      ),
  },
  summary: {
    cases: {
      temperature: text(
        'With {parts} and a mass flow rate of {massFlow}, the water at the outlet is at {outletTemperature@end} after {end}; at the wall its time constant is {wallTime}.',
        '分成 {parts}、流量为 {massFlow} 时，出口水温在 {end} 后为 {outletTemperature@end}，壁面换热的时间常数为 {wallTime}。',
      ),
      power: text(
        'With {power}, {parts} and a mass flow rate of {massFlow}, the water at the outlet is at {outletTemperature@end} after {end}.',
        '热流量为 {power}、分成 {parts}、流量为 {massFlow} 时，出口水温在 {end} 后为 {outletTemperature@end}。',
      ),
      reversed: text(
        'With a mass flow rate of {massFlow} the water leaves at the first volume, at {firstTemperature@end} after {end}.',
        '流量为 {massFlow} 时，水从第一个容腔流出，{end} 后那里的水温为 {firstTemperature@end}。',
      ),
      notLiquid: text(
        'With {power} and a mass flow rate of {massFlow} the water would not stay between 0\u00a0°C and 100\u00a0°C. The model knows neither ice nor steam: its temperatures mean nothing here.',
        '热流量为 {power}、流量为 {massFlow} 时，水温会超出 0\u00a0°C 到 100\u00a0°C 的范围。模型不考虑结冰和沸腾，所以这里算出的温度没有意义。',
      ),
    },
    choose(p, run) {
      if (!isLiquid(p, run)) {
        return 'notLiquid';
      }
      return p.massFlow < 0 ? 'reversed' : p.heating;
    },
  },
  sentences: {
    massFlow: {
      cases: {
        rest: text(
          'Without flow, {the water|outletTemperature} approaches the wall with a time constant of {wallTime} and is at {outletTemperature@end} after {end}.',
          '没有流量时，{水温|outletTemperature}以 {wallTime} 的时间常数趋近壁温，{end} 后为 {outletTemperature@end}。',
        ),
        moving: text(
          'At a Reynolds number of {reynolds} the wall gives {coefficient}: NTU is {transferUnits}, and {the outlet|outletTemperature} settles at {stirredOutlet}.',
          '雷诺数为 {reynolds} 时，换热系数为 {coefficient}，NTU 为 {transferUnits}，{出口温度|outletTemperature}稳定在 {stirredOutlet}。',
        ),
      },
      choose: (p, run) =>
        p.massFlow === 0 ? 'rest' : ofOutlet(p, run, 'moving'),
    },
    volumes: {
      cases: {
        moving: text(
          'With N = {volumes} {the outlet|outletTemperature} settles at {stirredOutlet}, {in plug flow|plugTemperature} at {plugOutlet}.',
          'N = {volumes} 时，{出口温度|outletTemperature}稳定在 {stirredOutlet}，按{活塞流|plugTemperature}计算为 {plugOutlet}。',
        ),
      },
      choose: (p, run) => ofOutlet(p, run, 'moving'),
    },
    front: {
      cases: {
        arrives: text(
          'After {arrival} the front arrives in {plug flow|plugTemperature}; with N = {volumes} {the outlet|outletTemperature} is then at {outletAtArrival}.',
          '按{活塞流|plugTemperature}计算，前锋在 {arrival} 时到达；N = {volumes} 时，此刻{出口温度|outletTemperature}为 {outletAtArrival}。',
        ),
      },
      choose: (p, run) =>
        getPipe(p).residenceTime <= run.end
          ? ofOutlet(p, run, 'arrives')
          : undefined,
    },
    power: {
      cases: {
        moving: text(
          'With {power} {the outlet|outletTemperature} settles at {stirredOutlet}, whatever the number of volumes, and {the wall|wallAtOutlet} next to it at {finalWall}.',
          '热流量为 {power} 时，{出口温度|outletTemperature}稳定在 {stirredOutlet}，与容腔个数无关，旁边的{管壁|wallAtOutlet}为 {finalWall}。',
        ),
      },
      choose: (p, run) => ofOutlet(p, run, 'moving'),
    },
    backward: {
      cases: {
        heated: text(
          'With a flow of {massFlow}, the first volume ends at {firstTemperature@end} and the last at {outletTemperature@end}: the water leaves warm at the end that it flows to.',
          '流量为 {massFlow} 时，第一个容腔最终为 {firstTemperature@end}，最后一个为 {outletTemperature@end}，水流向哪一端，哪一端就热。',
        ),
      },
      choose: ({massFlow}, run) =>
        massFlow < 0 &&
        run.value('firstTemperature', run.end) >
          run.value('outletTemperature', run.end)
          ? 'heated'
          : undefined,
    },
  },
  marks(p, {end}) {
    const {residenceTime, wallTime} = getPipe(p);
    return {
      arrival: residenceTime < end && {x: residenceTime, symbol: 'θ'},
      wallTime: wallTime < end && {x: wallTime, symbol: 'τ_w'},
    };
  },
  handles: (p) => ({
    initialTemperature: {
      output: 'outletTemperature',
      along: 'y',
      x: 0,
      y: p.initialTemperature,
    },
    wallTemperature: p.heating === 'temperature' && {
      output: 'wallAtOutlet',
      along: 'y',
      y: p.wallTemperature,
    },
  }),
  presets: {
    wall: {
      label: text('Hot wall', '热壁'),
      question: text(
        'How much of the way to the wall temperature does the water go?',
        '水流过热壁，温度向壁温靠近了多少？',
      ),
      values: {},
      results: ['plugOutlet', 'transferUnits', 'coefficient', 'residenceTime'],
      view: {sliders: ['length'], sentence: 'massFlow', marks: ['arrival']},
    },
    laminar: {
      label: text('Laminar flow', '层流'),
      question: text(
        'Why is a trickle colder at the outlet than a strong flow?',
        '流量很小时，出口的水为什么反而更冷？',
      ),
      values: {massFlow: 0.04},
      results: ['plugOutlet', 'reynolds', 'coefficient', 'transferUnits'],
      view: {sliders: ['massFlow'], range: [0.01, 0.1]},
    },
    'one-volume': {
      label: text('One volume', '单个容腔'),
      question: text(
        'By how much does one stirred volume miss the exponential?',
        '只用一个全混容腔，与指数式相差多少？',
      ),
      values: {volumes: 1},
      results: ['shortfall', 'stirredOutlet', 'plugOutlet', 'volumeTime'],
      view: {
        curves: ['outletTemperature', 'plugTemperature'],
        sliders: ['volumes'],
        range: [1, 30],
      },
    },
    front: {
      label: text('Temperature front', '温度前锋'),
      question: text(
        'How many stirred volumes are needed for a front as steep as in plug flow?',
        '要分成多少个全混容腔，温度前锋才与活塞流一样陡？',
      ),
      values: {
        heating: 'power',
        power: 0,
        inletTemperature: celsius(60),
        volumes: 5,
      },
      duration: 15,
      results: ['residenceTime', 'volumeTime', 'stirredOutlet', 'plugOutlet'],
      view: {
        curves: ['outletTemperature', 'plugTemperature'],
        sliders: ['volumes'],
        range: [1, 30],
        marks: ['arrival'],
        sentence: 'front',
      },
    },
    'given-heat': {
      label: text('Given heat', '给定热流量'),
      question: text(
        'How hot does the wall become when it must pass on 70\u00a0kW?',
        '管壁要传出 70\u00a0kW，自身会有多热？',
      ),
      values: {heating: 'power'},
      results: ['finalWall', 'stirredOutlet', 'plugHeat', 'coefficient'],
      view: {sliders: ['power']},
    },
    'no-flow': {
      label: text('No flow', '没有流量'),
      question: text(
        'How long does standing water take to warm up at the wall?',
        '水静止时，要多久才能被管壁加热？',
      ),
      values: {massFlow: 0},
      results: ['wallTime', 'coefficient', 'volumeTime'],
      view: {
        curves: ['outletTemperature', 'wallAtOutlet'],
        sliders: ['diameter'],
        sentence: 'massFlow',
        marks: ['wallTime'],
      },
    },
    backward: {
      label: text('Backward', '倒流'),
      question: text(
        'Which end is warm when the flow is reversed?',
        '水倒流时，哪一端热？',
      ),
      values: {massFlow: -0.5},
      results: ['stirredOutlet', 'plugOutlet', 'residenceTime', 'plugHeat'],
      view: {
        figure: 'along',
        sliders: ['massFlow'],
        range: [-1, 1],
        sentence: 'backward',
      },
    },
  },
});
