import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {formatNumber} from '../../../models/definition/format';
import tables from '../table/styles.lazy.module.css';
import {formatSeconds} from './formatSeconds';
import type {SortedSteps} from './sortSteps';
import type {AnalysedRun} from './useAnalysis';
import {View} from './View';

export interface RunStatisticsProps {
  readonly analysed: AnalysedRun;
  readonly steps: SortedSteps;
}

type Row = readonly [name: string, value: string];

/** The steps that were given up, and those cut by an event. */
function rejectedRow({rejected, cut}: SortedSteps): readonly Row[] {
  return [
    [
      translate({
        id: 'behind.statistics.rejected',
        message: 'Steps rejected, error too large',
        description: 'Row of the statistics of a run',
      }),
      formatNumber(rejected.length),
    ],
    [
      translate({
        id: 'behind.statistics.cut',
        message: 'Steps cut short by an event',
        description: 'Row of the statistics of a run',
      }),
      formatNumber(cut.length),
    ],
  ];
}

/** The evaluations and factorizations. */
function workRows({analysis: {statistics}}: AnalysedRun): readonly Row[] {
  return [
    [
      translate({
        id: 'behind.statistics.evaluations',
        message: 'Evaluations of the derivatives',
        description: 'Row of the statistics of a run',
      }),
      formatNumber(statistics.evaluations),
    ],
    [
      translate({
        id: 'behind.statistics.jacobians',
        message: 'Jacobians',
        description: 'Row of the statistics of a run',
      }),
      formatNumber(statistics.jacobians),
    ],
    [
      translate({
        id: 'behind.statistics.factorizations',
        message: 'Factorisations',
        description: 'Row of the statistics of a run: LU factorizations',
      }),
      formatNumber(statistics.factorizations),
    ],
  ];
}

/** What interrupted the steps, and what was asked of them. */
function settingRows({analysis, run}: AnalysedRun): readonly Row[] {
  return [
    [
      translate({
        id: 'behind.statistics.events',
        message: 'Events',
        description: 'Row of the statistics of a run',
      }),
      formatNumber(analysis.statistics.events),
    ],
    [
      translate({
        id: 'behind.statistics.breaks',
        message: 'Announced jumps',
        description: 'Row of the statistics of a run: breaks',
      }),
      formatNumber(
        analysis.discontinuities.filter(({kind}) => kind === 'break').length,
      ),
    ],
    [
      translate({
        id: 'behind.statistics.tolerance',
        message: 'Tolerance',
        description: 'Row of the statistics of a run',
      }),
      formatNumber(analysis.tolerance),
    ],
    [
      translate({
        id: 'behind.statistics.printed',
        message: 'Plotted points',
        description: 'Row of the statistics of a run',
      }),
      formatNumber(run.times.length),
    ],
  ];
}

/** The shortest accepted step, apart from those near discontinuities, and the longest. */
function rangeRow({shortest, longest}: SortedSteps): readonly Row[] {
  return shortest === undefined || longest === undefined
    ? []
    : [
        [
          translate({
            id: 'behind.statistics.shortest',
            message: 'Shortest step, apart from restarts',
            description: 'Row of the statistics of a run',
          }),
          formatSeconds(shortest),
        ],
        [
          translate({
            id: 'behind.statistics.longest',
            message: 'Longest step',
            description: 'Row of the statistics of a run',
          }),
          formatSeconds(longest),
        ],
      ];
}

/** The work that a run has cost, in numbers. */
export function RunStatistics({
  analysed,
  steps,
}: RunStatisticsProps): ReactNode {
  const rows: readonly Row[] = [
    [
      translate({
        id: 'behind.statistics.accepted',
        message: 'Steps accepted',
        description: 'Row of the statistics of a run',
      }),
      formatNumber(steps.accepted.length),
    ],
    ...rejectedRow(steps),
    ...rangeRow(steps),
    ...workRows(analysed),
    ...settingRows(analysed),
  ];
  return (
    <View
      isWide
      title={translate({
        id: 'behind.statistics.title',
        message: 'Run statistics',
        description: 'Title of a view behind the run',
      })}
      help={translate({
        id: 'behind.statistics.help',
        message:
          'More than about one rejected step in ten points to switches or sudden changes: in the program, place RSTAT, open Run statistics and find out when they occur before you change a run parameter.',
        description: 'What to look for in the statistics of a run',
      })}
    >
      <dl className={tables.results}>
        {rows.map(([name, value]) => (
          <div key={name} className={tables.result}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </View>
  );
}
