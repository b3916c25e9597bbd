import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {lazyPart} from '../hydration/lazyPart';
import type {Locale} from '../i18n';
import {useLocale} from '../i18n/useLocale';
import {DifferenceOfTwo} from './parts/DifferenceOfTwo';
import {Findings} from './parts/Findings';
import {Overview} from './parts/Overview';
import {Parameters} from './parts/Parameters';
import {RunParameters} from './parts/RunParameters';
import {Sketch} from './parts/Sketch';
import type {OpenedModel} from './reading/job';
import type {FindingsState} from './reading/useModel';
import styles from './styles.lazy.module.css';
import {WORDS} from './words';

const Results = lazyPart(async () => (await import('./parts/Results')).Results);

export interface ReportProps {
  readonly model: OpenedModel;
  readonly findings: FindingsState;
  /** Share of the curves that were looked at for findings. */
  readonly share: number | undefined;
}

/** The parts of the report: the end of each anchor, its title and content. */
function partsOf(
  {model, findings, share}: ReportProps,
  locale: Locale,
): readonly (readonly [string, string, ReactNode])[] {
  return [
    ['overview', WORDS.overview[locale], <Overview model={model} />],
    ['sketch', WORDS.sketch[locale], <Sketch model={model} />],
    ['parameters', WORDS.parameters[locale], <Parameters model={model} />],
    [
      'run',
      WORDS.run[locale],
      <RunParameters model={model} findings={findings} />,
    ],
    ['results', WORDS.results[locale], <Results model={model} />],
    [
      'findings',
      WORDS.findings[locale],
      <Findings model={model} findings={findings} share={share} />,
    ],
    ['difference', WORDS.difference[locale], <DifferenceOfTwo model={model} />],
  ];
}

/** What a model holds, part by part; each has an anchor. */
export function Report(props: ReportProps): ReactNode {
  const locale = useLocale();
  const parts = partsOf(props, locale);
  const {problems} = props.model;
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
      {parts.map(([id, title, content]) => (
        <section key={id} className={styles.section} aria-label={title}>
          <Heading as="h2" id={`model-${id}`}>
            {title}
          </Heading>
          {content}
        </section>
      ))}
    </>
  );
}
