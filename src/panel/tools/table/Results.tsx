import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {formatQuantity} from '../../../models/definition/format';
import {withoutNoise} from '../../../models/run/rounding';
import {usePanelValues, usePresentRun} from '../../context';
import {Disclosure} from '../Disclosure';
import styles from './styles.lazy.module.css';
import {NameAndSymbol} from './Tables';

export interface ResultsProps {
  /** Whether all of them stand in view, as on paper. */
  readonly isWhole?: boolean;
}

/** The number of results that stand in view. */
const FIRST_RESULTS = 4;

function ResultList({keys}: {readonly keys: readonly string[]}): ReactNode {
  const {model, units} = usePanelValues();
  const {run} = usePresentRun().result;
  return (
    <dl className={styles.results}>
      {keys.map((key) => {
        const definition = model.scalars?.[key];
        const value =
          definition &&
          withoutNoise(model, run, definition.unit, run.scalars[key]);
        return (
          definition &&
          value !== undefined && (
            <div key={key} className={styles.result}>
              <dt>
                <NameAndSymbol {...definition} />
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
export function Results({isWhole = false}: ResultsProps): ReactNode {
  const {model} = usePanelValues();
  const {state, result} = usePresentRun();
  const {run} = result;
  const defined = Object.keys(model.scalars ?? {}).filter(
    (key) => run.scalars[key] !== undefined,
  );
  const wanted = model.presets[state.topic]?.results ?? [];
  const keys = [...new Set([...wanted, ...defined])].filter((key) =>
    defined.includes(key),
  );
  const count = isWhole ? keys.length : FIRST_RESULTS;
  const others = keys.slice(count);
  return (
    <>
      <ResultList keys={keys.slice(0, count)} />
      {others.length > 0 && (
        <Disclosure
          title={translate({
            id: 'simulation.results.all',
            message: 'All results',
            description: 'Opens the results beyond the first four',
          })}
        >
          <ResultList keys={others} />
        </Disclosure>
      )}
    </>
  );
}
