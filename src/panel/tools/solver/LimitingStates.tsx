import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useMemo} from 'react';

import {text} from '../../../i18n';
import {punctuation} from '../../../i18n/punctuation';
import type {RunAnalysis} from '../../../models/run/insight/types';
import {usePanelValues} from '../../context';
import {BarFigure} from '../../figures/BarFigure';
import shared from '../../shared.tools.module.css';
import {limitBars, stateText} from './limitBars';
import type {Step} from './sortSteps';
import type {AnalysedRun} from './useAnalysis';
import {View} from './View';

const ID = 'limits';

const FIGURE = {
  id: ID,
  title: text(
    'accepted steps in which the error of this state was the largest',
    '误差由该状态变量决定的步数（只计接受的步）',
  ),
  quantity: {label: text('steps', '步数'), unit: '1'},
  bars: () => [],
} as const;

export interface LimitingStatesProps {
  readonly analysed: AnalysedRun;
}

/** What set the length of the accepted steps. */
function reasonText({steps, statistics}: RunAnalysis): string {
  const count = (...reasons: readonly Step['reason'][]) =>
    steps.filter(
      ({result, reason}) => result === 'accepted' && reasons.includes(reason),
    ).length;
  return translate(
    {
      id: 'behind.limits.reasons',
      message:
        'Of the {steps} steps, {error} got their length from the error, {longest} from the longest step allowed, and {others} from the start, an event or an end.',
      description: 'What determined the length of the steps',
    },
    {
      steps: statistics.steps,
      error: count('error', 'retry'),
      longest: count('longest'),
      others: count('start', 'event', 'landing'),
    },
  );
}

/** Bars of the steps that each state limited, and the states left out. */
export function LimitingStates({
  analysed: {run, analysis},
}: LimitingStatesProps): ReactNode {
  const {locale} = usePanelValues();
  const runs = useMemo(() => {
    const bars = {kind: 'bars', bars: limitBars(analysis)} as const;
    return [{id: 0, label: '', run: {...run, figures: {[ID]: bars}}}];
  }, [run, analysis]);
  const {comma} = punctuation[locale];
  const meters = analysis.states
    .filter(({kind}) => kind === 'meter')
    .map((state) => stateText(state)[locale])
    .join(locale === 'en' ? comma : '、');
  return (
    <View
      title={translate({
        id: 'behind.limits.title',
        message: 'Which state limited the steps',
        description: 'Title of a view behind the run',
      })}
      help={translate({
        id: 'behind.limits.help',
        message:
          'Look for one state that limits most of the steps. In the program, State contributions points to its component; change the volume, mass or stiffness of that component.',
        description: 'What to look for in the states that limited the steps',
      })}
    >
      <p>{reasonText(analysis)}</p>
      <BarFigure figure={FIGURE} runs={runs} units={{}} />
      {meters !== '' && (
        <p className={shared.note}>
          {translate(
            {
              id: 'behind.limits.meters',
              message:
                'Outside the error test, because no other state depends on them: {states}.',
              description: 'States that only add up and never limit a step',
            },
            {states: meters},
          )}
        </p>
      )}
    </View>
  );
}
