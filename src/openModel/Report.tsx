import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import type {AmesimModel} from '../amesimFile/model';
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

/** What a model holds, part by part; each has an anchor. */
export function Report({model}: {readonly model: AmesimModel}): ReactNode {
  const locale = useLocale();
  const {runSettings} = model;
  const parts = {
    overview: <Facts facts={overviewFacts(model, locale)} />,
    sketch: <Sketch model={model} />,
    parameters: <Parameters model={model} />,
    run: runSettings ? (
      <Facts facts={runFacts(runSettings, locale)} />
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
