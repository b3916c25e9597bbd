import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import type {AmesimModel} from '../amesimFile/model';
import type {RunSettings} from '../amesimFile/parts/run';
import {remarksOn} from '../amesimFile/runRemarks';
import {lazyPart} from '../hydration/lazyPart';
import {useLocale} from '../i18n/useLocale';
import {ModelDrop} from './ModelDrop';
import {Findings} from './parts/Findings';
import {type Fact, overviewFacts, runFacts} from './parts/modelFacts';
import {Parameters} from './parts/Parameters';
import {Sketch} from './parts/Sketch';
import styles from './styles.lazy.module.css';
import {WORDS} from './words';

const Results = lazyPart(async () => (await import('./parts/Results')).Results);

const Difference = lazyPart(
  async () => (await import('./parts/Difference')).Difference,
);

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

/** How a model is run, and what is unusual in it. */
function RunParameters({settings}: {readonly settings: RunSettings}) {
  const locale = useLocale();
  const remarks = remarksOn(settings).map((remark) => remark[locale]);
  return (
    <>
      <Facts facts={runFacts(settings, locale)} />
      {remarks.length > 0 && (
        <ul>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a model holds, part by part; each has an anchor. */
export function Report({model}: {readonly model: AmesimModel}): ReactNode {
  const locale = useLocale();
  const {runSettings} = model;
  const parts = {
    overview: <Facts facts={overviewFacts(model, locale)} />,
    sketch: <Sketch model={model} />,
    parameters: <Parameters model={model} />,
    run: runSettings ? (
      <RunParameters settings={runSettings} />
    ) : (
      <p>{WORDS.runNone[locale]}</p>
    ),
    results: <Results model={model} />,
    findings: <Findings model={model} />,
    difference: (
      <ModelDrop label={WORDS.second[locale]} note={WORDS.secondNote[locale]}>
        {(other) => <Difference model={model} other={other} />}
      </ModelDrop>
    ),
  };
  const titles = (Object.keys(parts) as (keyof typeof parts)[]).map(
    (id) => [id, WORDS[id][locale]] as const,
  );
  return (
    <>
      <nav className={styles.contents} aria-label={WORDS.contents[locale]}>
        {titles.map(([id, title]) => (
          <Link key={id} to={`#model-${id}`}>
            {title}
          </Link>
        ))}
      </nav>
      {titles.map(([id, title]) => (
        <section key={id} aria-label={title}>
          <Heading as="h2" id={`model-${id}`}>
            {title}
          </Heading>
          {parts[id]}
        </section>
      ))}
    </>
  );
}
