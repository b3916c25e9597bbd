/**
 * Checks that a quantity is a finite number greater than zero.
 *
 * @throws RangeError naming the quantity otherwise
 */
export function assertPositive(quantity: string, value: number): void {
  if (!(value > 0 && value < Infinity)) {
    throw new RangeError(`${quantity} must be greater than 0, got ${value}`);
  }
}

/**
 * Checks that a quantity is a finite number, zero or greater.
 *
 * @throws RangeError naming the quantity otherwise
 */
export function assertNotNegative(quantity: string, value: number): void {
  if (!(value >= 0 && value < Infinity)) {
    throw new RangeError(`${quantity} must not be negative, got ${value}`);
  }
}

/**
 * Checks that a quantity is neither infinite nor NaN.
 *
 * @throws RangeError naming the quantity otherwise
 */
export function assertFinite(quantity: string, value: number): void {
  if (!Number.isFinite(value)) {
    throw new RangeError(`${quantity} must be a finite number, got ${value}`);
  }
}

/**
 * Checks that a quantity lies in a closed range.
 *
 * @throws RangeError naming the quantity and the range otherwise
 */
export function assertWithin(
  quantity: string,
  value: number,
  minimum: number,
  maximum: number,
): void {
  if (!(value >= minimum && value <= maximum)) {
    throw new RangeError(
      `${quantity} must lie between ${minimum} and ${maximum}, got ${value}`,
    );
  }
}

/**
 * Checks that a quantity is a positive whole number: 1, 2, 3, …
 *
 * @throws RangeError naming the quantity otherwise
 */
export function assertCount(quantity: string, value: number): void {
  if (!(Number.isInteger(value) && value >= 1)) {
    throw new RangeError(`${quantity} must be 1, 2, 3, …, got ${value}`);
  }
}
