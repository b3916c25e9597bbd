export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The box of a curve in a drawing. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Maps a point of the unit square into the frame. */
export function place({x, y}: Point, frame: Frame): Point {
  return {
    x: frame.left + x * (frame.right - frame.left),
    y: frame.bottom + y * (frame.top - frame.bottom),
  };
}

/** The SVG path of `f` from 0 to 1 in the frame. */
export function path(f: (x: number) => number, frame: Frame): string {
  const steps = 60;
  return Array.from({length: steps + 1}, (_, step) => step / steps)
    .map((x) => place({x, y: f(x)}, frame))
    .map(({x, y}, index) => {
      const command = index === 0 ? 'M' : 'L';
      return `${command}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
