import type {ReactNode, RefObject} from 'react';
import {startTransition, useCallback, useEffect, useRef, useState} from 'react';

import {type InterestOptions, isLinkedTo, onInterest} from './onInterest';
import {ServerHtml} from './ServerHtml';
import {useFocusHandover} from './useFocusHandover';
import {useHasServerHtml} from './useHasServerHtml';

interface LoadingProps<Loaded> extends InterestOptions {
  /**
   * Loads what the live content needs; `island` holds the server's HTML. Must
   * be the same function at each render.
   */
  readonly load: (island: HTMLElement) => Promise<Loaded>;
}

export interface LazyIslandProps<Loaded> extends LoadingProps<Loaded> {
  /** The live content, with the size and the controls of the server's HTML. */
  readonly render: (loaded: Loaded) => ReactNode;
  /** Stands below the server's HTML while the content could not be loaded. */
  readonly renderFailure?: (retry: () => void) => ReactNode;
  /** Attributes of the element, whether it is live or not. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  /** Class of the empty element, where there is no HTML of the server. */
  readonly emptyClassName?: string | undefined;
}

type Loading<Loaded> =
  | {readonly state: 'waiting' | 'failed'}
  | {readonly state: 'ready'; readonly loaded: Loaded};

/** Loads the live content once the reader turns to the island. */
function useLoading<Loaded>(
  {load, margin, hashPrefix}: LoadingProps<Loaded>,
  island: RefObject<HTMLElement | null>,
) {
  const [loading, setLoading] = useState<Loading<Loaded>>({state: 'waiting'});
  const [attempt, setAttempt] = useState(0);
  const isReady = loading.state === 'ready';
  useEffect(() => {
    const element = island.current;
    if (!element || isReady) {
      return undefined;
    }
    let isLoading = false;
    const start = async () => {
      if (isLoading) {
        return;
      }
      isLoading = true;
      try {
        const loaded = await load(element);
        // Rendered in slices, so that the page stays responsive.
        startTransition(() => setLoading({state: 'ready', loaded}));
      } catch {
        isLoading = false;
        setLoading({state: 'failed'});
      }
    };
    return onInterest(element, () => void start(), {margin, hashPrefix});
  }, [load, margin, hashPrefix, attempt, isReady, island]);
  return {loading, retry: () => setAttempt((count) => count + 1)};
}

/**
 * An element that shows the server's HTML until the reader turns to it, then
 * content that is loaded for it. A page that is not scrolled down loads nothing.
 * The content is rendered as a transition and replaces the HTML in one step; a
 * control in it keeps the focus. If it can't be loaded, the HTML stays, and it
 * is loaded again when the reader next turns to it.
 */
export function LazyIsland<Loaded>(props: LazyIslandProps<Loaded>): ReactNode {
  const {render, renderFailure, attributes, emptyClassName, hashPrefix} = props;
  const live = useRef<HTMLElement>(null);
  const island = useRef<HTMLElement>(null);
  const {leaving, arriving} = useFocusHandover();
  const {loading, retry} = useLoading(props, island);
  const hasServerHtml = useHasServerHtml();
  const server = useCallback(
    (element: HTMLElement | null) => {
      island.current = element;
      return leaving(element);
    },
    [leaving],
  );
  const isReady = loading.state === 'ready';
  // Scrolls again: after a click on a link, heights were not known yet.
  useEffect(() => {
    if (isReady && !hasServerHtml && isLinkedTo(hashPrefix)) {
      live.current?.scrollIntoView({behavior: 'instant'});
    }
  }, [isReady, hasServerHtml, hashPrefix]);
  const arrive = useCallback(
    (element: HTMLElement | null) => {
      live.current = element;
      return arriving(element);
    },
    [arriving],
  );
  if (isReady) {
    return (
      <div {...attributes} key="live" ref={arrive}>
        {render(loading.loaded)}
      </div>
    );
  }
  return (
    <>
      <ServerHtml
        {...attributes}
        key="server"
        ref={server}
        className={hasServerHtml ? undefined : emptyClassName}
      />
      {loading.state === 'failed' && renderFailure?.(retry)}
    </>
  );
}
