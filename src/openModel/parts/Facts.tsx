import type {ReactNode} from 'react';

import type {AmesimModel} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';
import {type Fact, overviewFacts, runFacts} from './modelFacts';

/** A list of names and values. */
function Facts({facts}: {readonly facts: readonly Fact[]}): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a model is. */
export function Overview({model}: {readonly model: AmesimModel}): ReactNode {
  return <Facts facts={overviewFacts(model, useLocale())} />;
}

/** How a model is run. */
export function RunParameters({
  model: {runSettings},
}: {
  readonly model: AmesimModel;
}): ReactNode {
  const locale = useLocale();
  return runSettings ? (
    <Facts facts={runFacts(runSettings, locale)} />
  ) : (
    <p>{WORDS.runNone[locale]}</p>
  );
}
