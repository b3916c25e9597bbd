import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadOnce} from '@site/src/hydration/loadOnce';
import {ServerHtml} from '@site/src/hydration/ServerHtml';
import type {Props} from '@theme/NotFound/Content';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';

const load = loadOnce(() => import('./BothLanguages'));

const ServerContent = lazy(load);

/**
 * Shows the not-found page, whose scripts every document would load otherwise.
 * The server's HTML stays until they are there: a `Suspense` would show its
 * fallback, as the state of its surroundings changes after hydration.
 */
export default function LazyNotFoundContent(props: Props): ReactNode {
  const [loaded, setLoaded] = useState<{
    readonly default: ComponentType<Props>;
  }>();
  useEffect(() => {
    load().then(
      (part) => startTransition(() => setLoaded(part)),
      () => undefined,
    );
  }, []);
  if (loaded) {
    const {default: Content} = loaded;
    return (
      <div key="live">
        <Content {...props} />
      </div>
    );
  }
  return ExecutionEnvironment.canUseDOM ? (
    <ServerHtml key="server" />
  ) : (
    <div>
      <ServerContent {...props} />
    </div>
  );
}
