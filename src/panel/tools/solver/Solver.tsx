import type {ReactNode} from 'react';
import {useMemo, useState} from 'react';

import {text} from '../../../i18n';
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

const NOTES = {
  lab: text(
    'In this lab the method is the subject: its steps are those of the method you choose and not of our solver, so that the views of our solver do not apply. The lengths of the steps are in the figure “Length of the steps”, the counts among the results, and the only time constant is the parameter τ.',
    '这个实验以求解方法本身为研究对象，每一步都由所选的方法而不是本站的求解器来取，因此本站求解器的各种视图在此不适用。各步的长度见“步长”一图，次数列在结果中，唯一的时间常数就是参数 τ。',
  ),
  withoutStates: text(
    'The outputs of this model are formulas: nothing is integrated, and the steps serve only to find the events. No state limits them, and there are no time constants.',
    '这个模型的输出由公式直接给出，没有需要积分的状态变量，求解器的步只用来寻找事件，因此没有限制步长的状态变量，也没有时间常数。',
  ),
  lead: text(
    'The present run, computed once more with a record of its steps. The solver is ours: the product’s own takes other steps and counts differently.',
    '这里用本站的求解器把当前运行重算一遍，并记录每一步。软件的求解器控制步长的办法不同，步数也就不同。',
  ),
  stale: text(
    'The present values give no run. This is the last run that succeeded.',
    '当前参数值无法完成运行，此处显示的是上一次成功的运行。',
  ),
  names: text(
    'Run statistics, State contributions, Frequencies and Discontinuities are the panes of the product’s performance analyser as public articles name them; check in your version.',
    'Run statistics、State contributions、Frequencies 和 Discontinuities 是公开文章中软件性能分析器各窗格的名称，请在你的版本中核对。',
  ),
} as const;

/** The views of a recorded run. */
function Views({analysed}: {readonly analysed: AnalysedRun}): ReactNode {
  const {locale} = usePanelValues();
  const {analysis} = analysed;
  const {start, end} = analysis;
  const steps = useMemo(() => sortSteps(analysis), [analysis]);
  const [pointed, setPointed] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const inside = (at: number) => Math.min(Math.max(at, start), end);
  const hasStates = analysis.states.length > 0;
  return (
    <>
      {!hasStates && <p>{NOTES.withoutStates[locale]}</p>}
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
      <p className={shared.note}>{NOTES.lead[locale]}</p>
      {model.states && (
        <Tolerance
          tolerance={tolerance}
          onChoose={setTolerance}
          difference={analysed?.difference}
        />
      )}
      {result.failure && (
        <p role="alert" className={messages.issue}>
          {NOTES.stale[locale]}
        </p>
      )}
      {failure && (
        <p role="alert" className={messages.issue}>
          {failure[locale]}
        </p>
      )}
      {analysed && <Views analysed={analysed} />}
      {!analysed && !failure && <progress />}
      <p className={shared.note}>{NOTES.names[locale]}</p>
    </>
  );
}

/** What the solver did in the present run. */
export default function Solver(): ReactNode {
  const {model, locale} = usePanelValues();
  return (
    <div className={styles.solver} data-part="solver">
      {model.id === LAB ? <p>{NOTES.lab[locale]}</p> : <Recorded />}
    </div>
  );
}
