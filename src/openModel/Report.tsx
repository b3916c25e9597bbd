import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import type {AmesimModel} from '../amesimFile/model';
import {lazyPart} from '../hydration/lazyPart';
import {useLocale} from '../i18n/useLocale';
import {DifferenceOfTwo} from './parts/DifferenceOfTwo';
import {Overview, RunParameters} from './parts/Facts';
import {Findings} from './parts/Findings';
import {Parameters} from './parts/Parameters';
import {Sketch} from './parts/Sketch';
import styles from './styles.lazy.module.css';
import {WORDS} from './words';

const Results = lazyPart(async () => (await import('./parts/Results')).Results);

/** What a model holds, part by part; each has an anchor. */
export function Report({model}: {readonly model: AmesimModel}): ReactNode {
  const locale = useLocale();
  const {problems} = model;
  const parts = [
    ['overview', WORDS.overview[locale], Overview],
    ['sketch', WORDS.sketch[locale], Sketch],
    ['parameters', WORDS.parameters[locale], Parameters],
    ['run', WORDS.run[locale], RunParameters],
    ['results', WORDS.results[locale], Results],
    ['findings', WORDS.findings[locale], Findings],
    ['difference', WORDS.difference[locale], DifferenceOfTwo],
  ] as const;
  return (
    <>
      <nav className={styles.contents} aria-label={WORDS.contents[locale]}>
        {parts.map(([id, title]) => (
          <Link key={id} to={`#model-${id}`}>
            {title}
          </Link>
        ))}
      </nav>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem, index) => (
            <li key={index}>{problem[locale]}</li>
          ))}
        </ul>
      )}
      {parts.map(([id, title, Part]) => (
        <section key={id} aria-label={title}>
          <Heading as="h2" id={`model-${id}`}>
            {title}
          </Heading>
          <Part model={model} />
        </section>
      ))}
    </>
  );
}
