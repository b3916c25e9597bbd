import {useId, useState} from 'react';

import type {AmesimModel} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {CHOICE_WORDS, runName} from './choiceWords';

/** The index of a chosen name, and the field that chooses, if there are several. */
export function useChoice(label: string, names: readonly string[]) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const field = names.length > 1 && (
    <div className={styles.controls}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.field}
        value={chosen}
        onChange={({target}) => setChosen(Number(target.value))}
      >
        {names.map((name, index) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
  return [chosen, field] as const;
}

/**
 * The runs of a model that have curves with names, the one that is chosen, if
 * there is any, and the field that chooses it, where there are several.
 */
export function useRunChoice(model: AmesimModel) {
  const locale = useLocale();
  const runs = model.runs.filter(({variables}) => variables.length > 0);
  const [chosen, choice] = useChoice(
    CHOICE_WORDS.runChoice[locale],
    runs.map((each) => runName(each, model, locale)),
  );
  return {runs, run: runs[chosen], choice};
}
