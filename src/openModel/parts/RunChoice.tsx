import {type ReactNode, useId} from 'react';

import type {AmesimModel, Run} from '../../amesimFile/model';
import type {Locale} from '../../i18n';
import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {CHOICE_WORDS} from './choiceWords';

/** Names a run; one of a batch by its number and its values, where known. */
function runName(
  {number}: Run,
  batch: AmesimModel['batch'],
  locale: Locale,
): string {
  if (number === 0) {
    return CHOICE_WORDS.runItself[locale];
  }
  const values = (batch?.sets[number - 1] ?? []).map(
    (value, index) => `${batch?.parameters[index] ?? ''} = ${value}`,
  );
  const name = CHOICE_WORDS.runOfBatch(number)[locale];
  return [name, ...values].join(' · ');
}

export interface RunChoiceProps {
  readonly runs: readonly Run[];
  readonly batch: AmesimModel['batch'];
  /** Number of the chosen run. */
  readonly number: number;
  readonly onChoose: (number: number) => void;
}

/** The choice of a run, where there are several. */
export function RunChoice(props: RunChoiceProps): ReactNode {
  const {runs, batch, number, onChoose} = props;
  const locale = useLocale();
  const id = useId();
  return (
    runs.length > 1 && (
      <div className={styles.controls}>
        <label htmlFor={id}>{CHOICE_WORDS.runChoice[locale]}</label>
        <select
          id={id}
          className={styles.field}
          value={number}
          onChange={({target}) => onChoose(Number(target.value))}
        >
          {runs.map((each) => (
            <option key={each.number} value={each.number}>
              {runName(each, batch, locale)}
            </option>
          ))}
        </select>
      </div>
    )
  );
}
