import type {ReactNode} from 'react';

import {text} from '../../../i18n';
import {formatNumber} from '../../../models/definition/format';
import {usePanelValues} from '../../context';
import tables from '../table/styles.lazy.module.css';
import {formatSeconds} from './formatSeconds';
import type {SortedSteps} from './sortSteps';
import type {AnalysedRun} from './useAnalysis';
import {View} from './View';

export interface RunStatisticsProps {
  readonly analysed: AnalysedRun;
  readonly steps: SortedSteps;
}

/** The work that a run has cost, what interrupted it and what was asked of it. */
export function RunStatistics({
  analysed: {analysis, run},
  steps,
}: RunStatisticsProps): ReactNode {
  const {locale} = usePanelValues();
  const {statistics, discontinuities, tolerance} = analysis;
  const {accepted, rejected, cut, shortest, longest} = steps;
  const breaks = discontinuities.filter(({kind}) => kind === 'break');
  const rows = [
    [text('Steps accepted', '接受的步数'), accepted.length],
    [
      text('Steps rejected, error too large', '因误差过大而舍弃的步数'),
      rejected.length,
    ],
    [text('Steps cut short by an event', '因事件而缩短的步数'), cut.length],
    [
      text('Shortest step, apart from restarts', '最短的一步（重新起步除外）'),
      shortest && formatSeconds(shortest),
    ],
    [text('Longest step', '最长的一步'), longest && formatSeconds(longest)],
    [
      text('Evaluations of the derivatives', '导数的计算次数'),
      statistics.evaluations,
    ],
    [text('Jacobians', '雅可比矩阵的计算次数'), statistics.jacobians],
    [text('Factorisations', '矩阵分解的次数'), statistics.factorizations],
    [text('Events', '事件数'), statistics.events],
    [text('Announced jumps', '已声明的跳变数'), breaks.length],
    [text('Tolerance', '容差'), tolerance],
    [text('Plotted points', '绘图点数'), run.times.length],
  ] as const;
  return (
    <View
      isWide
      title={text('Run statistics', '运行统计')}
      help={text(
        'More than about one rejected step in ten points to switches or sudden changes: in the program, place RSTAT, open Run statistics and find out when they occur before you change a run parameter.',
        '被舍弃的步超过十分之一时，多半有开关动作或突然的变化，此时在软件中放置元件 RSTAT，打开 Run statistics（运行统计），先找出发生的时段，再考虑修改运行参数。',
      )}
    >
      <dl className={tables.results}>
        {rows.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name[locale]} className={tables.result}>
                <dt>{name[locale]}</dt>
                <dd>
                  {typeof value === 'number' ? formatNumber(value) : value}
                </dd>
              </div>
            ),
        )}
      </dl>
    </View>
  );
}
