import type {ReactNode} from 'react';
import {useCallback, useEffect, useRef} from 'react';

import {NotLoaded, type NotLoadedProps} from './NotLoaded';
import {type InterestOptions, isLinkedTo, onInterest} from './onInterest';
import {isOwnAddress} from './ownAddress';
import {ServerHtml} from './ServerHtml';
import {useFocusHandover} from './useFocusHandover';
import {useHasServerHtml} from './useHasServerHtml';
import {useLoaded} from './useLoaded';

export interface LazyIslandProps<Loaded> extends InterestOptions {
  /**
   * Loads what the live content needs; `island` holds the server's HTML. Must
   * be the same function at each render.
   */
  readonly load: (island: HTMLElement) => Promise<Loaded>;
  /** The live content, with the size and the controls of the server's HTML. */
  readonly render: (loaded: Loaded) => ReactNode;
  /** Says below the server's HTML that the content could not be loaded. */
  readonly notLoaded: Omit<NotLoadedProps, 'retry'>;
  /** Attributes of the element, whether it is live or not. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  /** Class of the empty element, where there is no HTML of the server. */
  readonly emptyClassName?: string | undefined;
}

/**
 * An element that shows the server's HTML until the reader turns to it, then
 * content that is loaded for it. A page that is not scrolled down loads nothing.
 * The content is rendered as a transition and replaces the HTML in one step; a
 * control in it keeps the focus. If it can't be loaded, the HTML stays, and it
 * is loaded again when the reader next turns to it.
 */
export function LazyIsland<Loaded>(props: LazyIslandProps<Loaded>): ReactNode {
  const {load, render, notLoaded, attributes, emptyClassName} = props;
  const {margin, hashPrefix} = props;
  const live = useRef<HTMLElement>(null);
  const island = useRef<HTMLElement>(null);
  const {leaving, arriving} = useFocusHandover();
  const {value, hasFailed, start} = useLoaded(load);
  const hasServerHtml = useHasServerHtml();
  const server = useCallback(
    (element: HTMLElement | null) => {
      island.current = element;
      return leaving(element);
    },
    [leaving],
  );
  const isReady = value !== undefined;
  const turnTo = useCallback(() => {
    if (island.current) {
      start(island.current);
    }
  }, [start]);
  useEffect(
    () =>
      island.current && !isReady
        ? onInterest(island.current, turnTo, {margin, hashPrefix})
        : undefined,
    [turnTo, margin, hashPrefix, isReady],
  );
  // Scrolls again: after a click on a link, heights were not known yet.
  useEffect(() => {
    const isLinked = isLinkedTo(hashPrefix) && !isOwnAddress();
    if (isReady && !hasServerHtml && isLinked) {
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
        {render(value)}
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
      {hasFailed && <NotLoaded {...notLoaded} retry={turnTo} />}
    </>
  );
}
