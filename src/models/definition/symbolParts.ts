/**
 * Splits a symbol of a formula, as in 'T_b' or 'τ_1,N/τ_1', into normal text
 * (even indices) and subscripts (odd indices). A subscript consists of
 * letters, digits, ∞ and commas, so two factors need a space: 'C_1 T_1'.
 */
export function symbolParts(symbol: string): readonly string[] {
  return symbol.split(/_((?:[\p{L}\p{N}∞]|,(?=\S))+)/u);
}
