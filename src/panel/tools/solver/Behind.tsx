import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useMemo, useState} from 'react';

import {usualTolerance} from '../../../models/run/solveModel';
import {usePanelValues, usePresentRun} from '../../context';
import messages from '../../messages.figure.module.css';
import shared from '../../shared.tools.module.css';
import {DiscontinuityList} from './DiscontinuityList';
import {LimitingStates} from './LimitingStates';
import {RunStatistics} from './RunStatistics';
import {sortSteps} from './sortSteps';
import {StepLengths} from './StepLengths';
import styles from './styles.lazy.module.css';
import {TimeConstants} from './TimeConstants';
import {Tolerance} from './Tolerance';
import type {AnalysedRun} from './useAnalysis';
import {useAnalysis} from './useAnalysis';

/** A model that integrates by methods of its own. */
const LAB = 'integrator-lab';

/** Why the views do not apply to the lab. */
function LabNote(): ReactNode {
  return (
    <p>
      {translate({
        id: 'behind.lab',
        message:
          'In this lab the method is the subject: its steps are those of the method you choose and not of our solver, so that the views of our solver do not apply. The lengths of the steps are in the figure “Length of the steps”, the counts among the results, and the only time constant is the parameter τ.',
        description: 'Behind the run of the integrator lab',
      })}
    </p>
  );
}

/** Why a model without integrated states has fewer views. */
function NoStates(): ReactNode {
  return (
    <p>
      {translate({
        id: 'behind.noStates',
        message:
          'The outputs of this model are formulas: nothing is integrated, and the steps serve only to find the events. No state limits them, and there are no time constants.',
        description: 'Behind the run of a model without states',
      })}
    </p>
  );
}

/** The views of a recorded run. */
function Views({analysed}: {readonly analysed: AnalysedRun}): ReactNode {
  const {analysis} = analysed;
  const {start, end} = analysis;
  const steps = useMemo(() => sortSteps(analysis), [analysis]);
  const [pointed, setPointed] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const inside = (at: number) => Math.min(Math.max(at, start), end);
  const hasStates = analysis.states.length > 0;
  return (
    <>
      {!hasStates && <NoStates />}
      <RunStatistics analysed={analysed} steps={steps} />
      {steps.accepted.length > 0 && (
        <StepLengths
          analysed={analysed}
          steps={steps}
          at={pointed}
          onMove={setPointed}
        />
      )}
      {hasStates && (
        <>
          <LimitingStates analysed={analysed} />
          <TimeConstants
            analysed={analysed}
            steps={steps}
            at={inside(pointed ?? chosen ?? end)}
            onInstant={(at) => {
              setPointed(undefined);
              setChosen(at);
            }}
          />
        </>
      )}
      <DiscontinuityList discontinuities={analysis.discontinuities} />
    </>
  );
}

/** The present run, recorded, or why it could not be. */
function Recorded(): ReactNode {
  const {model, locale} = usePanelValues();
  const {result} = usePresentRun();
  const [tolerance, setTolerance] = useState(usualTolerance(model));
  const {analysed, failure} = useAnalysis(model, result.run, tolerance);
  return (
    <>
      <p className={shared.note}>
        {translate({
          id: 'behind.lead',
          message:
            'The present run, computed once more with a record of its steps. The solver is ours: the product’s own takes other steps and counts differently.',
          description: 'First sentence behind the run',
        })}
      </p>
      {model.states && (
        <Tolerance
          tolerance={tolerance}
          onChoose={setTolerance}
          difference={analysed?.difference}
        />
      )}
      {result.failure && (
        <p role="alert" className={messages.issue}>
          {translate({
            id: 'behind.stale',
            message:
              'The present values give no run. This is the last run that succeeded.',
            description: 'Behind the run while the present one fails',
          })}
        </p>
      )}
      {failure && (
        <p role="alert" className={messages.issue}>
          {failure[locale]}
        </p>
      )}
      {analysed && <Views analysed={analysed} />}
      {!analysed && !failure && <progress />}
      <p className={shared.note}>
        {translate({
          id: 'behind.names',
          message:
            'Run statistics, State contributions, Frequencies and Discontinuities are the panes of the product’s performance analyser as public articles name them; check in your version.',
          description: 'Last sentence behind the run',
        })}
      </p>
    </>
  );
}

/** What the solver did in the present run. */
export default function Behind(): ReactNode {
  const {model} = usePanelValues();
  return (
    <div className={styles.behind} data-part="behind">
      {model.id === LAB ? <LabNote /> : <Recorded />}
    </div>
  );
}
