import type {Point} from './layout';

/** Length of the longest and of the shortest arrow. */
const LENGTH = {longest: 34, shortest: 8} as const;

/** Flows smaller than this part of the largest have no arrow. */
const SMALLEST = 1e-3;

/** Distance of an arrow from its line. */
const DISTANCE = 13;

/** Half the width, and the length, of the head of an arrow. */
const HEAD = 4;

type Stretch = readonly [from: Point, to: Point];

function lengthOf([[x0, y0], [x1, y1]]: Stretch): number {
  return Math.abs(x1 - x0) + Math.abs(y1 - y0);
}

/**
 * The straight stretch of a route that has room for an arrow: the longest
 * horizontal one, as names stand beside vertical ones, else the longest.
 */
function roomiestStretch(route: readonly Point[]): Stretch {
  const stretches = route
    .slice(1)
    .map((to, index): Stretch => [route[index] ?? to, to]);
  const horizontal = stretches.filter(
    (stretch) =>
      stretch[0][1] === stretch[1][1] && lengthOf(stretch) > LENGTH.longest,
  );
  return (horizontal.length > 0 ? horizontal : stretches).reduce(
    (longest, each) => (lengthOf(each) > lengthOf(longest) ? each : longest),
  );
}

/**
 * The arrow of a flow beside a line: its tail, its tip and the ends of its head.
 * It points along the route where the flow is positive.
 * @param share the flow as a part of the largest, from −1 to 1
 * @returns undefined where there is no flow
 */
export function flowArrow(
  route: readonly Point[],
  share: number,
): readonly [Point, Point, Point, Point] | undefined {
  const size = Math.abs(share);
  if (!(size > SMALLEST)) {
    return undefined;
  }
  const [[x0, y0], [x1, y1]] = roomiestStretch(route);
  const sign = Math.sign(share);
  const [dx, dy] = [sign * Math.sign(x1 - x0), sign * Math.sign(y1 - y0)];
  const isHorizontal = dy === 0;
  const x = (x0 + x1) / 2 - (isHorizontal ? 0 : DISTANCE);
  const y = (y0 + y1) / 2 - (isHorizontal ? DISTANCE : 0);
  const half =
    (LENGTH.shortest + size * (LENGTH.longest - LENGTH.shortest)) / 2;
  const at = (along: number, across: number): Point => [
    x + dx * along + dy * across,
    y + dy * along + dx * across,
  ];
  return [
    at(-half, 0),
    at(half, 0),
    at(half - HEAD, HEAD),
    at(half - HEAD, -HEAD),
  ];
}
