import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {usePanelValues, usePresentRun} from '../context';
import shared from '../shared.model.module.css';
import styles from './styles.model.module.css';

export interface ViewOptionsProps {
  readonly onKeys: () => void;
}

/** The buttons that change what is shown of a run. */
export function ViewOptions({onKeys}: ViewOptionsProps): ReactNode {
  const {isLive, dispatch} = usePanelValues();
  const {state, result} = usePresentRun();
  return (
    <fieldset className={styles.viewOptions} disabled={!isLive}>
      <button
        type="button"
        className={shared.button}
        onClick={() => dispatch({type: 'fit'})}
      >
        {translate({
          id: 'simulation.fit',
          message: 'Fit axes',
          description: 'Fits axes and run length to the present curves',
        })}
      </button>
      {Object.keys(result.run.exact).length > 0 && (
        <label className={shared.option}>
          <input
            type="checkbox"
            checked={state.hasExact}
            onChange={({target}) =>
              dispatch({type: 'exact', hasExact: target.checked})
            }
          />
          {translate({
            id: 'simulation.exact',
            message: 'Closed form',
            description: 'Draws the closed form over the curves',
          })}
        </label>
      )}
      <button type="button" className={shared.button} onClick={onKeys}>
        {translate({
          id: 'simulation.keys',
          message: 'Keys',
          description: 'Title of the list of keys, and name of its button',
        })}
      </button>
    </fieldset>
  );
}
