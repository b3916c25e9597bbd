import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Comparison} from '../../../comparison/compare';
import type {Run} from '../../../models/run/runResult';
import {usePanelValues} from '../../context';
import {nameOf} from '../../nameOf';
import shared from '../../shared.tools.module.css';
import {ComparePlot} from './ComparePlot';
import {findingRows} from './findingRows';
import {seriesTexts} from './noteTexts';
import {comparisonFormat} from './quantities';
import styles from './styles.lazy.module.css';
import {unknownText} from './unitTexts';
import {alternativesText, verdictText} from './verdictText';

export interface FindingsProps {
  readonly run: Run;
  readonly comparison: Comparison;
}

function Verdict({comparison}: Pick<FindingsProps, 'comparison'>): ReactNode {
  const {model, locale, units} = usePanelValues();
  const {result, output, unknownUnit} = comparison;
  const definition = model.outputs[output];
  if (unknownUnit !== undefined) {
    return <p className={styles.verdict}>{unknownText(unknownUnit)[locale]}</p>;
  }
  if (!result || !definition) {
    return (
      <p className={styles.verdict}>
        {translate({
          id: 'compare.noOverlap',
          message:
            'Fewer than two of your points lie within our run. Check the unit of the time and the duration of the run.',
          description: 'Where two curves can not be compared',
        })}
      </p>
    );
  }
  const format = comparisonFormat(model, definition, units);
  const alternatives = alternativesText(result, locale);
  return (
    <>
      <p className={styles.verdict} data-verdict={result.verdict.kind}>
        {verdictText(result, format, locale)}
      </p>
      {alternatives !== '' && <p className={shared.note}>{alternatives}</p>}
    </>
  );
}

/** One comparison: verdict, plot, measures. */
export function Findings(props: FindingsProps): ReactNode {
  const {run, comparison} = props;
  const {model, locale, units} = usePanelValues();
  const {output, result} = comparison;
  const definition = model.outputs[output];
  const name = nameOf(model.outputs, output, locale);
  return (
    <figure className={styles.finding} aria-label={name}>
      <figcaption>{name}</figcaption>
      <Verdict comparison={comparison} />
      {definition && (
        <ComparePlot
          run={run}
          comparison={comparison}
          definition={definition}
        />
      )}
      {result && definition && (
        <dl className={styles.measures}>
          {findingRows(result, comparisonFormat(model, definition, units)).map(
            ({key, label, value}) => (
              <div key={key}>
                <dt>{label[locale]}</dt>
                <dd>{value[locale]}</dd>
              </div>
            ),
          )}
        </dl>
      )}
      {seriesTexts(comparison).map((note) => (
        <p key={note[locale]} className={shared.note}>
          {note[locale]}
        </p>
      ))}
    </figure>
  );
}
