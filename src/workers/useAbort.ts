import {useEffect, useRef} from 'react';

/**
 * Two functions: the first gives the signal of a new job and aborts the last
 * one, the second only aborts. The end of the component aborts as well.
 */
export function useAbort(): readonly [
  renew: () => AbortSignal,
  abort: () => void,
] {
  const controller = useRef<AbortController>(undefined);
  const abort = () => controller.current?.abort();
  useEffect(() => () => controller.current?.abort(), []);
  const renew = () => {
    abort();
    controller.current = new AbortController();
    return controller.current.signal;
  };
  return [renew, abort];
}
