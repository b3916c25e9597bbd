import {type ReactNode, useState} from 'react';

import type {Variable} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {CHOICE_WORDS} from './choiceWords';
import {MOST_CURVES} from './curves';
import {useSearch} from './useSearch';

/** Variables that are listed besides the chosen ones; the search finds the others. */
const MOST_LISTED = 60;

export interface VariableChoiceProps {
  readonly saved: readonly Variable[];
  /** Data paths of the chosen variables. */
  readonly chosen: readonly string[];
  /** Number of variables that can be chosen. */
  readonly most?: number;
  readonly onChoose: (paths: readonly string[]) => void;
}

/** A search for variables, and boxes that choose one or some of them. */
export function VariableChoice(props: VariableChoiceProps): ReactNode {
  const locale = useLocale();
  const {saved, most = MOST_CURVES, onChoose} = props;
  // Another run may lack some.
  const chosen = props.chosen.filter((path) =>
    saved.some((each) => each.path === path),
  );
  // Listed until the next search, so that one that is unchosen keeps the focus.
  const [chosenBefore, setChosenBefore] = useState(chosen);
  const {listed, field} = useSearch({
    label: CHOICE_WORDS.search[locale],
    items: saved,
    most: MOST_LISTED,
    onSearch: () => setChosenBefore(chosen),
  });
  const chosenElsewhere = saved.filter(
    (each) =>
      [...chosen, ...chosenBefore].includes(each.path) &&
      !listed.includes(each),
  );
  return (
    <fieldset className={styles.choice}>
      <legend>{CHOICE_WORDS.choice(most)[locale]}</legend>
      <div className={styles.controls}>{field}</div>
      <ul className={styles.variables}>
        {[...chosenElsewhere, ...listed].map(({path, title, unit}) => {
          const isChosen = chosen.includes(path);
          const others = chosen.filter((each) => each !== path);
          return (
            <li key={path}>
              <label className={styles.option}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= most}
                  onChange={() =>
                    onChoose(isChosen ? others : [...chosen, path])
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
