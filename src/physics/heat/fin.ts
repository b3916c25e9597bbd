import {assertNotNegative, assertPositive} from '../domain';

/** A straight fin of constant cross-section with an adiabatic tip. */
export interface Fin {
  /** Length, m. */
  readonly length: number;
  /** Perimeter of the cross-section, m. */
  readonly perimeter: number;
  /** Area of the cross-section, m². */
  readonly area: number;
  /** Conductivity, W/(m·K). */
  readonly conductivity: number;
  /** Heat transfer coefficient, W/(m²·K). */
  readonly coefficient: number;
}

/**
 * Creates a pin fin of circular cross-section.
 *
 * @throws RangeError when the diameter isn't positive
 */
export function pinFin(
  pin: Pick<Fin, 'length' | 'conductivity' | 'coefficient'> & {
    /** Diameter, m. */
    readonly diameter: number;
  },
): Fin {
  const {diameter, ...rest} = pin;
  assertPositive('diameter', diameter);
  const perimeter = Math.PI * diameter;
  return {...rest, perimeter, area: (perimeter * diameter) / 4};
}

/**
 * Computes the fin parameter m = √(hP/(kA_c)) in 1/m (Incropera et al.,
 * Fundamentals of Heat and Mass Transfer, ch. 3).
 *
 * @throws RangeError when a dimension or a property isn't positive
 */
export function finParameter(fin: Fin): number {
  assertNotNegative('heat transfer coefficient', fin.coefficient);
  assertPositive('perimeter', fin.perimeter);
  assertPositive('conductivity', fin.conductivity);
  assertPositive('cross-section', fin.area);
  return Math.sqrt(
    (fin.coefficient * fin.perimeter) / (fin.conductivity * fin.area),
  );
}

function finNumber(fin: Fin): number {
  assertPositive('fin length', fin.length);
  return finParameter(fin) * fin.length;
}

/**
 * Computes the fin efficiency η = tanh(mL)/(mL): heat flow over that of a fin
 * at the temperature of its base (Incropera et al., ch. 3).
 *
 * @throws RangeError when a dimension or a property isn't positive
 */
export function finEfficiency(fin: Fin): number {
  const x = finNumber(fin);
  return x === 0 ? 1 : Math.tanh(x) / x;
}

/**
 * Computes the excess temperature at a distance from the base over that at the
 * base, cosh(m(L − x))/cosh(mL) (Incropera et al., ch. 3).
 *
 * @param position - distance from the base over the length, 0 to 1
 * @throws RangeError when a dimension or a property isn't positive
 */
export function finTemperatureRatio(fin: Fin, position: number): number {
  assertNotNegative('position', position);
  assertNotNegative('distance from the tip', 1 - position);
  const x = finNumber(fin);
  // Decaying exponentials only, so that a long fin doesn't overflow.
  return (
    (Math.exp(-x * position) * (1 + Math.exp(-2 * x * (1 - position)))) /
    (1 + Math.exp(-2 * x))
  );
}

/**
 * Computes the heat flow rate into the base in W, q = η h P L (T_b − T_∞)
 * (Incropera et al., ch. 3).
 *
 * @param excessTemperature - base over surroundings, K
 * @throws RangeError when a dimension or a property isn't positive
 */
export function finHeatFlow(fin: Fin, excessTemperature: number): number {
  const surface = fin.perimeter * fin.length;
  return finEfficiency(fin) * fin.coefficient * surface * excessTemperature;
}
