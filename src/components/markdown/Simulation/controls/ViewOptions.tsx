import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import shared from '../shared.model.module.css';
import styles from './styles.model.module.css';

export interface ViewOptionsProps {
  readonly hasClosedForm: boolean;
  readonly isClosedFormShown: boolean;
  readonly onFit: () => void;
  readonly onKeys: () => void;
  readonly onClosedForm: (isShown: boolean) => void;
}

/** The buttons that change what is shown of a run. */
export function ViewOptions(props: ViewOptionsProps): ReactNode {
  const {hasClosedForm, isClosedFormShown} = props;
  const {onFit, onKeys, onClosedForm} = props;
  return (
    <span className={styles.viewOptions}>
      <button type="button" className={shared.button} onClick={onFit}>
        {translate({
          id: 'simulation.fit',
          message: 'Fit axes',
          description: 'Fits axes and run length to the present curves',
        })}
      </button>
      {hasClosedForm && (
        <label className={shared.option}>
          <input
            type="checkbox"
            checked={isClosedFormShown}
            onChange={({target}) => onClosedForm(target.checked)}
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
    </span>
  );
}
