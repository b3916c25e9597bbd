/** A factor that comes from a usual mistake. */
export type KnownFactor =
  | 'sign'
  | 'prefix'
  | 'minutes'
  | 'hours'
  | 'bar'
  | 'percent'
  | 'turns'
  | 'double';

const FACTORS: readonly (readonly [number, KnownFactor])[] = [
  [1000, 'prefix'],
  [1e6, 'prefix'],
  [60, 'minutes'],
  [3600, 'hours'],
  [1e5, 'bar'],
  [100, 'percent'],
  [2 * Math.PI, 'turns'],
  [2, 'double'],
];

/** How far a factor may be from a known one, as a share. */
const NEAR = 0.01;

/** Recognizes factors of units: 1000, 60, 3600, 2π and so on, or one by them. */
export function knownFactor(factor: number): KnownFactor | undefined {
  if (Math.abs(factor + 1) < NEAR) {
    return 'sign';
  }
  const found = FACTORS.find(([known]) =>
    [factor / known, factor * known].some(
      (ratio) => Math.abs(ratio - 1) < NEAR,
    ),
  );
  return found?.[1];
}
