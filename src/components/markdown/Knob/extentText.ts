/** The SI range of the coordinates and of the values of a figure. */
export interface Extent {
  readonly x: readonly [low: number, high: number];
  readonly y: readonly [low: number, high: number];
}

/** Writes an extent for an attribute of the HTML. */
export function serializeExtent({x, y}: Extent): string {
  return JSON.stringify([...x, ...y]);
}

/** Reads an extent from an attribute; undefined where there is none. */
export function parseExtent(text: string | undefined): Extent | undefined {
  if (text === undefined) {
    return undefined;
  }
  const numbers = JSON.parse(text) as readonly number[];
  const [left = 0, right = 1, low = 0, high = 1] = numbers;
  return {x: [left, right], y: [low, high]};
}
