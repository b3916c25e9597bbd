import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {startTransition, useEffect, useRef, useState} from 'react';

import type {ModelId} from '../../models/registry';
import type {Locale} from '../../physics/units';
import {KEPT, useHadHtml} from '../serverHtml';
import type {Loaded} from './load';
import {loadOnce} from './load';
import type {Memory} from './memory';
import {pause} from './pause';
import styles from './styles.module.css';
import type {Start} from './usePanel';

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
  /** Number of the control that has the focus; -1 for none. */
  readonly focused: number;
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
function controlsOf(panel: Element): readonly HTMLElement[] {
  return [
    ...panel.querySelectorAll<HTMLElement>('a, button, input, select, summary'),
  ];
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

function useLoading({model, preset, storageKey}: LivePanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const [loading, setLoading] = useState<Loading>({state: 'waiting'});
  const [attempt, setAttempt] = useState(0);
  const isReady = loading.state === 'ready';
  const focused = isReady ? loading.focused : -1;
  useEffect(() => {
    const panel = place.current;
    if (!panel || isReady) {
      // The focus went with the HTML that had it.
      const controls = panel ? controlsOf(panel) : [];
      controls[focused]?.focus({preventScroll: true});
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
        const had = controlsOf(panel).findIndex(
          (control) => control === document.activeElement,
        );
        // In slices: the page answers while the panel is made.
        startTransition(() => {
          setLoading({
            state: 'ready',
            loaded,
            memory,
            start,
            isDataOpen,
            focused: had,
          });
        });
      } catch {
        setLoading({state: 'failed'});
      }
    };
    return whenWanted(panel, model, () => void makeReady());
  }, [model, preset, storageKey, attempt, isReady, focused]);
  return {place, loading, retry: () => setAttempt((count) => count + 1)};
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
  const {place, loading, retry} = useLoading(props);
  const hadHtml = useHadHtml();
  if (loading.state === 'ready') {
    const {loaded, memory, start, isDataOpen} = loading;
    return (
      <div key="live" ref={place} data-simulation={model}>
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
        ref={place}
        data-simulation={model}
        className={hadHtml ? undefined : styles.awaited}
        suppressHydrationWarning
        dangerouslySetInnerHTML={KEPT}
      />
      {loading.state === 'failed' && <NotLoaded onRetry={retry} />}
    </>
  );
}
