import {MISTAKEN_FACTORS} from '../../physics/units/mistakenFactors';

/** A factor that comes from a common mistake. */
export type KnownFactor =
  'sign' | Exclude<keyof typeof MISTAKEN_FACTORS, 'twoPrefixes'>;

/** How far a factor may be from a known one, as a share. */
const NEAR = 0.01;

/** Recognizes factors of units: 1000, 60, 3600, 2π and so on, or one by them. */
export function knownFactor(factor: number): KnownFactor | undefined {
  if (Math.abs(factor + 1) < NEAR) {
    return 'sign';
  }
  const names = Object.keys(
    MISTAKEN_FACTORS,
  ) as (keyof typeof MISTAKEN_FACTORS)[];
  const found = names.find((name) => {
    const known = MISTAKEN_FACTORS[name];
    const ratios = [factor / known, factor * known];
    return ratios.some((ratio) => Math.abs(ratio - 1) < NEAR);
  });
  return found === 'twoPrefixes' ? 'prefix' : found;
}
