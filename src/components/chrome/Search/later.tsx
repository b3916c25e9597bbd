import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';

type Load<Props> = () => Promise<{readonly default: ComponentType<Props>}>;

interface Later<Props> {
  /** Undefined while it is on its way. */
  readonly Part?: ComponentType<Props> | undefined;
  readonly isLost: boolean;
  readonly retry: () => void;
}

/**
 * A part in a chunk of its own. React's `lazy` would throw a lost chunk at the
 * page, and again at each attempt.
 */
function useLater<Props>(load: Load<Props>): Later<Props> {
  const [state, setState] = useState<{
    readonly Part?: ComponentType<Props>;
    readonly isLost: boolean;
  }>({isLost: false});
  const retry = useCallback(() => {
    load().then(
      ({default: Part}) => setState({Part, isLost: false}),
      () => setState({isLost: true}),
    );
  }, [load]);
  useEffect(retry, [retry]);
  return {...state, retry};
}

interface Props<Inner> {
  readonly load: Load<Inner>;
  readonly props: Inner;
  readonly lost: (retry: () => void) => ReactNode;
}

/** Shows a part when it has come, or what there is to say when it is lost. */
export function LoadedLater<Inner extends object>({
  load,
  props,
  lost,
}: Props<Inner>): ReactNode {
  const {Part, isLost, retry} = useLater(load);
  if (Part) {
    return <Part {...props} />;
  }
  return isLost ? lost(retry) : null;
}
