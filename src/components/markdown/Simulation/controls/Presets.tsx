import {translate} from '@docusaurus/Translate';
import type {Dispatch, ReactNode} from 'react';

import type {Locale} from '../../../../i18n';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import {encodeLink} from '../state/persistence';
import type {Settings} from '../state/settings';
import type {PanelAction} from '../state/state';
import {presetSettings} from '../state/state';
import shared from '../styles.model.module.css';
import styles from './styles.model.module.css';

export interface PresetsProps {
  readonly model: AnyModel;
  readonly settings: Settings;
  readonly locale: Locale;
  readonly dispatch: Dispatch<PanelAction>;
}

/** A button for each prepared run, and the question that the current one answers. */
export function Presets(props: PresetsProps): ReactNode {
  const {model, settings, locale, dispatch} = props;
  const presets = Object.entries(model.presets);
  const link = encodeLink(model, settings);
  const current = presets.find(
    ([key]) => encodeLink(model, presetSettings(model, key)) === link,
  );
  return (
    <div className={styles.presets}>
      <div
        role="group"
        className={shared.toolbar}
        aria-label={translate({
          id: 'simulation.presets',
          message: 'Prepared runs',
          description: 'Accessible name of the row of preset buttons',
        })}
      >
        {presets.map(([key, preset]) => (
          <button
            key={key}
            type="button"
            className={shared.button}
            aria-pressed={key === current?.[0]}
            onClick={() =>
              dispatch({
                type: 'settings',
                settings: presetSettings(model, key),
              })
            }
          >
            {preset.label[locale]}
          </button>
        ))}
      </div>
      <p className={styles.question}>
        {current
          ? current[1].question[locale]
          : translate({
              id: 'simulation.presets.own',
              message: 'Your own values.',
              description: 'Stands for the question of a prepared run',
            })}
      </p>
    </div>
  );
}
