import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import type {ComponentType, ReactNode} from 'react';
import {lazy, Suspense, use} from 'react';

type Load<Props> = () => Promise<{readonly default: ComponentType<Props>}>;

function Missing(): ReactNode {
  return (
    <p role="alert">
      {translate({
        id: 'simulation.missing',
        message: 'This part could not be loaded. Load the page again.',
        description: 'Stands for a part of the panel that failed to load',
      })}
    </p>
  );
}

/**
 * A part of the panel in a chunk of its own, loaded when it is first shown;
 * the server awaits it. A part that is lost says so and leaves the page alone.
 */
export function later<Props extends object>(
  load: Load<Props>,
): ComponentType<Props> {
  if (!ExecutionEnvironment.canUseDOM) {
    let loading: ReturnType<Load<Props>> | undefined;
    return function Awaited(props) {
      const {default: Part} = use((loading ??= load()));
      return <Part {...props} />;
    };
  }
  const Part = lazy(() => load().catch(() => ({default: Missing})));
  return function Later(props) {
    return (
      <Suspense fallback={<progress />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
