import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';

import type {Comparison} from '../../../comparison/compare';
import {fittableParameters} from '../../../comparison/fit/fitModel';
import type {Run} from '../../../models/run/runResult';
import {usePanelValues} from '../../context';
import {Button, LeavingButton} from '../../controls/Button';
import {nameOf} from '../../nameOf';
import shared from '../../shared.tools.module.css';
import {FitReport} from './FitReport';
import {formatPercent} from './quantities';
import styles from './styles.lazy.module.css';
import type {FitState} from './useFit';
import {useFit} from './useFit';

/** More parameters could hardly be told apart by one curve. */
const MOST_PARAMETERS = 3;

export interface FitProps {
  readonly run: Run;
  readonly comparisons: readonly Comparison[];
}

interface ChoiceProps {
  readonly run: Run;
  readonly keys: readonly string[];
  readonly onKeys: (keys: readonly string[]) => void;
}

/** The choice of the parameters. */
function ParameterChoice(props: ChoiceProps): ReactNode {
  const {run, keys, onKeys} = props;
  const {model, locale} = usePanelValues();
  return (
    <fieldset className={styles.parameters}>
      <legend>
        {translate({
          id: 'compare.fit.parameters',
          message: 'Parameters to fit',
          description: 'Heading of the choice of parameters',
        })}
      </legend>
      {fittableParameters(model, run.values).map((key) => {
        const isChosen = keys.includes(key);
        return (
          <label key={key} className={shared.option}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && keys.length >= MOST_PARAMETERS}
              onChange={() =>
                onKeys(
                  isChosen
                    ? keys.filter((each) => each !== key)
                    : [...keys, key],
                )
              }
            />
            {nameOf(model.parameters, key, locale)}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Says how far a fit has come. */
function progressText(state: Extract<FitState, {status: 'running'}>): string {
  return state.progress
    ? translate(
        {
          id: 'compare.fit.progress',
          message: 'Step {iteration}, {percent} of the span left',
          description: 'How far a fit has come',
        },
        {
          iteration: state.progress.iteration,
          percent: formatPercent(state.progress.norm),
        },
      )
    : translate({
        id: 'compare.fit.started',
        message: 'Computing the first run …',
        description: 'At the start of a fit',
      });
}

/** Fits up to three parameters to the reader's curves. */
export function Fit({run, comparisons}: FitProps): ReactNode {
  const {model} = usePanelValues();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const {state, start, cancel} = useFit();
  const isRunning = state.status === 'running';
  const data = comparisons
    .filter(({result}) => result !== undefined)
    .map(({output, series: {times, values}}) => ({output, times, values}));
  const fit = () => {
    const {values, duration} = run;
    void start({model: model.id, values, duration, keys, data});
  };
  return (
    <div className={styles.fit}>
      <p className={shared.note}>
        {translate({
          id: 'compare.fit.intro',
          message:
            'Choose up to three. Starting from the present values and from others in the ranges of the sliders, the fit looks for those that come closest to your data.',
          description: 'Above the choice of parameters to fit',
        })}
      </p>
      <ParameterChoice run={run} keys={keys} onKeys={setKeys} />
      <div className={styles.report}>
        <Button disabled={keys.length * data.length === 0} onClick={fit}>
          {translate({
            id: 'compare.fit.start',
            message: 'Start the fit',
            description: 'Starts a fit',
          })}
        </Button>
        {isRunning && (
          <LeavingButton onClick={cancel}>
            {translate({
              id: 'compare.fit.cancel',
              message: 'Cancel',
              description: 'Stops a fit',
            })}
          </LeavingButton>
        )}
      </div>
      <div role="status">
        {isRunning && <p>{progressText(state)}</p>}
        {state.status === 'failed' && (
          <p className={styles.doubt}>
            {translate(
              {
                id: 'compare.fit.failed',
                message: 'The fit failed: {cause}',
                description: 'Where a fit has no result',
              },
              {cause: state.cause},
            )}
          </p>
        )}
        {state.status === 'done' && <FitReport fit={state} />}
      </div>
    </div>
  );
}
