import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useId, useState} from 'react';

import {chooseUnit, unitSymbol} from '../../physics/units';
import {usePanelValues} from '../context';
import messages from '../messages.figure.module.css';
import {parseFields} from '../parseField';
import shared from '../shared.tools.module.css';
import {formatField} from '../state/sliderScale';
import styles from './styles.figure.module.css';

export interface ProfileTimesProps {
  readonly figure: string;
  readonly title: string;
  /** Instants shown, in s. */
  readonly times: readonly number[];
}

/** The number of profiles at most: more curves can't be told apart. */
const MAX_PROFILES = 8;

/** A field with the instants at which profiles are drawn, as a list to edit. */
export function ProfileTimes(props: ProfileTimesProps): ReactNode {
  const {figure, title, times} = props;
  const {model, units, dispatch} = usePanelValues();
  const [draft, setDraft] = useState<string>();
  const [isInvalid, setIsInvalid] = useState(false);
  const id = useId();
  const unit = chooseUnit('s', model.duration?.displayUnit, units);
  /** Draws the profiles, or leaves a text that can't be read to be corrected. */
  const commit = () => {
    if (draft === undefined) {
      return;
    }
    const parsed = parseFields(draft, unit);
    setIsInvalid(!parsed);
    if (parsed) {
      dispatch({
        type: 'times',
        figure,
        times: parsed.length > 0 ? parsed.slice(0, MAX_PROFILES) : undefined,
      });
      setDraft(undefined);
    }
  };
  return (
    <div className={styles.times}>
      <label htmlFor={id}>
        {translate(
          {
            id: 'simulation.times.label',
            message: 'Shown at these times, in {unit}',
            description: 'Field with the instants of the profiles',
          },
          {unit: unitSymbol(unit)},
        )}
        <span className={messages.hidden}>: {title}</span>
      </label>
      <input
        id={id}
        type="text"
        className={shared.field}
        aria-invalid={isInvalid}
        value={draft ?? times.map((time) => formatField(time, unit)).join(', ')}
        onChange={({target}) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={({key}) => {
          if (key === 'Enter') {
            commit();
          }
        }}
      />
    </div>
  );
}
