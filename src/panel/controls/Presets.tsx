import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {usePanelValues, usePresentRun} from '../context';
import shared from '../shared.model.module.css';
import {presetSettings} from '../state/state';
import styles from './styles.model.module.css';

/** The question that the current preset answers. */
export function Question(): ReactNode {
  const {model, locale} = usePanelValues();
  const preset = model.presets[usePresentRun().preset ?? ''];
  return (
    <p className={styles.question}>
      {preset
        ? preset.question[locale]
        : translate({
            id: 'simulation.presets.own',
            message: 'Your own values.',
            description: 'Stands for the question of a prepared run',
          })}
    </p>
  );
}

/** The prepared runs: a button for each, or a list where there is little room. */
export function Presets(): ReactNode {
  const {model, locale, dispatch} = usePanelValues();
  const current = usePresentRun().preset;
  const presets = Object.entries(model.presets);
  const name = translate({
    id: 'simulation.presets',
    message: 'Prepared runs',
    description: 'Accessible name of the row of preset buttons',
  });
  const choose = (key: string) =>
    dispatch({type: 'settings', settings: presetSettings(model, key)});
  return (
    <>
      <div role="group" className={styles.presets} aria-label={name}>
        {presets.map(([key, preset]) => (
          <button
            key={key}
            type="button"
            className={shared.button}
            aria-pressed={key === current}
            onClick={() => choose(key)}
          >
            {preset.label[locale]}
          </button>
        ))}
      </div>
      <select
        className={styles.presetList}
        aria-label={name}
        value={current ?? ''}
        onChange={({target}) => choose(target.value)}
      >
        {current === undefined && (
          <option value="" disabled>
            {translate({
              id: 'simulation.presets.own',
              message: 'Your own values.',
              description: 'Stands for the question of a prepared run',
            })}
          </option>
        )}
        {presets.map(([key, preset]) => (
          <option key={key} value={key}>
            {preset.label[locale]}
          </option>
        ))}
      </select>
    </>
  );
}
