import type {Curve} from './curve';
import type {PlotMark} from './Marks';

/** The coordinates at which a curve jumps. */
function jumps({x, y}: Curve): readonly number[] {
  const found: number[] = [];
  for (let index = 1; index < x.length; index += 1) {
    const at = x[index];
    if (at !== undefined && at === x[index - 1] && y[index] !== y[index - 1]) {
      found.push(at);
    }
  }
  return found;
}

/** The coordinates at which one curve crosses another, both of the same points. */
function crossings(one: Curve, other: Curve): readonly number[] {
  const found: number[] = [];
  let [before, last] = [0, Number.NaN];
  for (let index = 0; index < one.x.length; index += 1) {
    const at = one.x[index] ?? Number.NaN;
    const gap = (one.y[index] ?? Number.NaN) - (other.y[index] ?? Number.NaN);
    if (before * gap < 0) {
      found.push(last + ((at - last) * before) / (before - gap));
    }
    if (gap !== 0) {
      [before, last] = [gap, at];
    }
  }
  return found;
}

function haveSamePoints({x}: Curve, {x: other}: Curve): boolean {
  return (
    x === other ||
    (x.length === other.length &&
      Array.from(x).every((at, index) => at === other[index]))
  );
}

/** The coordinates of jumps, crossings and marks, ascending. */
export function findLandmarks(
  curves: readonly Curve[],
  marks: readonly PlotMark[],
): readonly number[] {
  const lines = curves.filter(
    ({isComparison, isExact, isGhost, style}) =>
      !isComparison && !isExact && !isGhost && style !== 'markers',
  );
  const crossed = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => haveSamePoints(one, other))
      .flatMap((other) => crossings(one, other)),
  );
  const marked = marks.flatMap(({from, to = from}) => [from[0], to[0]]);
  const all = [...lines.flatMap(jumps), ...crossed, ...marked];
  const distinct = [...new Set(all.filter(Number.isFinite))];
  return distinct.sort((one, other) => one - other);
}
