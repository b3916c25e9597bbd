import {translate} from '@docusaurus/Translate';
import type {ReactNode, RefObject} from 'react';
import {startTransition, useCallback, useEffect, useRef, useState} from 'react';

import {KEPT, useHadHtml} from '../../../hydration/useHadHtml';
import type {Locale} from '../../../i18n';
import type {ModelId} from '../../../models/registry';
import type {Loaded} from './load';
import {loadOnce} from './load';
import type {Memory} from './state/persistence';
import type {Start} from './state/usePanel';
import styles from './styles.module.css';
import {pause} from './yieldToMain';

export interface LivePanelProps {
  readonly model: ModelId;
  readonly preset: string | undefined;
  readonly locale: Locale;
  readonly storageKey: string;
}

interface Ready {
  readonly state: 'ready';
  readonly loaded: Loaded;
  readonly memory: Memory;
  readonly start: Start;
  readonly isDataOpen: boolean;
}

type Loading = Ready | {readonly state: 'waiting' | 'failed'};

function readStored(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function readMemory(storageKey: string): Memory {
  const panels = document.querySelectorAll<HTMLElement>('[data-simulation]');
  return {
    hash: window.location.hash,
    stored: readStored(storageKey),
    shown: Array.from(panels, ({dataset}) => dataset.simulation ?? ''),
  };
}

/** The same in the server's panel as in the live one, in the same order. */
function controlsOf(panel: Element | null): readonly HTMLElement[] {
  const controls = 'a, button, input, select, summary';
  return [...(panel?.querySelectorAll<HTMLElement>(controls) ?? [])];
}

/** How far from the window a panel may be when it is loaded. */
const MARGIN = '600px';

/** Calls back when the panel is near the window, used, linked or printed. */
function whenWanted(panel: HTMLElement, id: ModelId, then: () => void) {
  if (window.location.hash.startsWith(`#sim=${id}`)) {
    panel.scrollIntoView();
    then();
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        then();
      }
    },
    {rootMargin: MARGIN},
  );
  observer.observe(panel);
  panel.addEventListener('focusin', then);
  window.addEventListener('beforeprint', then);
  return () => {
    observer.disconnect();
    panel.removeEventListener('focusin', then);
    window.removeEventListener('beforeprint', then);
  };
}

/**
 * Where the server's panel is, and the live one that gets its focus: that goes
 * with its HTML. React tells of an element before it goes and when the next is
 * there, so that who moves on to another control meanwhile is not sent back.
 */
function usePlaces() {
  const place = useRef<HTMLElement>(null);
  const focused = useRef(-1);
  const drawn = useCallback((panel: HTMLElement | null) => {
    place.current = panel;
    return () => {
      focused.current = controlsOf(panel).findIndex(
        (control) => control === document.activeElement,
      );
    };
  }, []);
  const live = useCallback((panel: HTMLElement | null) => {
    controlsOf(panel)[focused.current]?.focus({preventScroll: true});
  }, []);
  return {place, drawn, live};
}

function useLoading(
  {model, preset, storageKey}: LivePanelProps,
  place: RefObject<HTMLElement | null>,
) {
  const [loading, setLoading] = useState<Loading>({state: 'waiting'});
  const [attempt, setAttempt] = useState(0);
  const isReady = loading.state === 'ready';
  useEffect(() => {
    const panel = place.current;
    if (!panel || isReady) {
      return undefined;
    }
    const makeReady = async () => {
      try {
        const loaded = await loadOnce(model);
        const memory = readMemory(storageKey);
        await pause();
        const start = loaded.startPanel(loaded.model, preset, memory);
        await pause();
        const isDataOpen = panel.querySelector('details[open]') !== null;
        // In slices: the page answers while the panel is made.
        startTransition(() => {
          setLoading({state: 'ready', loaded, memory, start, isDataOpen});
        });
      } catch {
        setLoading({state: 'failed'});
      }
    };
    return whenWanted(panel, model, () => void makeReady());
  }, [model, preset, storageKey, attempt, isReady, place]);
  return {loading, retry: () => setAttempt((count) => count + 1)};
}

function NotLoaded({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <p role="alert">
      {translate({
        id: 'simulation.notLoaded',
        message: 'The controls of this model could not be loaded.',
        description: 'Below the static curves of a model',
      })}{' '}
      <button type="button" className="button button--link" onClick={onRetry}>
        {translate({
          id: 'simulation.retry',
          message: 'Try again',
          description: 'Loads the controls of a model again',
        })}
      </button>
    </p>
  );
}

/** The server's HTML, then the panel that works. */
export function LivePanel(props: LivePanelProps): ReactNode {
  const {model, preset, locale, storageKey} = props;
  const {place, drawn, live} = usePlaces();
  const {loading, retry} = useLoading(props, place);
  const hadHtml = useHadHtml();
  if (loading.state === 'ready') {
    const {loaded, memory, start, isDataOpen} = loading;
    return (
      <div key="live" ref={live} data-simulation={model}>
        <loaded.Panel
          model={loaded.model}
          preset={preset}
          locale={locale}
          storageKey={storageKey}
          memory={memory}
          start={start}
          isDataOpen={isDataOpen}
        />
      </div>
    );
  }
  return (
    <>
      <div
        key="static"
        ref={drawn}
        data-simulation={model}
        className={hadHtml ? undefined : styles.awaited}
        suppressHydrationWarning
        dangerouslySetInnerHTML={KEPT}
      />
      {loading.state === 'failed' && <NotLoaded onRetry={retry} />}
    </>
  );
}
