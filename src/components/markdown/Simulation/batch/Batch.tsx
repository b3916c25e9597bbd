import {translate} from '@docusaurus/Translate';
import type {Dispatch, ReactNode} from 'react';
import {useState} from 'react';

import type {Locale} from '../../../../i18n';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import {isChoice, sliderRange} from '../../../../models/definition/parameters';
import {sweepValues} from '../../../../models/run/sweep';
import type {UnitPreferences} from '../../../../physics/units';
import messages from '../messages.figure.module.css';
import shared from '../shared.model.module.css';
import {withFixedDuration} from '../state/changes';
import type {Settings} from '../state/settings';
import {
  capitalized,
  DURATION,
  getDefinition,
  withValue,
} from '../state/settings';
import type {PanelAction} from '../state/state';
import lazyStyles from '../styles.lazy.module.css';
import {BatchProgress} from './BatchProgress';
import type {RangeEnds} from './Range';
import {Range} from './Range';
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

const RUN_COUNTS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

function parameterKeys(model: AnyModel): readonly string[] {
  return [
    ...Object.keys(model.parameters),
    ...(model.duration ? [DURATION] : []),
  ];
}

/** The choice of a parameter, the duration included. */
function ParameterSelect({
  model,
  settings,
  locale,
  selected,
  onSelect,
}: {
  readonly model: AnyModel;
  readonly settings: Settings;
  readonly locale: Locale;
  readonly selected: string;
  readonly onSelect: (key: string) => void;
}): ReactNode {
  return (
    <label className={lazyStyles.batchField}>
      {translate({
        id: 'simulation.batch.parameter',
        message: 'Parameter',
        description: 'Which parameter a batch run changes',
      })}
      <select
        className={shared.select}
        value={selected}
        onChange={({target}) => onSelect(target.value)}
      >
        {parameterKeys(model).map((key) => {
          const definition = getDefinition(model, key, settings.values);
          return (
            <option key={key} value={key}>
              {definition && capitalized(definition.label, locale)}
            </option>
          );
        })}
      </select>
    </label>
  );
}

function RunCount({
  count,
  onCount,
}: {
  readonly count: number;
  readonly onCount: (count: number) => void;
}): ReactNode {
  return (
    <label className={lazyStyles.batchField}>
      {translate({
        id: 'simulation.batch.count',
        message: 'Runs',
        description: 'How many runs a batch run has',
      })}
      <select
        className={shared.select}
        value={count}
        onChange={({target}) => onCount(Number(target.value))}
      >
        {RUN_COUNTS.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}

interface ButtonsProps extends Pick<BatchProps, 'hasBatch' | 'onClear'> {
  readonly isRunning: boolean;
  readonly onStart: () => void;
}

function Buttons(props: ButtonsProps): ReactNode {
  const {isRunning, hasBatch, onStart, onClear} = props;
  return (
    <>
      <button
        type="button"
        className={shared.button}
        disabled={isRunning}
        onClick={onStart}
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
    </>
  );
}

/** A batch run: one parameter takes several values, a curve for each. */
export default function Batch(props: BatchProps): ReactNode {
  const {model, settings, hasBatch, locale, units, dispatch, onClear} = props;
  const [key, setKey] = useState(parameterKeys(model)[0] ?? '');
  const [ends, setEnds] = useState<RangeEnds>({});
  const [count, setCount] = useState(5);
  const {progress, failures, start, cancel} = useBatch(model, dispatch);
  const definition = getDefinition(model, key, settings.values);
  const run = () => {
    if (definition) {
      const [low, high] = isChoice(definition) ? [] : sliderRange(definition);
      const {from = low, to = high} = ends;
      const fixed = withFixedDuration(model, settings);
      const values = sweepValues(definition, count, {
        ...(from !== undefined && {from}),
        ...(to !== undefined && {to}),
      });
      void start(
        values.map((value) => withValue(model, fixed, key, value)),
        locale,
      );
    }
  };
  return (
    <div className={lazyStyles.batch}>
      <ParameterSelect
        model={model}
        settings={settings}
        locale={locale}
        selected={key}
        onSelect={(next) => {
          setKey(next);
          setEnds({});
        }}
      />
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
          <RunCount count={count} onCount={setCount} />
        </>
      )}
      <Buttons
        isRunning={progress !== undefined}
        hasBatch={hasBatch}
        onStart={run}
        onClear={onClear}
      />
      {progress && <BatchProgress progress={progress} onCancel={cancel} />}
      {failures.length > 0 && (
        <ul role="alert" className={messages.issue}>
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
