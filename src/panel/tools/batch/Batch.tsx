import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';

import {capitalized} from '../../../i18n';
import {
  isChoice,
  type NumberParameter,
  sliderRange,
} from '../../../models/definition/parameters';
import {sweepValues} from '../../../models/run/sweep';
import {fromUnit, toUnit, type Unit} from '../../../physics/units';
import {usePanelValues, usePresentRun} from '../../context';
import {Button, LeavingButton} from '../../controls/Button';
import messages from '../../messages.figure.module.css';
import {withFixedDuration} from '../../state/changes';
import {getDefinition, settingKeys, withValue} from '../../state/settings';
import {shownUnit} from '../../state/shownUnit';
import lazyStyles from '../../styles.lazy.module.css';
import {Select} from '../Select';
import {BatchProgress} from './BatchProgress';
import type {RangeEnds} from './Range';
import {Range} from './Range';
import {useBatch} from './useBatch';

const RUN_COUNTS = ['2', '3', '4', '5', '6', '7', '8', '9'] as const;

function Buttons({onStart}: {readonly onStart: () => void}): ReactNode {
  const {dispatch} = usePanelValues();
  const batch = usePresentRun().state.comparisons.filter(
    ({kind}) => kind === 'batch',
  );
  return (
    <>
      <Button onClick={onStart}>
        {translate({
          id: 'simulation.batch.start',
          message: 'Start the batch run',
          description: 'Starts a batch run',
        })}
      </Button>
      {batch.length > 0 && (
        <LeavingButton
          onClick={() => dispatch({type: 'drop', ids: batch.map(({id}) => id)})}
        >
          {translate({
            id: 'simulation.batch.clear',
            message: 'Remove its curves',
            description: 'Removes the curves of a batch run',
          })}
        </LeavingButton>
      )}
    </>
  );
}

/**
 * Rounds the values between the ends of a sweep in the unit shown: to a tenth of
 * their distance, on a log scale to two significant digits.
 */
function roundInside(
  values: readonly number[],
  {log = false}: NumberParameter,
  unit: Unit,
): readonly number[] {
  return values.map((value, index) => {
    if (index === 0 || index === values.length - 1) {
      return value;
    }
    const shown = toUnit(value, unit);
    const step = Math.abs(shown - toUnit(values[index - 1] ?? value, unit));
    const size = log ? Math.abs(shown) : step;
    const digits = Math.floor(Math.log10(shown === 0 ? 1 : Math.abs(shown)));
    const wanted = digits - Math.floor(Math.log10(size)) + 2;
    return fromUnit(
      Number(shown.toPrecision(Math.min(Math.max(wanted, 1), 12))),
      unit,
    );
  });
}

/** A batch run: one parameter takes several values, a curve for each. */
export default function Batch(): ReactNode {
  const {model, locale, units} = usePanelValues();
  const {state, view} = usePresentRun();
  const {settings} = state;
  const [key, setKey] = useState(view.sliders[0] ?? '');
  const [ends, setEnds] = useState<RangeEnds>({});
  const [count, setCount] = useState('5');
  const {progress, failures, start, cancel} = useBatch();
  const definition = getDefinition(model, key, settings.values);
  const nameOf = (each: string) => {
    const label = getDefinition(model, each, settings.values)?.label;
    return label ? capitalized(label, locale) : '';
  };
  const run = () => {
    if (definition) {
      const [low, high] = isChoice(definition) ? [] : sliderRange(definition);
      const {from = low, to = high} = ends;
      const fixed = withFixedDuration(model, settings);
      const values = sweepValues(definition, Number(count), {
        ...(from !== undefined && {from}),
        ...(to !== undefined && {to}),
      });
      const rounded = isChoice(definition)
        ? values
        : roundInside(
            values.map(Number),
            definition,
            shownUnit(definition, units),
          );
      void start(rounded.map((value) => withValue(model, fixed, key, value)));
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
        <Select
          value={key}
          options={settingKeys(model).map((each) => ({
            value: each,
            name: nameOf(each),
          }))}
          onSelect={(next) => {
            setKey(next);
            setEnds({});
          }}
        />
      </label>
      {definition && !isChoice(definition) && (
        <>
          <Range
            key={key}
            definition={definition}
            ends={ends}
            onEnds={setEnds}
          />
          <label className={lazyStyles.batchField}>
            {translate({
              id: 'simulation.batch.count',
              message: 'Runs',
              description: 'How many runs a batch run has',
            })}
            <Select
              value={count}
              options={RUN_COUNTS.map((each) => ({value: each, name: each}))}
              onSelect={setCount}
            />
          </label>
        </>
      )}
      <Buttons onStart={run} />
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
