import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Locale} from '../../../../i18n';
import {formatQuantity} from '../../../../models/definition/format';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {Run} from '../../../../models/run/runResult';
import type {UnitPreferences} from '../../../../physics/units';
import {Disclosure} from '../Disclosure';
import styles from './styles.model.module.css';
import {NameAndSymbol} from './Tables';

/** The number of results that stand in view. */
const FIRST_RESULTS = 4;

export interface ResultsProps {
  readonly model: AnyModel;
  readonly run: Run;
  /** The current preset: its results come first. */
  readonly preset: string | undefined;
  readonly isLive: boolean;
  readonly locale: Locale;
  readonly units: UnitPreferences;
}

function ResultList({
  keys,
  model,
  run,
  locale,
  units,
}: ResultsProps & {readonly keys: readonly string[]}): ReactNode {
  return (
    <dl className={styles.results}>
      {keys.map((key) => {
        const definition = model.scalars?.[key];
        const value = run.scalars[key];
        return (
          definition &&
          value !== undefined && (
            <div key={key} className={styles.result}>
              <dt>
                <NameAndSymbol {...definition} locale={locale} />
              </dt>
              <dd>{formatQuantity(value, definition, units)}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

/** The results of a run: those of the question, the others on demand. */
export function Results(props: ResultsProps): ReactNode {
  const {model, run, preset, isLive} = props;
  const defined = Object.keys(model.scalars ?? {}).filter(
    (key) => run.scalars[key] !== undefined,
  );
  const wanted = (preset && model.presets[preset]?.results) || [];
  const keys = [...new Set([...wanted, ...defined])].filter((key) =>
    defined.includes(key),
  );
  const others = keys.slice(FIRST_RESULTS);
  return (
    <>
      <ResultList {...props} keys={keys.slice(0, FIRST_RESULTS)} />
      {others.length > 0 && (
        <Disclosure
          title={translate({
            id: 'simulation.results.all',
            message: 'All results',
            description: 'Opens the results beyond the first four',
          })}
          isStatic={!isLive}
          isPrinted
        >
          <ResultList {...props} keys={others} />
        </Disclosure>
      )}
    </>
  );
}
