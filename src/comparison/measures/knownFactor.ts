import {MISTAKEN_FACTORS} from '../../physics/units/mistakenFactors';

/** A factor that comes from a common mistake. */
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
  [MISTAKEN_FACTORS.prefix, 'prefix'],
  [MISTAKEN_FACTORS.twoPrefixes, 'prefix'],
  [MISTAKEN_FACTORS.minutes, 'minutes'],
  [MISTAKEN_FACTORS.hours, 'hours'],
  [MISTAKEN_FACTORS.bar, 'bar'],
  [MISTAKEN_FACTORS.percent, 'percent'],
  [MISTAKEN_FACTORS.turns, 'turns'],
  [MISTAKEN_FACTORS.double, 'double'],
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
