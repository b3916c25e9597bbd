import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/CodeBlock';
import type CodeBlock from '@theme-original/CodeBlock';
import type {ReactNode, RefObject} from 'react';
import {use, useEffect, useLayoutEffect, useRef, useState} from 'react';

import styles from './styles.module.css';

type Highlighted = typeof CodeBlock;

let loading: Promise<Highlighted> | undefined;

/** The theme's block with its highlighter, in a chunk of its own. */
function load(): Promise<Highlighted> {
  loading ??= import('./Highlighted').then((module) => module.default);
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
  const [block, setBlock] = useState<{readonly component: Highlighted}>();
  const isFocused = useRef(false);
  useEffect(() => {
    const want = () => {
      void load().then(
        (component) => {
          isFocused.current =
            place.current?.contains(document.activeElement) ?? false;
          setBlock({component});
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
  return block?.component;
}

function LiveBlock(props: Props): ReactNode {
  const isHydration = !useIsBrowser();
  const [isInHtml] = useState(isHydration);
  const place = useRef<HTMLDivElement>(null);
  const Block = useHighlighted(place, isInHtml);
  if (Block) {
    return (
      <div key="live" ref={place}>
        <Block {...props} />
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
  const Block = use(load());
  return (
    <div>
      <Block {...props} />
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
