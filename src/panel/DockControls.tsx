import {translate} from '@docusaurus/Translate';
import type {ReactNode, RefObject} from 'react';
import {useEffect, useEffectEvent, useState} from 'react';
import {flushSync} from 'react-dom';

import type {RunRequest} from '../components/base/showPanel';
import {text} from '../i18n';
import {useLivePanel, usePanelValues} from './context';
import styles from './dock.lazy.module.css';

/** What has docked a plot: another object for each chip that is pressed. */
export interface Docked extends Pick<RunRequest, 'chip' | 'isByKey'> {
  /** The height in px of the place that it has left. */
  readonly height: number | undefined;
  /** The parameter of the text that asked; of the view unless given. */
  readonly sliders: readonly string[] | undefined;
}

/** Height of a window, px, in which an unfolded plot would leave no text to read. */
const LOW_WINDOW = 320;

export interface DockControlsProps {
  readonly panel: RefObject<HTMLElement | null>;
  readonly docked: Docked;
  readonly close: () => void;
}

/**
 * What folds and ends the dock of a plot: its buttons, Escape, Back, a text that is
 * read far from the chip, print, and the panel in sight again. It is loaded when a
 * plot is first docked.
 */
export function DockControls({
  panel,
  docked,
  close,
}: DockControlsProps): ReactNode {
  const {model, locale} = usePanelValues();
  const {topic} = useLivePanel().state;
  const [chosen, setChosen] = useState<{
    readonly of: Docked;
    readonly isFolded: boolean;
  }>();
  const run = model.presets[topic]?.label[locale] ?? '';
  // What the next chip docks begins anew: folded on a screen magnified to 400 %.
  const isFolded =
    chosen?.of === docked ? chosen.isFolded : window.innerHeight < LOW_WINDOW;
  const onEnd = useEffectEvent(close);
  const onHashChange = useEffectEvent(() => {
    if (window.location.hash !== docked.chip.hash) {
      close();
    }
  });
  const onKeyDown = useEffectEvent(({key, shiftKey}: KeyboardEvent) => {
    const controls = [
      ...(panel.current?.querySelectorAll<HTMLElement>(
        '[data-part="place"] :is(button, input):enabled',
      ) ?? []),
    ].filter((control) => control.checkVisibility());
    if (key === 'Escape') {
      // Of what lies over the page, the topmost closes.
      if (!document.querySelector('dialog[open], [popover]')) {
        close();
      }
    } else if (
      key === 'Tab' &&
      !shiftKey &&
      controls.at(-1) === document.activeElement
    ) {
      // The reader goes on behind the chip and not behind the far panel.
      docked.chip.focus({preventScroll: true});
    }
  });
  useEffect(() => {
    if (docked.isByKey) {
      panel.current
        ?.querySelector<HTMLElement>('[data-part="place"] input[type="range"]')
        ?.focus({preventScroll: true});
    }
    // A chip in the middle of the window is left when all the window has scrolled.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === false) {
          setChosen({of: docked, isFolded: true});
        }
      },
      {rootMargin: '50% 0px'},
    );
    observer.observe(docked.chip);
    return () => observer.disconnect();
  }, [panel, docked]);
  useEffect(() => {
    const element = panel.current;
    if (!element) {
      return undefined;
    }
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    const onAddress = () => onHashChange();
    // At once: the browser makes the sheets when this listener has returned.
    const onPrint = () => flushSync(() => onEnd());
    document.addEventListener('keydown', listener);
    window.addEventListener('hashchange', onAddress);
    window.addEventListener('beforeprint', onPrint);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) {
          onEnd();
        }
      },
      {rootMargin: '-100px 0px -200px'},
    );
    observer.observe(element);
    return () => {
      document.removeEventListener('keydown', listener);
      window.removeEventListener('hashchange', onAddress);
      window.removeEventListener('beforeprint', onPrint);
      observer.disconnect();
    };
  }, [panel]);
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!isFolded}
        aria-label={
          isFolded ? undefined : text('Fold the plot', '收起曲线图')[locale]
        }
        onClick={() => setChosen({of: docked, isFolded: !isFolded})}
      >
        {isFolded
          ? text(`Show the plot: ${run}`, `显示曲线图：${run}`)[locale]
          : '▾'}
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={translate({
          id: 'simulation.dock.close',
          message: 'Close',
          description: 'Closes the plot that a link has brought near',
        })}
        onClick={close}
      >
        ×
      </button>
    </>
  );
}
