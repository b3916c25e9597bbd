import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Comparison} from '../../../../comparison/compare';
import type {Locale} from '../../../../i18n';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {Run} from '../../../../models/run/runResult';
import type {UnitPreferences} from '../../../../physics/units';
import shared from '../shared.model.module.css';
import {ComparePlot} from './ComparePlot';
import {findingRows} from './findingRows';
import {seriesTexts} from './noteTexts';
import {outputName} from './outputNames';
import {formatDifference, formatTime} from './quantities';
import styles from './styles.lazy.module.css';
import {alternativesText, verdictText} from './verdictText';

export interface FindingsProps {
  readonly model: AnyModel;
  readonly run: Run;
  readonly comparison: Comparison;
  readonly locale: Locale;
  readonly units: UnitPreferences;
}

function Verdict(props: FindingsProps): ReactNode {
  const {model, comparison, units} = props;
  const {result, output} = comparison;
  const definition = model.outputs[output];
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
  const format = {
    difference: (value: number) => formatDifference(value, definition, units),
    time: (seconds: number) => formatTime(seconds, model, units),
  };
  const alternatives = alternativesText(result);
  return (
    <>
      <p className={styles.verdict} data-verdict={result.verdict.kind}>
        {verdictText(result, format)}
      </p>
      {alternatives !== '' && <p className={shared.note}>{alternatives}</p>}
    </>
  );
}

/** One comparison: verdict, plot, measures. */
export function Findings(props: FindingsProps): ReactNode {
  const {model, comparison, locale, units} = props;
  const {output, result} = comparison;
  const definition = model.outputs[output];
  const name = outputName(model, output, locale);
  return (
    <figure className={styles.finding} aria-label={name}>
      <figcaption>{name}</figcaption>
      <Verdict {...props} />
      {definition && <ComparePlot {...props} definition={definition} />}
      {result && definition && (
        <dl className={styles.measures}>
          {findingRows(result, definition, model, units).map((row) => (
            <div key={row.key}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {seriesTexts(comparison).map((note) => (
        <p key={note} className={shared.note}>
          {note}
        </p>
      ))}
    </figure>
  );
}
