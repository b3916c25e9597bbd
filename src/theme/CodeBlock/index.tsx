import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/CodeBlock';
import type {ComponentType, ReactNode, RefObject} from 'react';
import {use, useEffect, useLayoutEffect, useRef, useState} from 'react';

import styles from './styles.module.css';

interface Highlighted {
  readonly Block: ComponentType<Props>;
}

let loading: Promise<Highlighted> | undefined;

/** The theme's block with its highlighter, in a chunk of its own. */
function load(): Promise<Highlighted> {
  loading ??= import('./Highlighted').then((loaded) => ({
    Block: loaded.default,
  }));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Calls back when the block is near the window, pointed at or focused. */
function whenWanted(block: HTMLElement, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        then();
      }
    },
    {rootMargin: '200px'},
  );
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  if (connection?.saveData !== true) {
    observer.observe(block);
  }
  block.addEventListener('pointerenter', then);
  block.addEventListener('focusin', then);
  return () => {
    observer.disconnect();
    block.removeEventListener('pointerenter', then);
    block.removeEventListener('focusin', then);
  };
}

/** The theme's block as soon as it is loaded; a lost chunk changes nothing. */
function useHighlighted(
  place: RefObject<HTMLDivElement | null>,
  isInHtml: boolean,
): Highlighted | undefined {
  const [block, setBlock] = useState<Highlighted>();
  const isFocused = useRef(false);
  useEffect(() => {
    const want = () => {
      void load().then(
        (loaded) => {
          isFocused.current =
            place.current?.contains(document.activeElement) ?? false;
          setBlock(loaded);
        },
        () => undefined,
      );
    };
    if (isInHtml && place.current) {
      return whenWanted(place.current, want);
    }
    want();
    return undefined;
  }, [place, isInHtml]);
  useLayoutEffect(() => {
    if (block && isFocused.current) {
      place.current?.querySelector('pre')?.focus({preventScroll: true});
    }
  }, [block, place]);
  return block;
}

function LiveBlock(props: Props): ReactNode {
  const isHydration = !useIsBrowser();
  const [isInHtml] = useState(isHydration);
  const place = useRef<HTMLDivElement>(null);
  const highlighted = useHighlighted(place, isInHtml);
  if (highlighted) {
    return (
      <div key="live" ref={place}>
        <highlighted.Block {...props} />
      </div>
    );
  }
  return isInHtml ? (
    <div
      key="html"
      ref={place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
    />
  ) : (
    <div key="plain" ref={place}>
      <div className={styles.plain}>
        <pre>
          <code>{props.children}</code>
        </pre>
      </div>
    </div>
  );
}

function StaticBlock(props: Props): ReactNode {
  const highlighted = use(load());
  return (
    <div>
      <highlighted.Block {...props} />
    </div>
  );
}

/**
 * The theme's code block without its highlighter in the bundle of every page.
 * The HTML holds the highlighted code; hydration meets an element whose inner
 * HTML React has not made and leaves it alone. Highlighter, copy and wrap
 * buttons are loaded when the block comes near the window. A reader who comes
 * from another page of the site sees plain code of the same size until then.
 */
export default function CodeBlockWrapper(props: Props): ReactNode {
  return ExecutionEnvironment.canUseDOM ? (
    <LiveBlock {...props} />
  ) : (
    <StaticBlock {...props} />
  );
}
