import {translate} from '@docusaurus/Translate';
import type {Dispatch, ReactNode} from 'react';

import type {Locale} from '../../../../i18n';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import shared from '../shared.model.module.css';
import type {PanelAction} from '../state/state';
import {presetSettings} from '../state/state';
import styles from './styles.model.module.css';

type Preset = AnyModel['presets'][string];

/** The question that the current preset answers. */
export function Question({
  preset,
  locale,
}: {
  readonly preset: Preset | undefined;
  readonly locale: Locale;
}): ReactNode {
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

export interface PresetsProps {
  readonly model: AnyModel;
  /** The preset whose values are set. */
  readonly current: string | undefined;
  readonly locale: Locale;
  readonly dispatch: Dispatch<PanelAction>;
}

/** The prepared runs: a button for each, or a list where there is little room. */
export function Presets(props: PresetsProps): ReactNode {
  const {model, current, locale, dispatch} = props;
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
