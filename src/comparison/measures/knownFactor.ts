import {MISTAKEN_FACTORS} from '../../physics/units/mistakenFactors';

/** A factor that comes from a common mistake. */
export type KnownFactor =
  | 'sign'
  | Exclude<keyof typeof MISTAKEN_FACTORS, 'twoPrefixes'>;

/** How far a factor may be from a known one, as a share. */
const NEAR = 0.01;

/** Recognizes factors of units: 1000, 60, 3600, 2π and so on, or one by them. */
export function knownFactor(factor: number): KnownFactor | undefined {
  if (Math.abs(factor + 1) < NEAR) {
    return 'sign';
  }
  const size = Math.abs(Math.log(factor));
  const [name] =
    Object.entries(MISTAKEN_FACTORS).find(
      ([, known]) => Math.abs(size - Math.log(known)) < NEAR,
    ) ?? [];
  const found = name as keyof typeof MISTAKEN_FACTORS | undefined;
  return found === 'twoPrefixes' ? 'prefix' : found;
}
