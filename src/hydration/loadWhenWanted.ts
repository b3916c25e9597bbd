/** What has come of loading something. */
export interface LoadState<Value> {
  /** Undefined until it is loaded. */
  readonly value?: Value | undefined;
  /** Whether the last attempt failed. */
  readonly hasFailed: boolean;
}

/**
 * Makes a function that starts to load something and reports what came of it.
 * While an attempt is under way, and once one has succeeded, it does nothing;
 * after one that failed it tries again.
 */
export function loadWhenWanted<Args extends readonly unknown[], Value>(
  load: (...args: Args) => Promise<Value>,
  report: (state: LoadState<Value>) => void,
): (...args: Args) => void {
  let hasStarted = false;
  return (...args) => {
    if (hasStarted) {
      return;
    }
    hasStarted = true;
    load(...args).then(
      (value) => report({value, hasFailed: false}),
      () => {
        hasStarted = false;
        report({hasFailed: true});
      },
    );
  };
}
