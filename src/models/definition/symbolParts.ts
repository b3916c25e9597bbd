/**
 * Cuts a symbol of the formulas, as in 'T_b' or 'τ_1,N/τ_1', into what stands
 * on the line and, at odd places, what is a subscript. A subscript is made of
 * letters, digits, ∞ and commas, so two factors need a space: 'C_1 T_1'.
 */
export function symbolParts(symbol: string): readonly string[] {
  return symbol.split(/_((?:[\p{L}\p{N}∞]|,(?=\S))+)/u);
}
