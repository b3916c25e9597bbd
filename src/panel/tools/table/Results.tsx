import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {formatQuantity} from '../../../models/definition/format';
import {usePanelValues, usePresentRun} from '../../context';
import {Disclosure} from '../../Disclosure';
import styles from './styles.model.module.css';
import {NameAndSymbol} from './Tables';

/** The number of results that stand in view. */
const FIRST_RESULTS = 4;

function ResultList({keys}: {readonly keys: readonly string[]}): ReactNode {
  const {model, units} = usePanelValues();
  const {run} = usePresentRun().result;
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
export function Results(): ReactNode {
  const {model, isLive} = usePanelValues();
  const {preset, result} = usePresentRun();
  const {run} = result;
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
      <ResultList keys={keys.slice(0, FIRST_RESULTS)} />
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
          <ResultList keys={others} />
        </Disclosure>
      )}
    </>
  );
}
