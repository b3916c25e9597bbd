import {translate} from '@docusaurus/Translate';
import type {Dispatch, ReactNode} from 'react';
import {useMemo, useState} from 'react';

import type {Locale} from '../../../../i18n';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {NumberParameter} from '../../../../models/definition/parameters';
import {isChoice} from '../../../../models/definition/parameters';
import {sweepValues} from '../../../../models/run/sweep';
import type {UnitPreferences} from '../../../../physics/units';
import {unitSymbol} from '../../../../physics/units';
import {NumberField} from '../controls/NumberField';
import lazyStyles from '../styles.lazy.module.css';
import type {Settings} from '../state/settings';
import {definitionOf, DURATION, heading, withValue} from '../state/settings';
import {unitOf} from '../state/sliderScale';
import type {PanelAction} from '../state/state';
import shared from '../styles.model.module.css';
import type {Progress} from './useBatch';
import {useBatch} from './useBatch';

export interface BatchProps {
  readonly model: AnyModel;
  readonly settings: Settings;
  readonly hasBatch: boolean;
  readonly locale: Locale;
  readonly units: UnitPreferences;
  readonly dispatch: Dispatch<PanelAction>;
  /** Removes the curves of the batch. */
  readonly onClear: () => void;
}

const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

interface Ends {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

function Range({
  model,
  definition,
  ends,
  units,
  onEnds,
}: {
  readonly model: AnyModel;
  readonly definition: NumberParameter;
  readonly ends: Ends;
  readonly units: UnitPreferences;
  readonly onEnds: (ends: Ends) => void;
}): ReactNode {
  const unit = unitOf(definition, units);
  return (
    <>
      <label className={lazyStyles.batchField}>
        {translate({
          id: 'simulation.batch.from',
          message: 'From',
          description: 'First value of a batch run',
        })}
        <NumberField
          model={model}
          definition={definition}
          unit={unit}
          value={ends.from ?? definition.min}
          onValue={(from) => onEnds({...ends, from})}
        />
      </label>
      <label className={lazyStyles.batchField}>
        {translate({
          id: 'simulation.batch.to',
          message: 'To',
          description: 'Last value of a batch run',
        })}
        <NumberField
          model={model}
          definition={definition}
          unit={unit}
          value={ends.to ?? definition.max}
          onValue={(to) => onEnds({...ends, to})}
        />
      </label>
      <span className={shared.unit}>{unitSymbol(unit)}</span>
    </>
  );
}

function BatchProgress({
  progress,
  onCancel,
}: {
  readonly progress: Progress;
  readonly onCancel: () => void;
}): ReactNode {
  return (
    <p className={lazyStyles.batchRow}>
      <progress
        max={progress.all}
        value={progress.done}
        aria-label={translate({
          id: 'simulation.batch.progress',
          message: 'Runs done',
          description: 'Accessible name of the progress bar of a batch run',
        })}
      />
      <button type="button" className={shared.button} onClick={onCancel}>
        {translate({
          id: 'simulation.batch.cancel',
          message: 'Cancel',
          description: 'Stops a batch run',
        })}
      </button>
    </p>
  );
}

/** A batch run: one parameter takes several values, a curve for each. */
export default function Batch(props: BatchProps): ReactNode {
  const {model, settings, hasBatch, locale, units, dispatch, onClear} = props;
  const keys = useMemo(
    () => [
      ...Object.keys(model.parameters),
      ...(model.duration ? [DURATION] : []),
    ],
    [model],
  );
  const [key, setKey] = useState(keys[0] ?? '');
  const [ends, setEnds] = useState<Ends>({});
  const [count, setCount] = useState(5);
  const {progress, failures, start, cancel} = useBatch(model, dispatch);
  const definition = definitionOf(model, key, settings.values);
  const run = () => {
    if (definition) {
      const {from, to} = ends;
      const values = sweepValues(definition, count, {
        ...(from !== undefined && {from}),
        ...(to !== undefined && {to}),
      });
      void start(
        values.map((value) => withValue(model, settings, key, value)),
        locale,
      );
    }
  };
  return (
    <div className={lazyStyles.batch}>
      <label className={lazyStyles.batchField}>
        {translate({
          id: 'simulation.batch.parameter',
          message: 'Parameter',
          description: 'Which parameter a batch run changes',
        })}
        <select
          className={shared.select}
          value={key}
          onChange={({target}) => {
            setKey(target.value);
            setEnds({});
          }}
        >
          {keys.map((each) => {
            const option = definitionOf(model, each, settings.values);
            return (
              <option key={each} value={each}>
                {option && heading(option.label, locale)}
              </option>
            );
          })}
        </select>
      </label>
      {definition && !isChoice(definition) && (
        <>
          <Range
            key={key}
            model={model}
            definition={definition}
            ends={ends}
            units={units}
            onEnds={setEnds}
          />
          <label className={lazyStyles.batchField}>
            {translate({
              id: 'simulation.batch.count',
              message: 'Runs',
              description: 'How many runs a batch run has',
            })}
            <select
              className={shared.select}
              value={count}
              onChange={({target}) => setCount(Number(target.value))}
            >
              {COUNTS.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        </>
      )}
      <button
        type="button"
        className={shared.button}
        disabled={progress !== undefined}
        onClick={run}
      >
        {translate({
          id: 'simulation.batch.start',
          message: 'Start the batch run',
          description: 'Starts a batch run',
        })}
      </button>
      {hasBatch && (
        <button type="button" className={shared.button} onClick={onClear}>
          {translate({
            id: 'simulation.batch.clear',
            message: 'Remove its curves',
            description: 'Removes the curves of a batch run',
          })}
        </button>
      )}
      {progress && <BatchProgress progress={progress} onCancel={cancel} />}
      {failures.length > 0 && (
        <ul role="alert" className={shared.issue}>
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
