import type {ReactNode} from 'react';
import {useMemo} from 'react';

import {type LocalizedText, text} from '../../../i18n';
import {punctuation} from '../../../i18n/punctuation';
import type {RunAnalysis} from '../../../models/run/insight/types';
import {usePanelValues} from '../../context';
import {BarFigure} from '../../figures/BarFigure';
import shared from '../../shared.tools.module.css';
import {limitBars, limitedSteps, stateText} from './limitBars';
import type {AnalysedRun} from './useAnalysis';
import {View} from './View';

const ID = 'limits';

const FIGURE = {
  id: ID,
  title: text(
    'accepted steps to which the error of this state gave their length',
    '步长由该状态变量的误差决定的步数（只计接受的步）',
  ),
  quantity: {label: text('steps', '步数'), unit: '1'},
  bars: () => [],
} as const;

export interface LimitingStatesProps {
  readonly analysed: AnalysedRun;
}

/** What set the length of the accepted steps. */
function reasonText(analysis: RunAnalysis): LocalizedText {
  const {steps} = analysis.statistics;
  const limited = limitedSteps(analysis);
  const longest = analysis.steps.filter(
    ({result, reason}) => result === 'accepted' && reason === 'longest',
  ).length;
  const others = steps - limited - longest;
  return text(
    `Of the ${steps} steps, ${limited} got their length from the error of a state, ${longest} from the longest step allowed, and ${others} from the start, an event, an end or a step before them without error.`,
    `在 ${steps} 步中，步长由状态变量的误差决定的有 ${limited} 步，由允许的最大步长决定的有 ${longest} 步，其余 ${others} 步由起点、事件或终点决定，或者前一步没有误差。`,
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
      title={text('Which state limited the steps', '限制步长的状态变量')}
      help={text(
        'Look for one state that limits most of the steps. In the program, State contributions points to its component; change the volume, mass or stiffness of that component.',
        '如果大多数步都受同一个状态变量限制，就根据软件的 State contributions（状态贡献度）找到它所属的元件，再修改那里的容积、质量或刚度。',
      )}
    >
      <p>{reasonText(analysis)[locale]}</p>
      <BarFigure figure={FIGURE} runs={runs} units={{}} />
      {meters !== '' && (
        <p className={shared.note}>
          {
            text(
              `Outside the error test, because no other state depends on them: ${meters}.`,
              `下列状态变量不影响其他状态变量，因此不参与误差检验：${meters}。`,
            )[locale]
          }
        </p>
      )}
    </View>
  );
}
