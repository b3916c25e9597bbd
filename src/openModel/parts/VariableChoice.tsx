import {type ReactNode, useState} from 'react';

import type {Variable} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {CHOICE_WORDS} from './choiceWords';
import {findVariables, MOST_CURVES} from './curves';
import {SearchField} from './SearchField';

/** Variables that are listed; the search finds the others. */
const MOST_LISTED = 60;

export interface VariableChoiceProps {
  readonly saved: readonly Variable[];
  /** Data paths of the chosen variables. */
  readonly chosen: readonly string[];
  readonly onChoose: (paths: readonly string[]) => void;
}

/** A search for variables, and boxes that choose up to four of them. */
export function VariableChoice(props: VariableChoiceProps): ReactNode {
  const locale = useLocale();
  const {saved, chosen, onChoose} = props;
  const [query, setQuery] = useState('');
  const found = findVariables(saved, query.trim());
  const isFull = chosen.length >= MOST_CURVES;
  return (
    <fieldset className={styles.choice}>
      <legend>{CHOICE_WORDS.choice(MOST_CURVES)[locale]}</legend>
      <div className={styles.controls}>
        <SearchField
          label={CHOICE_WORDS.search[locale]}
          value={query}
          onChange={setQuery}
        />
        <span role="status">
          {
            CHOICE_WORDS.shownOf(
              Math.min(found.length, MOST_LISTED),
              saved.length,
            )[locale]
          }
        </span>
      </div>
      <ul className={styles.variables}>
        {found.slice(0, MOST_LISTED).map(({path, title, unit}) => {
          const isChosen = chosen.includes(path);
          return (
            <li key={path}>
              <label className={styles.option}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() =>
                    onChoose(
                      isChosen
                        ? chosen.filter((each) => each !== path)
                        : [...chosen, path],
                    )
                  }
                />
                <span>
                  {title} {unit && `[${unit}] `}
                  <span className={styles.note}>{path}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
