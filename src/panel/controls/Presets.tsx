import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useRef} from 'react';

import {usePanelValues, usePresentRun} from '../context';
import {presetSettings} from '../state/state';
import styles from '../styles.model.module.css';

/**
 * The prepared runs, in one strip that scrolls sideways, and the way back to
 * the values of the one chosen last. Before the panel is live they can have the
 * focus, which loads it and scrolls the strip.
 */
export function Presets(): ReactNode {
  const {model, locale, isLive, dispatch} = usePanelValues();
  const {preset: current, state} = usePresentRun();
  const topic = useRef<HTMLButtonElement>(null);
  const choose = (key: string) =>
    dispatch({type: 'settings', settings: presetSettings(model, key)});
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
      {Object.entries(model.presets).map(([key, preset]) => (
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
