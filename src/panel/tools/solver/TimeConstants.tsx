import type {ReactNode} from 'react';
import {useId, useMemo} from 'react';

import {type LocalizedText, text} from '../../../i18n';
import {punctuation} from '../../../i18n/punctuation';
import {formatNumber, formatQuantity} from '../../../models/definition/format';
import type {TimeScales} from '../../../models/run/insight/types';
import type {EndLabel} from '../../../plot';
import {usePanelValues} from '../../context';
import {timeAxis} from '../../figures/axes';
import {NamedPlot} from '../../figures/NamedPlot';
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

const ROW_NAMES: Readonly<Record<ScaleRow, LocalizedText>> = {
  timeConstants: text('Time constants', '时间常数'),
  periods: text('Periods', '振荡周期'),
  euler: text('Limit of explicit Euler', '显式欧拉法的极限'),
  steps: text('Our steps', '本站的步长'),
};

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
  const {model, locale, units} = usePanelValues();
  const {start, end} = analysed.analysis;
  const id = useId();
  const instant = `t = ${formatQuantity(at, timeAxis(model), units)}`;
  return (
    <div className={styles.instant}>
      <label htmlFor={id}>{text('Instant', '时刻')[locale]}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={SLIDER_STEPS}
        value={Math.round((SLIDER_STEPS * (at - start)) / (end - start || 1))}
        aria-valuetext={instant}
        onChange={({target}) =>
          onInstant(
            start + ((end - start) * Number(target.value)) / SLIDER_STEPS,
          )
        }
      />
      <span>{instant}</span>
    </div>
  );
}

const SCALE_NAME = text(
  'Time constant, period or step',
  '时间常数、周期或步长',
);

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
        name: ROW_NAMES[kind][locale],
        value: rangeText(seconds),
      }) satisfies EndLabel,
  );
  const sentences = scaleSentences(timeScales, steps.longest ?? 0)
    .map((sentence) => sentence[locale])
    .join(punctuation[locale].space);
  return (
    <>
      {timeScales.scales.length > 0 && (
        <div className={styles.scales}>
          <PlotLegend rows={labels} />
          <NamedPlot
            label={labels
              .map(({name, value}) => `${name} ${value}`)
              .join(punctuation[locale].comma)}
            curves={rows.map(({curve}) => curve)}
            x={{name: SCALE_NAME[locale]}}
            xAxis={xAxis}
            yAxis={yAxis}
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
      title={text('Time constants and frequencies', '时间常数与频率')}
      help={text(
        'Look for a time constant far below the others: where its motion does not matter to you, enlarge or leave out the small volume or mass behind it; the pane Frequencies shows it as a high frequency (check in your version).',
        '如果某个时间常数远小于其余各个，而那样快的变化对你并不重要，就把造成它的小容腔或小质量块加大或去掉，它在软件的 Frequencies（频率）窗格中表现为很高的频率（请在你的版本中核对）。',
      )}
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
