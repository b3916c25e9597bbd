import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {type ReactNode, useMemo} from 'react';

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

/** The parts that show the model alone: shares and findings do not draw them anew. */
function stillParts(model: OpenedModel) {
  return {
    overview: <Overview model={model} />,
    sketch: <Sketch model={model} />,
    parameters: <Parameters model={model} />,
    results: <Results model={model} />,
    run: <RunParameters model={model} />,
    difference: <DifferenceOfTwo model={model} />,
  } as const;
}

/** The parts of the report: the end of each anchor, its title and content. */
function useParts(
  {model, findings, share}: ReportProps,
  locale: Locale,
): readonly (readonly [string, string, ReactNode])[] {
  const still = useMemo(() => stillParts(model), [model]);
  return [
    ['overview', WORDS.overview[locale], still.overview],
    ['sketch', WORDS.sketch[locale], still.sketch],
    ['parameters', WORDS.parameters[locale], still.parameters],
    ['run', WORDS.run[locale], still.run],
    ['results', WORDS.results[locale], still.results],
    [
      'findings',
      WORDS.findings[locale],
      <Findings model={model} findings={findings} share={share} />,
    ],
    ['difference', WORDS.difference[locale], still.difference],
  ];
}

/** What a model holds, part by part; each has an anchor. */
export function Report(props: ReportProps): ReactNode {
  const locale = useLocale();
  const parts = useParts(props, locale);
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
