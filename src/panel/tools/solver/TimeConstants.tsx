import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useId, useMemo} from 'react';

import {formatNumber, formatQuantity} from '../../../models/definition/format';
import type {TimeScales} from '../../../models/run/insight/types';
import type {EndLabel} from '../../../plot';
import Plot from '../../../plot';
import {usePanelValues} from '../../context';
import {timeAxis} from '../../figures/axes';
import {AxisTitle} from '../../figures/AxisTitle';
import messages from '../../messages.figure.module.css';
import {formatSeconds} from './formatSeconds';
import {PlotLegend} from './PlotLegend';
import type {ScaleRow} from './scaleFigure';
import {scaleFigure} from './scaleFigure';
import {scaleSentences} from './scaleSentences';
import {ScaleTable} from './ScaleTable';
import type {SortedSteps} from './sortSteps';
import styles from './styles.lazy.module.css';
import type {AnalysedRun} from './useAnalysis';
import {useTimeScales} from './useTimeScales';
import {View} from './View';

export interface TimeConstantsProps {
  readonly analysed: AnalysedRun;
  readonly steps: SortedSteps;
  /** SI instant at which the equations are made linear. */
  readonly at: number;
  readonly onInstant: (at: number) => void;
}

function rowName(kind: ScaleRow): string {
  switch (kind) {
    case 'timeConstants':
      return translate({
        id: 'behind.scales.row.timeConstants',
        message: 'Time constants',
        description: 'Name of a row of dots',
      });
    case 'periods':
      return translate({
        id: 'behind.scales.row.periods',
        message: 'Periods',
        description: 'Name of a row of dots: of oscillating motions',
      });
    case 'euler':
      return translate({
        id: 'behind.scales.row.euler',
        message: 'Limit of explicit Euler',
        description: 'Name of a dot: the longest stable step',
      });
    case 'steps':
      return translate({
        id: 'behind.scales.row.steps',
        message: 'Our steps',
        description: 'Name of a line from the shortest to the longest step',
      });
  }
}

/** The ends of a row: '0.19 … 2 s'. */
function rangeText(seconds: readonly number[]): string {
  const [first = 0, last = first] = [seconds[0], seconds.at(-1)];
  const start = formatNumber(first, {digits: 3});
  const end = formatSeconds(last);
  return end.startsWith(`${start}\u00a0`) ? end : `${start} … ${end}`;
}

/** Steps of the slider from the start of the run to its end. */
const SLIDER_STEPS = 200;

function Instant(props: TimeConstantsProps): ReactNode {
  const {analysed, at, onInstant} = props;
  const {model, units} = usePanelValues();
  const {start, end} = analysed.analysis;
  const id = useId();
  const text = `t = ${formatQuantity(at, timeAxis(model), units)}`;
  return (
    <div className={styles.instant}>
      <label htmlFor={id}>
        {translate({
          id: 'behind.scales.instant',
          message: 'Instant',
          description: 'Slider of the instant of the eigenvalues',
        })}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={SLIDER_STEPS}
        value={Math.round((SLIDER_STEPS * (at - start)) / (end - start || 1))}
        aria-valuetext={text}
        onChange={({target}) =>
          onInstant(
            start + ((end - start) * Number(target.value)) / SLIDER_STEPS,
          )
        }
      />
      <span>{text}</span>
    </div>
  );
}

interface ScalesProps {
  readonly timeScales: TimeScales;
  readonly steps: SortedSteps;
}

/** The dots, the sentences that explain them, and the numbers. */
function Scales({timeScales, steps}: ScalesProps): ReactNode {
  const {locale} = usePanelValues();
  const {rows, xAxis, yAxis} = useMemo(
    () => scaleFigure(timeScales, steps),
    [timeScales, steps],
  );
  const labels = rows.map(
    ({kind, curve, seconds}, row) =>
      ({
        curve,
        end: yAxis.normalize(row),
        name: rowName(kind),
        value: rangeText(seconds),
      }) satisfies EndLabel,
  );
  const sentences = scaleSentences(timeScales, steps.longest ?? 0).join(
    locale === 'en' ? ' ' : '',
  );
  return (
    <>
      {timeScales.scales.length > 0 && (
        <div className={styles.scales}>
          <PlotLegend rows={labels} />
          <Plot
            label={labels.map(({name, value}) => `${name} ${value}`).join(', ')}
            curves={rows.map(({curve}) => curve)}
            xAxis={xAxis}
            yAxis={yAxis}
            xTitle={
              <AxisTitle
                label={translate({
                  id: 'behind.scales.axis',
                  message: 'Time constant, period or step',
                  description: 'Title of the axis of seconds',
                })}
                unit="s"
              />
            }
            yTitle=""
            labels={labels}
          />
        </div>
      )}
      <p>{sentences}</p>
      {timeScales.scales.length > 0 && <ScaleTable timeScales={timeScales} />}
    </>
  );
}

/** Time constants and frequencies at an instant, beside the steps. */
export function TimeConstants(props: TimeConstantsProps): ReactNode {
  const {analysed, steps, at} = props;
  const {model, locale} = usePanelValues();
  const {timeScales, failure} = useTimeScales(model, analysed, at);
  return (
    <View
      title={translate({
        id: 'behind.scales.title',
        message: 'Time constants and frequencies',
        description: 'Title of a view behind the run',
      })}
      help={translate({
        id: 'behind.scales.help',
        message:
          'Look for a time constant far below the others: where its motion does not matter to you, enlarge or leave out the small volume or mass behind it; the pane Frequencies shows it as a high frequency (check in your version).',
        description: 'What to look for in the time constants',
      })}
    >
      <Instant {...props} />
      {timeScales ? (
        <Scales timeScales={timeScales} steps={steps} />
      ) : (
        <p role="alert" className={messages.issue}>
          {failure[locale]}
        </p>
      )}
    </View>
  );
}
