import type {OdeProblem, Trajectory} from '../../../src/solver/index';

/** Gives `count` + 1 evenly spaced instants. */
export function grid(start: number, end: number, count: number): number[] {
  return Array.from(
    {length: count + 1},
    (_, i) => start + ((end - start) * i) / count,
  );
}

/** Gives the largest deviation of one state from a function of time. */
export function largestError(
  trajectory: Trajectory,
  exact: (t: number) => number,
  index = 0,
  count = 400,
): number {
  const {start, end} = trajectory;
  const errors = grid(start, end, count).map((t) =>
    Math.abs(trajectory.evaluate(t)[index]! - exact(t)),
  );
  return Math.max(...errors);
}

/** A lag τ y' = u(t) − y. */
export function lag(
  timeConstant: number,
  input: (t: number) => number,
  breaks: readonly number[] = [],
): OdeProblem {
  return {
    size: 1,
    breaks,
    derivatives(t, y, derivative) {
      derivative[0] = (input(t) - y[0]!) / timeConstant;
    },
  };
}

/** A ball dropped on a floor that gives back a part of its speed. */
export function bouncingBall(restitution: number, gravity = 9.81): OdeProblem {
  return {
    size: 2,
    eventCount: 1,
    derivatives(_, y, derivative) {
      derivative[0] = y[1]!;
      derivative[1] = -gravity;
    },
    events(_, y, values) {
      values[0] = y[0]!;
    },
    onEvent(_, __, y) {
      y[1] = -restitution * y[1]!;
    },
  };
}

/** Robertson's kinetics. */
export const robertson: OdeProblem = {
  size: 3,
  derivatives(_, y, derivative) {
    const slow = 0.04 * y[0]!;
    const fast = 3e7 * y[1]! ** 2;
    const back = 1e4 * y[1]! * y[2]!;
    derivative[0] = back - slow;
    derivative[1] = slow - back - fast;
    derivative[2] = fast;
  },
};

/**
 * A bar of `cells` equal cells between two walls, in units of the diffusion
 * time; declared with its band unless `isDense`.
 */
export function heatBar(
  cells: number,
  walls: readonly [number, number],
  isDense = false,
): OdeProblem {
  const rate = cells ** 2;
  const problem: OdeProblem = {
    size: cells,
    derivatives(_, y, derivative) {
      for (let i = 0; i < cells; i++) {
        const before = i > 0 ? y[i - 1]! : 2 * walls[0] - y[0]!;
        const after = i < cells - 1 ? y[i + 1]! : 2 * walls[1] - y[cells - 1]!;
        derivative[i] = rate * (before - 2 * y[i]! + after);
      }
    },
  };
  return isDense ? problem : {...problem, band: {lower: 1, upper: 1}};
}

/**
 * Exact state of `heatBar` at time t from a uniform start: the cell matrix has
 * the eigenvectors sin(kπ(i + ½)/n) and eigenvalues −4n² sin²(kπ/2n).
 */
export function heatBarExact(
  cells: number,
  walls: readonly [number, number],
  initial: number,
  t: number,
): number[] {
  const position = (i: number): number => (i + 0.5) / cells;
  const steady = (i: number): number =>
    walls[0] + (walls[1] - walls[0]) * position(i);
  const state = Array.from({length: cells}, (_, i) => steady(i));
  for (let k = 1; k <= cells; k++) {
    const mode = (i: number): number => Math.sin(k * Math.PI * position(i));
    let amplitude = 0;
    let norm = 0;
    for (let i = 0; i < cells; i++) {
      amplitude += mode(i) * (initial - steady(i));
      norm += mode(i) ** 2;
    }
    const rate = 4 * cells ** 2 * Math.sin((k * Math.PI) / (2 * cells)) ** 2;
    const part = (amplitude / norm) * Math.exp(-rate * t);
    for (let i = 0; i < cells; i++) state[i]! += part * mode(i);
  }
  return state;
}

/** Switching functions of time alone. */
export function clock(
  functions: readonly ((t: number) => number)[],
  more: Partial<OdeProblem> = {},
): OdeProblem {
  return {
    size: 1,
    derivatives(_, __, derivative) {
      derivative[0] = 1;
    },
    eventCount: functions.length,
    events(t, _, values) {
      functions.forEach((g, i) => (values[i] = g(t)));
    },
    ...more,
  };
}

/** Impact times of a ball dropped from `height` (m). */
export function impacts(
  height: number,
  restitution: number,
  gravity: number,
  count: number,
): number[] {
  const fall = Math.sqrt((2 * height) / gravity);
  const times = [fall];
  for (let k = 1; k < count; k++) {
    times.push(times[k - 1]! + 2 * fall * restitution ** k);
  }
  return times;
}
