/**
 * The characters of the math font, as ranges that don't depend on the pages:
 * MathML draws radicals, braces and stretched brackets with characters that
 * stand in no page, and a font without them drops the root silently.
 */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e], // Latin
  [0xac, 0xb7], // ¬, °, ±, superscripts, ·
  [0xd7, 0xd7], // ×
  [0xf7, 0xf7], // ÷
  [0x391, 0x3c9], // Greek
  [0x3d1, 0x3d6], // variants of Greek letters
  [0x3f1, 0x3f5],
  [0x2010, 0x2016], // dashes, norm
  [0x2026, 0x2026], // ellipsis
  [0x2032, 0x2034], // primes
  [0x2061, 0x2064], // invisible operators
  [0x20d7, 0x20d7], // vector
  [0x210e, 0x210f], // h, ħ
  [0x2190, 0x2195], // arrows
  [0x21d0, 0x21d4],
  [0x2200, 0x220b], // quantifiers, ∂, ∇, ∈
  [0x220f, 0x2213], // ∏, ∑, −, ∓
  [0x2215, 0x2220], // slash, ∙, the radical, ∝, ∞, angles
  [0x2223, 0x222b], // bars, logic, sets, ∫
  [0x2234, 0x223c], // ∴, ∶, ∼
  [0x2243, 0x224d], // ≃, ≅, ≈
  [0x2260, 0x226b], // ≠, ≡, ≤, ≥, ≪, ≫
  [0x22c0, 0x22c6], // n-ary operators, ⋅
  [0x22ee, 0x22f1], // ellipses
  [0x2308, 0x230b], // ceiling, floor
  [0x239b, 0x23b7], // pieces of tall brackets and of the radical
  [0x23de, 0x23df], // braces over and under
  [0x27e8, 0x27e9], // angle brackets
  [0x2a7d, 0x2a7e], // slanted ≤ ≥
  [0x1d434, 0x1d467], // italic Latin
  [0x1d6e2, 0x1d71b], // italic Greek
];

export function mathCharacters(): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({length: last - first + 1}, (_, offset) =>
        String.fromCodePoint(first + offset),
      ),
    )
    .join('');
}
