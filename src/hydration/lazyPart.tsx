import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {type ComponentType, type ReactNode, use, useEffect} from 'react';

import {loadOnce} from './loadOnce';
import {NotLoaded} from './NotLoaded';
import {useLoaded} from './useLoaded';

interface LazyPartOptions<Props> {
  /** Takes the place of a part that could not be loaded. */
  readonly Failure?: ComponentType<Props & {readonly retry: () => void}>;
  /** Shown while the part is loading. */
  readonly waiting?: ReactNode;
}

/**
 * Makes a component of one that has a chunk of its own, loaded when it is first
 * shown; the server waits for it. Where it can't be loaded, a message with a
 * button that tries again takes its place, and the rest of the page stays.
 * React's `lazy` would throw the error at the page, and again at each attempt.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {Failure = NotLoaded, waiting = <progress />}: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const once = loadOnce(async () => ({Part: await load()}));
  if (!ExecutionEnvironment.canUseDOM) {
    return function ServerPart(props) {
      const {Part} = use(once());
      return <Part {...props} />;
    };
  }
  let loaded: Awaited<ReturnType<typeof once>> | undefined;
  const loadAndKeep = async () => {
    loaded = await once();
    return loaded;
  };
  return function LazyPart(props) {
    const {value, hasFailed, start} = useLoaded(loadAndKeep, loaded);
    useEffect(() => {
      if (!value) {
        start();
      }
    }, [value, start]);
    if (value) {
      return <value.Part {...props} />;
    }
    return hasFailed ? <Failure {...props} retry={start} /> : waiting;
  };
}
