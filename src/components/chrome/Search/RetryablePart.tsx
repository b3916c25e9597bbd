import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';

import {loadChunk} from '../../../offline/loadChunk';

type Load<Props> = () => Promise<{readonly default: ComponentType<Props>}>;

interface LoadedPart<Props> {
  /** Undefined while it is loading. */
  readonly Part?: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads a component that has a chunk of its own. React's `lazy` would throw the
 * error of a lost chunk at the page, and again at each attempt.
 */
function usePart<Props>(load: Load<Props>): LoadedPart<Props> {
  const [state, setState] = useState<{
    readonly Part?: ComponentType<Props>;
    readonly hasFailed: boolean;
  }>({hasFailed: false});
  const retry = useCallback(() => {
    loadChunk(load).then(
      ({default: Part}) => setState({Part, hasFailed: false}),
      () => setState({hasFailed: true}),
    );
  }, [load]);
  useEffect(retry, [retry]);
  return {...state, retry};
}

interface RetryablePartProps<PartProps> {
  readonly load: Load<PartProps>;
  readonly props: PartProps;
  readonly renderFailure: (retry: () => void) => ReactNode;
}

/**
 * Shows a component once it is loaded, or a message when that has failed. Unlike
 * `lazyPart` of `src/hydration` it renders nothing on the server, where the
 * search does not work, and can try again.
 */
export function RetryablePart<PartProps extends object>({
  load,
  props,
  renderFailure,
}: RetryablePartProps<PartProps>): ReactNode {
  const {Part, hasFailed, retry} = usePart(load);
  if (Part) {
    return <Part {...props} />;
  }
  return hasFailed ? renderFailure(retry) : null;
}
