import {useId, useState} from 'react';

import type {AmesimModel} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {CHOICE_WORDS, runName} from './choiceWords';

/**
 * The runs of a model that have curves with names, the one that is chosen, if
 * there is any, and the field that chooses it, where there are several.
 */
export function useRunChoice(model: AmesimModel) {
  const locale = useLocale();
  const id = useId();
  const runs = model.runs.filter(({variables}) => variables.length > 0);
  const [number, setNumber] = useState(runs[0]?.number);
  const run = runs.find((each) => each.number === number);
  const choice = runs.length > 1 && (
    <div className={styles.controls}>
      <label htmlFor={id}>{CHOICE_WORDS.runChoice[locale]}</label>
      <select
        id={id}
        className={styles.field}
        value={number}
        onChange={({target}) => setNumber(Number(target.value))}
      >
        {runs.map((each) => (
          <option key={each.number} value={each.number}>
            {runName(each, model, locale)}
          </option>
        ))}
      </select>
    </div>
  );
  return {runs, run, choice};
}
