import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {usePanelValues, usePresentRun} from '../context';
import shared from '../shared.model.module.css';
import {presetSettings} from '../state/state';
import {CopyButton} from './CopyButton';
import styles from './styles.model.module.css';

export interface ToolbarProps {
  /** The preset that the page starts with. */
  readonly startPreset: string | undefined;
  /** Whether the code for other sites is shown. */
  readonly isEmbedShown: boolean;
  readonly onEmbed: () => void;
}

/** The buttons that act on the run as a whole. */
export function Toolbar(props: ToolbarProps): ReactNode {
  const {startPreset, isEmbedShown, onEmbed} = props;
  const {model, dispatch} = usePanelValues();
  const {result, address} = usePresentRun();
  const {run, runSettings: settings} = result;
  return (
    <div
      role="group"
      className={styles.runButtons}
      aria-label={translate({
        id: 'simulation.toolbar',
        message: 'What to do with the run',
        description: 'Accessible name of the row of buttons',
      })}
    >
      <button
        type="button"
        className={shared.button}
        onClick={() =>
          dispatch({
            type: 'settings',
            settings: presetSettings(model, startPreset),
          })
        }
      >
        {translate({
          id: 'simulation.reset',
          message: 'Reset',
          description: 'Sets every parameter back',
        })}
      </button>
      <button
        type="button"
        className={shared.button}
        aria-label={translate({
          id: 'simulation.hold',
          message: 'Hold this run',
          description: 'Keeps the curves of the run to compare others with it',
        })}
        onClick={() =>
          dispatch({
            type: 'compare',
            comparisons: [{kind: 'held', settings, run}],
          })
        }
      >
        {translate({
          id: 'simulation.hold.short',
          message: 'Hold',
          description: 'On the button whose full name is: Hold this run',
        })}
      </button>
      <CopyButton
        text={address}
        fieldLabel={translate({
          id: 'simulation.link.address',
          message: 'Address with the present values',
          description: 'Field with the address where it can not be copied',
        })}
      >
        {translate({
          id: 'simulation.link.copy',
          message: 'Copy link',
          description: 'Copies the address with the present values',
        })}
      </CopyButton>
      <button
        type="button"
        className={clsx(shared.button, styles.wide)}
        aria-expanded={isEmbedShown}
        onClick={onEmbed}
      >
        {translate({
          id: 'simulation.embed',
          message: 'Embed',
          description: 'Shows and copies the code of a frame for other sites',
        })}
      </button>
    </div>
  );
}
