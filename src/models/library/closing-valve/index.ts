import {text} from '../../../i18n';
import type {ParameterValues} from '../../definition';
import {defineModel, quantity} from '../../definition';
import {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;

/** Density of the water, kg/m³. */
const DENSITY = 1000;

/** Share of its opening that the closed valve leaks: its equation needs some. */
const LEAK = 1e-4;

/** Pressure difference below which the square root becomes a straight line, Pa. */
const LAMINAR = 100;

/** Cells that a wave passes in the longest run: each costs about ten steps at worst. */
const MOST_PASSED = 2000;

/** Instants at which a peak is looked for, at least, and per passage of a cell. */
const SAMPLES = 1000;
const SAMPLES_PER_CELL = 4;

/** The laws of the line, SI. */
interface Line {
  /** Flow before the valve closes, m³/s. */
  readonly flow: number;
  /** Loss of friction divided by the square of the flow, Pa·s²/m⁶: f L/D·ρ/(2 A²). */
  readonly friction: number;
  /** Inertia ρL/A, kg/m⁴. */
  readonly inertia: number;
  /** Capacity A L/B, m³/Pa. */
  readonly capacity: number;
  /** Speed of sound √(B/ρ), m/s. */
  readonly waveSpeed: number;
  /** Time of a wave from end to end, s. */
  readonly travelTime: number;
  /** Pressure before the open valve, Pa above that behind it. */
  readonly valvePressure: number;
}

/**
 * The line of some values. Sources: White, Fluid Mechanics (friction);
 * Karnopp et al., System Dynamics, and Wylie and Streeter, Fluid Transients in
 * Systems, chapter 1 (inertia, capacity, speed of a wave).
 */
function lineOf(p: Values): Line {
  const area = (Math.PI * p.diameter ** 2) / 4;
  const flow = area * p.velocity;
  const friction =
    (p.friction * p.length * DENSITY) / (2 * p.diameter * area ** 2);
  const waveSpeed = Math.sqrt(p.bulkModulus / DENSITY);
  return {
    flow,
    friction,
    inertia: (DENSITY * p.length) / area,
    capacity: (area * p.length) / p.bulkModulus,
    waveSpeed,
    travelTime: p.length / waveSpeed,
    valvePressure: p.tankPressure - friction * flow ** 2,
  };
}

/** The opening of the valve at an instant, 1 at first, and its rate, 1/s. */
function openingAt(t: number, p: Values): readonly [number, number] {
  const share = (t - p.onset) / p.closingTime;
  if (share < 0) {
    return [1, 0];
  }
  return share < 1
    ? [1 - (1 - LEAK) * share, -(1 - LEAK) / p.closingTime]
    : [LEAK, 0];
}

/** √ of a pressure with its sign, a straight line near zero, √Pa. */
function signedRoot(pressure: number): number {
  return pressure / Math.sqrt(Math.sqrt(pressure ** 2 + LAMINAR ** 2));
}

/** Flow through the valve at a pressure, m³/s: q₀·x·√(p/p₀). */
function valveFlow(line: Line, opening: number, pressure: number): number {
  const {flow, valvePressure} = line;
  return (flow * opening * signedRoot(pressure)) / signedRoot(valvePressure);
}

/**
 * Rate of `column`, the velocity in the opening over that at first, 1/s: of the
 * balance ρL/A dq/dt = p_T − k q|q| − p₀ z|z| with q = q₀ x z. The flow itself
 * would leave the pressure of a nearly closed valve ill-conditioned.
 */
function columnRate(
  column: number,
  line: Line,
  tank: number,
  [opening, rate]: readonly [number, number],
): number {
  const {flow, friction, inertia, valvePressure} = line;
  const q = flow * opening * column;
  const loss = friction * q * Math.abs(q);
  const atValve = valvePressure * column * Math.abs(column);
  const accelerated = (tank - loss - atValve) / (inertia * flow);
  return (accelerated - rate * column) / opening;
}

/**
 * Rates of a row of cells: flow and pressure of each in turn, divided by the
 * flow at first and by the pressure of the tank, 1/s.
 */
function rowRates(
  row: Float64Array,
  line: Line,
  tank: number,
  opening: number,
): Float64Array {
  const {flow, inertia, capacity, friction, valvePressure} = line;
  const {length} = row;
  const cells = length / 2;
  const toFlow = (cells * tank) / (inertia * flow);
  const toPressure = (cells * flow) / (capacity * tank);
  const loss = (friction * flow ** 2) / (cells * tank);
  const pressure = (row[length - 1] ?? Number.NaN) * tank;
  const outflow = (opening * signedRoot(pressure)) / signedRoot(valvePressure);
  const rates = new Float64Array(length);
  for (let at = 0; at < length; at += 2) {
    const q = row[at] ?? Number.NaN;
    const before = at === 0 ? 1 : (row[at - 1] ?? Number.NaN);
    const after = row[at + 1] ?? Number.NaN;
    rates[at] = toFlow * (before - after - loss * q * Math.abs(q));
    rates[at + 1] =
      toPressure *
      (q - (at + 2 < length ? (row[at + 2] ?? Number.NaN) : outflow));
  }
  return rates;
}

/** The largest value of an output between two instants. */
function largest<Output extends string>(
  run: {value(output: Output, t: number): number},
  output: Output,
  [from, to]: readonly [number, number],
  p: Values,
): number {
  const perCell = lineOf(p).travelTime / p.cells;
  const count = Math.max(
    SAMPLES,
    Math.ceil((SAMPLES_PER_CELL * (to - from)) / perCell),
  );
  const values = Array.from({length: count + 1}, (_, index) =>
    run.value(output, from + ((to - from) * index) / count),
  );
  return Math.max(...values);
}

/**
 * Model of a valve that shuts at the end of a line, with three submodels of the
 * line: resistance and capacity; resistance and inertia of the whole column; and
 * a row of cells with all three. The valve is an orifice, q ~ x √p. A pressure may
 * become negative: the model has no cavitation.
 * Source: Wylie and Streeter, Fluid Transients in Systems, chapters 1 and 3.
 */
export const model = defineModel({
  id: 'closing-valve',
  title: text('Closing valve', '阀门关闭'),
  parameters,
  displayUnits: ['bar', 'ms'],
  validate(p, duration) {
    const {valvePressure, travelTime} = lineOf(p);
    return [
      valvePressure < 0.05 * p.tankPressure && {
        parameters: ['velocity', 'tankPressure'],
        message: text(
          'Friction takes almost all of the pressure of the tank. Lower the velocity, shorten the pipe or raise the pressure.',
          '水箱的压力几乎全部消耗在摩擦上。请降低流速、缩短管路或提高压力。',
        ),
      },
      duration * p.cells > MOST_PASSED * travelTime && {
        parameters: ['closingTime', 'length', 'cells', 'duration'],
        message: text(
          `A wave would pass more than ${MOST_PASSED} cells. Shorten the run, lengthen the pipe or take fewer cells.`,
          `压力波经过的单元将超过 ${MOST_PASSED} 个，请缩短时长、加长管路或减少单元。`,
        ),
      },
    ];
  },
  duration: {
    default: (p) =>
      p.onset + Math.max(1.5 * p.closingTime, 8 * lineOf(p).travelTime),
    range: [1e-3, 100],
  },
  states: {
    soft: {
      label: text(
        'pressure lost before the capacity over that at first',
        '容腔之前的压降与初始值之比',
      ),
      unit: '1',
    },
    column: {
      label: text(
        'velocity of the column in the opening over that at first',
        '液柱在阀口的流速与初始值之比',
      ),
      unit: '1',
    },
    row: {
      label: text(
        'flows over that at first and pressures over that of the tank, cell by cell',
        '各单元的流量与初始流量之比、压力与水箱压力之比',
      ),
      unit: '1',
      vector: true,
    },
  },
  initial(p) {
    const line = lineOf(p);
    const loss = 1 - line.valvePressure / p.tankPressure;
    const row = Float64Array.from({length: 2 * p.cells}, (_, index) =>
      index % 2 === 0 ? 1 : 1 - (loss * (index + 1)) / (2 * p.cells),
    );
    return {soft: 1, column: 1, row};
  },
  derivatives(t, {soft, column, row}, p) {
    const line = lineOf(p);
    const tank = p.tankPressure;
    const opening = openingAt(t, p);
    const lostAtFirst = tank - line.valvePressure;
    const lost = soft * lostAtFirst;
    const inflow = signedRoot(lost) / Math.sqrt(line.friction);
    const outflow = valveFlow(line, opening[0], tank - lost);
    return {
      soft: (outflow - inflow) / (line.capacity * lostAtFirst),
      column: columnRate(column, line, tank, opening),
      row: rowRates(row, line, tank, opening[0]),
    };
  },
  band: {lower: 1, upper: 1},
  breaks: (p) => [p.onset, p.onset + p.closingTime],
  resolution: (p) => Math.min(p.closingTime / 5, lineOf(p).travelTime / 10),
  outputs: {
    row: quantity('p_n', 'Pa', {
      label: text('R, C and I in cells', '分段的 R、C、I'),
    }),
    column: quantity('p_I', 'Pa', {label: text('R and I', '只有 R 和 I')}),
    soft: quantity('p_C', 'Pa', {label: text('R and C', '只有 R 和 C')}),
  },
  observe(_, {soft, column, row}, p) {
    const {valvePressure} = lineOf(p);
    return {
      row: (row.at(-1) ?? Number.NaN) * p.tankPressure,
      column: valvePressure * column * Math.abs(column),
      soft: p.tankPressure - soft * (p.tankPressure - valvePressure),
    };
  },
  scalars: {
    rowRise: quantity('Δp_n', 'Pa', {
      label: text(
        'first peak of R, C and I in cells',
        '分段的 R、C、I，第一个峰值的压升',
      ),
    }),
    columnRise: quantity('Δp_I', 'Pa', {
      label: text('peak of R and I', '只有 R 和 I 时的压升'),
    }),
    softRise: quantity('Δp_C', 'Pa', {
      label: text('peak of R and C', '只有 R 和 C 时的压升'),
    }),
    highestRise: quantity('Δp_max', 'Pa', {
      label: text(
        'highest peak of the cells in the run',
        '分段模型在整个运行中的最大压升',
      ),
    }),
    joukowsky: quantity('ρ c v', 'Pa', {
      label: text('surge of a flow that stops at once', '流动瞬间停止时的压升'),
    }),
    returnTime: quantity('t_r', 's', {
      label: text(
        'time of a wave to the tank and back',
        '压力波往返一次的时间',
      ),
    }),
  },
  measure(p, run) {
    const {valvePressure, waveSpeed, travelTime} = lineOf(p);
    const until = p.onset + p.closingTime + 2 * travelTime;
    const first = [p.onset, until].map((t) => Math.min(t, run.end));
    const closed = Math.min(p.onset + p.closingTime, run.end);
    const rise = (output: 'row' | 'column' | 'soft') =>
      Math.max(
        largest(run, output, [first[0] ?? 0, first[1] ?? 0], p),
        run.value(output, closed),
      ) - valvePressure;
    const rowRise = rise('row');
    const highest = largest(run, 'row', [run.start, run.end], p);
    return {
      rowRise,
      columnRise: rise('column'),
      softRise: rise('soft'),
      highestRise: Math.max(rowRise, highest - valvePressure),
      joukowsky: DENSITY * waveSpeed * p.velocity,
      returnTime: 2 * travelTime,
    };
  },
  figures: {
    pressure: {
      title: text('Pressure before the valve', '阀前压力'),
      outputs: ['row', 'column', 'soft'],
    },
  },
  summary: text(
    'The valve closes in {closingTime}. The pressure before it rises by {rowRise} with R, C and I in cells, by {columnRise} with R and I, and by {softRise} with R and C.',
    '阀门在 {closingTime} 内关闭。阀前的压升，用分段的 R、C、I 是 {rowRise}，只用 R 和 I 是 {columnRise}，只用 R 和 C 是 {softRise}。',
  ),
  sentences: {
    closingTime: {
      cases: {
        before: text(
          'The valve is shut before the first wave is back after {returnTime}: {R, C and I in cells|row} give a rise of {rowRise}, close to the full surge of {joukowsky}. {R and I|column} give {columnRise}, {R and C|soft} {softRise}.',
          '压力波往返一次需要 {returnTime}，阀门在此之前已经关闭，{分段模型|row}升高 {rowRise}，接近流动瞬间停止时的 {joukowsky}。{只有 R 和 I|column} 时为 {columnRise}，{只有 R 和 C|soft} 时为 {softRise}。',
        ),
        after: text(
          'Waves are back after {returnTime}, while the valve still closes: {R, C and I in cells|row} give {rowRise} of the full surge of {joukowsky}. {R and I|column} give {columnRise}, {R and C|soft} {softRise}.',
          '压力波往返一次需要 {returnTime}，此时阀门还在关闭，{分段模型|row}只升高 {rowRise}，而流动瞬间停止时为 {joukowsky}。{只有 R 和 I|column} 时为 {columnRise}，{只有 R 和 C|soft} 时为 {softRise}。',
        ),
      },
      choose: (p) =>
        p.closingTime <= 2 * lineOf(p).travelTime ? 'before' : 'after',
    },
    cells: {
      cases: {
        one: text(
          'With one cell {the pressure|row} rises by {rowRise}, near ρ c v = {joukowsky}, but it swings as a mass on a spring does and not in fronts.',
          '只有一个单元时，{压力|row}升高 {rowRise}，接近 ρcv = {joukowsky}，不过它像弹簧上的质量那样摆动，没有波前。',
        ),
        more: text(
          'With {cells} cells {the pressure|row} rises by {rowRise} at first and by {highestRise} at most; ρ c v is {joukowsky}.',
          '有 {cells} 个单元时，{压力|row}的第一个峰值升高 {rowRise}，整个运行中最多升高 {highestRise}，而 ρcv = {joukowsky}。',
        ),
      },
      // A valve that closes slowly does not bring the whole surge.
      choose: (p) =>
        p.cells > 1
          ? 'more'
          : p.closingTime <= 2 * lineOf(p).travelTime
            ? 'one'
            : undefined,
    },
  },
  marks(p) {
    const {valvePressure, waveSpeed, travelTime} = lineOf(p);
    const surge = DENSITY * waveSpeed * p.velocity;
    return {
      surge: {y: valvePressure + surge, symbol: 'p_0 + ρcv'},
      returned: {x: p.onset + 2 * travelTime, symbol: 't_1 + 2L/c'},
    };
  },
  handles: ({onset, closingTime}) => ({
    closingTime: {
      output: 'row',
      along: 'x',
      x: onset + closingTime,
      toParameter: (place) => place - onset,
    },
  }),
  presets: {
    fast: {
      label: text('In 5\u00a0ms', '5\u00a0ms 关闭'),
      question: text(
        'One valve, one pipe, three submodels: how far apart are their peaks?',
        '同一个阀、同一段管，三种子模型的峰值相差多远？',
      ),
      values: {},
      results: [
        ...(['rowRise', 'columnRise', 'softRise'] as const),
        ...(['highestRise', 'joukowsky', 'returnTime'] as const),
      ],
      view: {sliders: ['closingTime'], marks: ['surge']},
    },
    slower: {
      label: text('In 50\u00a0ms', '50\u00a0ms 关闭'),
      question: text(
        'By how much does a closing ten times as slow lower the peak?',
        '关闭时间延长到十倍，峰值降低多少？',
      ),
      values: {closingTime: 0.05},
      results: ['rowRise', 'columnRise', 'joukowsky', 'returnTime'],
      view: {sliders: ['closingTime'], marks: ['surge', 'returned']},
    },
    slow: {
      label: text('In 0.2\u00a0s', '0.2\u00a0s 关闭'),
      question: text(
        'Do the submodels agree when the valve takes much longer than a wave?',
        '关闭时间远长于压力波往返的时间，几种子模型的结果是否一致？',
      ),
      values: {closingTime: 0.2},
      results: ['rowRise', 'columnRise', 'softRise', 'returnTime'],
      view: {sliders: ['closingTime']},
    },
    cells: {
      label: text('One cell', '只有一个单元'),
      question: text(
        'What does a row of cells show that one cell does not?',
        '分成许多单元与只有一个单元，结果有什么不同？',
      ),
      values: {cells: 1},
      results: ['rowRise', 'highestRise', 'joukowsky', 'returnTime'],
      view: {curves: ['row'], sliders: ['cells'], marks: ['surge', 'returned']},
    },
    hose: {
      label: text('Soft hose', '软管'),
      question: text(
        'What changes in a hose that is a hundred times as soft?',
        '换成柔度大一百倍的软管，会有什么变化？',
      ),
      values: {bulkModulus: 1.6e7},
      results: ['rowRise', 'columnRise', 'joukowsky', 'returnTime'],
      view: {
        curves: ['row', 'soft'],
        sliders: ['bulkModulus'],
        range: [3e6, 5e7],
        marks: ['surge'],
        sentence: 'closingTime',
      },
    },
  },
});
