/**
 * Memoizes the last result of a pure function of the parameters, which a run
 * calls at each of its instants with the same object. Parameter values are
 * never changed in place, so the identity of the object is compared.
 */
export function memoizeLast<P extends object, R>(
  compute: (p: P) => R,
): (p: P) => R {
  let last: {readonly p: P; readonly result: R} | undefined;
  return (p) => {
    if (last?.p !== p) {
      last = {p, result: compute(p)};
    }
    return last.result;
  };
}
