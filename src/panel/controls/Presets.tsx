import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useLayoutEffect, useRef} from 'react';

import {useLivePanel, usePanelValues} from '../context';
import {presetSettings} from '../state/state';
import styles from '../styles.model.module.css';

/** Scrolls the strip of a chip, and nothing else, until all of the chip is seen. */
function showInStrip(chip: HTMLElement, strip: HTMLElement): void {
  const inner = chip.getBoundingClientRect();
  const outer = strip.getBoundingClientRect();
  strip.scrollLeft +=
    Math.min(inner.left - outer.left, 0) +
    Math.max(inner.right - outer.right, 0);
}

export interface PresetsProps {
  /** The preset of the page, which comes first: it is seen before any script. */
  readonly first: string | undefined;
}

/**
 * The prepared runs, in one strip that scrolls sideways, and the way back to
 * the values of the one chosen last. Before the panel is live they can have the
 * focus, which loads it and scrolls the strip.
 */
export function Presets({first = ''}: PresetsProps): ReactNode {
  const {model, locale, isLive, dispatch} = usePanelValues();
  const {preset: current, state} = useLivePanel();
  const topic = useRef<HTMLButtonElement>(null);
  const choose = (key: string) =>
    dispatch({
      type: 'settings',
      settings: presetSettings(model, key),
      topic: key,
    });
  const {[first]: own, ...others} = model.presets;
  const presets = own ? {[first]: own, ...others} : others;
  useLayoutEffect(() => {
    const chip = topic.current;
    if (chip?.parentElement) {
      showInStrip(chip, chip.parentElement);
    }
  }, [state.topic]);
  return (
    <div
      role="group"
      className={styles.presets}
      aria-label={translate({
        id: 'simulation.presets',
        message: 'Prepared runs',
        description: 'Accessible name of the row of preset buttons',
      })}
    >
      {Object.entries(presets).map(([key, preset]) => (
        <button
          key={key}
          ref={key === state.topic ? topic : null}
          type="button"
          className={clsx(styles.chip, key === state.topic && styles.isTopic)}
          aria-pressed={key === current}
          aria-disabled={!isLive}
          onClick={() => choose(key)}
        >
          {preset.label[locale]}
        </button>
      ))}
      <button
        type="button"
        className={styles.chip}
        hidden={current === state.topic}
        onClick={() => {
          // The button is about to leave, so the focus goes to the preset.
          topic.current?.focus();
          choose(state.topic);
        }}
      >
        {translate({
          id: 'simulation.reset',
          message: 'Reset',
          description: 'Sets every parameter back',
        })}
      </button>
    </div>
  );
}
