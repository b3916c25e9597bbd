import {type ReactNode, useMemo, useState} from 'react';

import type {AmesimModel} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import {wantCurves} from '../reading/useCurves';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';
import {CHOICE_WORDS} from './choiceWords';
import {firstChoice} from './curves';
import {pointsText} from './modelFacts';
import {Plots} from './Plots';
import {useRunChoice} from './useChoice';
import {VariableChoice} from './VariableChoice';

/** Other runs that are drawn behind the chosen one. */
const MOST_OTHERS = 12;

/** The curves of a model: a choice of run and variables, and their plots. */
export function Results({model}: {readonly model: AmesimModel}): ReactNode {
  const locale = useLocale();
  const {runs, run, choice} = useRunChoice(model);
  const [hasOthers, setHasOthers] = useState(false);
  const saved = run?.variables ?? [];
  const [chosen, setChosen] = useState(() => firstChoice(model, saved));
  const wanted = useMemo(() => {
    if (!run) {
      return [];
    }
    const own = wantCurves(run, chosen);
    const paths = own.variables.map(({path}) => path);
    const others = model.runs
      .filter((each) => hasOthers && each !== run)
      .slice(0, MOST_OTHERS);
    const behind = others.map((other, index) =>
      wantCurves(other, paths, (index + 1) / others.length),
    );
    return [own, ...behind];
  }, [model, run, chosen, hasOthers]);
  if (!run) {
    return <p>{CHOICE_WORDS.resultsNone[locale]}</p>;
  }
  return (
    <>
      {choice}
      <div className={styles.controls}>
        {runs.length > 1 && (
          <label className={styles.option}>
            <input
              type="checkbox"
              checked={hasOthers}
              onChange={({target}) => setHasOthers(target.checked)}
            />
            {WORDS.runOthers[locale]}
          </label>
        )}
        <span className={styles.note}>{pointsText(run, locale)}</span>
      </div>
      <VariableChoice saved={saved} chosen={chosen} onChoose={setChosen} />
      <Plots wanted={wanted} fileName={`${model.name}.csv`} />
    </>
  );
}
