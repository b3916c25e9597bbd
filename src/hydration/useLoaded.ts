import {startTransition, useState} from 'react';

import {type LoadState, loadWhenWanted} from './loadWhenWanted';

/**
 * Something that a component loads when it is wanted, and a function that
 * starts it. `load` is that of the first render. What was loaded is rendered
 * in slices, so that the page stays responsive.
 */
export function useLoaded<Args extends readonly unknown[], Value>(
  load: (...args: Args) => Promise<Value>,
  loaded?: Value,
): LoadState<Value> & {readonly start: (...args: Args) => void} {
  const [state, setState] = useState<LoadState<Value>>({
    value: loaded,
    hasFailed: false,
  });
  const [start] = useState(() =>
    loadWhenWanted(load, (next: LoadState<Value>) =>
      startTransition(() => setState(next)),
    ),
  );
  return {...state, start};
}
