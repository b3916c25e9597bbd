/**
 * Remembers the last result of a pure function of the parameters: a run asks
 * for the same geometry at each of its thousand instants. Parameter values are
 * never changed in place, so the object itself tells whether they are the same.
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
