import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';

import type {AnyModel} from '../../../models/definition/modelDefinition';
import {isChoice, sliderRange} from '../../../models/definition/parameters';
import {sweepValues} from '../../../models/run/sweep';
import {usePanelValues, usePresentRun} from '../../context';
import messages from '../../messages.figure.module.css';
import shared from '../../shared.model.module.css';
import {withFixedDuration} from '../../state/changes';
import {
  capitalized,
  DURATION,
  getDefinition,
  withValue,
} from '../../state/settings';
import lazyStyles from '../../styles.lazy.module.css';
import {BatchProgress} from './BatchProgress';
import type {RangeEnds} from './Range';
import {Range} from './Range';
import {useBatch} from './useBatch';

const RUN_COUNTS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

function parameterKeys(model: AnyModel): readonly string[] {
  return [
    ...Object.keys(model.parameters),
    ...(model.duration ? [DURATION] : []),
  ];
}

/** The choice of a parameter, the duration included. */
function ParameterSelect({
  selected,
  onSelect,
}: {
  readonly selected: string;
  readonly onSelect: (key: string) => void;
}): ReactNode {
  const {model, locale} = usePanelValues();
  const {settings} = usePresentRun().state;
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

interface ButtonsProps {
  readonly isRunning: boolean;
  readonly onStart: () => void;
}

function Buttons(props: ButtonsProps): ReactNode {
  const {isRunning, onStart} = props;
  const {dispatch} = usePanelValues();
  const batch = usePresentRun().state.comparisons.filter(
    ({kind}) => kind === 'batch',
  );
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
      {batch.length > 0 && (
        <button
          type="button"
          className={shared.button}
          onClick={() => dispatch({type: 'drop', ids: batch.map(({id}) => id)})}
        >
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
export default function Batch(): ReactNode {
  const {model} = usePanelValues();
  const {settings} = usePresentRun().state;
  const [key, setKey] = useState(parameterKeys(model)[0] ?? '');
  const [ends, setEnds] = useState<RangeEnds>({});
  const [count, setCount] = useState(5);
  const {progress, failures, start, cancel} = useBatch();
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
      void start(values.map((value) => withValue(model, fixed, key, value)));
    }
  };
  return (
    <div className={lazyStyles.batch}>
      <ParameterSelect
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
            definition={definition}
            ends={ends}
            onEnds={setEnds}
          />
          <RunCount count={count} onCount={setCount} />
        </>
      )}
      <Buttons isRunning={progress !== undefined} onStart={run} />
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
