import {useEffect, useState} from 'react';

import type {LoadState} from '../../hydration/loadWhenWanted';

/**
 * Does a job when a component is shown, and another when it is given another
 * function. The value of the last stays until the next has ended; one that throws
 * has failed.
 */
export function useJob<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
): LoadState<Value> {
  const [state, setState] = useState<LoadState<Value>>({hasFailed: false});
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    work(signal).then(
      (value) => !signal.aborted && setState({value, hasFailed: false}),
      () =>
        !signal.aborted && setState(({value}) => ({value, hasFailed: true})),
    );
    return () => controller.abort();
  }, [work]);
  return state;
}
