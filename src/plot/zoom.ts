import type {Axis, Domain} from './axis';

/** The part of the horizontal axis that is shown, and the way to change it. */
export interface Zoom {
  /** The axis without zoom. */
  readonly whole: Axis;
  /** SI coordinates of the part shown; undefined for all. */
  readonly window: Domain | undefined;
  readonly onWindow: (window: Domain | undefined) => void;
}

/** Shortest window, as a part of the whole. */
const SHORTEST = 1e-4;

/** Parts of the whole that differ less are equal. */
const EPSILON = 1e-9;

/**
 * Moves a window, in positions of the whole axis from 0 to 1, inside it;
 * undefined for a window that shows everything.
 */
function inside(low: number, high: number): Domain | undefined {
  const length = Math.min(Math.max(high - low, SHORTEST), 1);
  if (length > 1 - EPSILON) {
    return undefined;
  }
  const centre = (low + high) / 2;
  const start = Math.min(Math.max(centre - length / 2, 0), 1 - length);
  return [start, start + length];
}

/**
 * Magnifies a window about a point that stays where it is.
 *
 * @param window - positions of the whole axis; undefined for all of it
 * @param point - position in the window, from 0 to 1
 * @param factor - above 1 magnifies, below 1 shows more
 */
export function zoomAbout(
  window: Domain | undefined,
  point: number,
  factor: number,
): Domain | undefined {
  const [low, high] = window ?? [0, 1];
  const fixed = low + (high - low) * point;
  const length = Math.min(Math.max((high - low) / factor, SHORTEST), 1);
  const start = fixed - length * point;
  return inside(start, start + length);
}

/** Moves a window by a part of its own length. */
export function pan(
  window: Domain | undefined,
  part: number,
): Domain | undefined {
  const [low, high] = window ?? [0, 1];
  const step = (high - low) * part;
  return inside(low + step, high + step);
}

/** The window between two positions in the present window, in any order. */
export function select(
  window: Domain | undefined,
  from: number,
  to: number,
): Domain | undefined {
  const [low, high] = window ?? [0, 1];
  const at = (position: number) =>
    low + (high - low) * Math.min(Math.max(position, 0), 1);
  return inside(at(Math.min(from, to)), at(Math.max(from, to)));
}

/** A change of the window: about a point, along the axis, or to a part of it. */
export type WindowChange =
  | {readonly point: number; readonly factor: number}
  | {readonly part: number}
  | {readonly selection: Domain};

/** Changes the window of an axis. */
export function applyChange(
  {whole, window, onWindow}: Zoom,
  change: WindowChange,
): void {
  const positions: Domain | undefined = window && [
    whole.normalize(window[0]),
    whole.normalize(window[1]),
  ];
  const nextWindow = () => {
    if ('part' in change) {
      return pan(positions, change.part);
    }
    return 'selection' in change
      ? select(positions, ...change.selection)
      : zoomAbout(positions, change.point, change.factor);
  };
  const next = nextWindow();
  onWindow(next && [whole.invert(next[0]), whole.invert(next[1])]);
}
