import type {ReactNode} from 'react';
import {useMemo} from 'react';

import {type LocalizedText, text} from '../../../i18n';
import {punctuation} from '../../../i18n/punctuation';
import {formatNumber, formatQuantity} from '../../../models/definition/format';
import type {Curve, Domain, EndLabel} from '../../../plot';
import {type PanelValues, usePanelValues, usePresentRun} from '../../context';
import {timeAxis, withName} from '../../figures/axes';
import {cursorLabel} from '../../figures/cursorDescription';
import {NamedPlot} from '../../figures/NamedPlot';
import {shownUnit} from '../../state/shownUnit';
import {formatSeconds} from './formatSeconds';
import {stateText} from './limitBars';
import {PlotLegend} from './PlotLegend';
import type {SortedSteps} from './sortSteps';
import {stepAt} from './sortSteps';
import {stepFigure} from './stepFigure';
import type {AnalysedRun} from './useAnalysis';
import {View} from './View';

export interface StepLengthsProps {
  readonly analysed: AnalysedRun;
  readonly steps: SortedSteps;
  /** SI instant of the cursor. */
  readonly at: number | undefined;
  readonly onMove: (at: number | undefined) => void;
}

/** Name of the curve of the lengths, and of its axis. */
const LENGTH_NAME = text('Step length', '步长');

/** A curve with its name, and its value or the number of its points. */
interface Row {
  readonly curve: Curve;
  readonly name: string;
  readonly value: string;
}

/** The length at the cursor and what determined it, in words. */
function cursorText(
  {model, locale, units}: PanelValues,
  {analysed, steps, at}: StepLengthsProps,
): string {
  const {colon, semicolon} = punctuation[locale];
  const instant = at ?? analysed.analysis.end;
  const step = stepAt(steps.accepted, instant);
  const limiting = analysed.analysis.states[step?.stateIndex ?? -1];
  const time = formatQuantity(instant, timeAxis(model), units);
  return [
    `t = ${time}`,
    ...(step ? [LENGTH_NAME[locale] + colon + formatSeconds(step.length)] : []),
    ...(limiting
      ? [
          text('largest error', '误差最大的状态变量')[locale] +
            colon +
            stateText(limiting)[locale],
        ]
      : []),
  ].join(semicolon);
}

/** The curves that have points, by name. */
function useRows({analysed, steps, at}: StepLengthsProps) {
  const {model, locale, units} = usePanelValues();
  const {scales, window} = usePresentRun().state;
  const timeUnit = shownUnit(timeAxis(model), units);
  const figure = useMemo(
    () =>
      stepFigure(analysed, steps, {
        timeScale: scales.time ?? 'linear',
        timeUnit,
        window,
      }),
    [analysed, steps, scales.time, timeUnit, window],
  );
  const {run, analysis} = analysed;
  const length = stepAt(steps.accepted, at ?? analysis.end)?.length;
  const rows: readonly Row[] = [
    {
      curve: figure.discontinuities,
      name: text('Discontinuities', '不连续点')[locale],
      value: String(analysis.discontinuities.length),
    },
    {
      curve: figure.length,
      name: LENGTH_NAME[locale],
      value: length === undefined ? '' : formatSeconds(length),
    },
    {
      curve: figure.rejected,
      name: text('Rejected', '舍弃的步')[locale],
      value: String(steps.rejected.length),
    },
    {
      curve: figure.printed,
      name: text('Plotted points', '绘图点')[locale],
      value: formatNumber(run.times.length),
    },
  ];
  return {figure, rows: rows.filter(({curve}) => curve.x.length > 0)};
}

/** The whole figure in a sentence, for those who do not see it. */
function summaryOf({analysed, steps}: StepLengthsProps): LocalizedText {
  const [shortest, longest] = [steps.shortest, steps.longest].map((length) =>
    formatSeconds(length ?? 0),
  );
  const {accepted, rejected} = steps;
  const {length: count} = analysed.analysis.discontinuities;
  return text(
    `Step length over time: ${accepted.length} steps from ${shortest} to ${longest}, ${rejected.length} rejected, ${count} discontinuities`,
    `步长随时间的变化：共 ${accepted.length} 步，步长从 ${shortest} 到 ${longest}，舍弃 ${rejected.length} 步，不连续点 ${count} 个`,
  );
}

/** The length of the steps over time, and where something interrupted them. */
export function StepLengths(props: StepLengthsProps): ReactNode {
  const {at, onMove} = props;
  const values = usePanelValues();
  const {model, locale, dispatch} = values;
  const {window} = usePresentRun().state;
  const {figure, rows} = useRows(props);
  const {xAxis, yAxis, wholeAxis} = figure;
  const time = withName(timeAxis(model), locale);
  const labels = rows.map(({curve, name, value}): EndLabel => {
    const position = yAxis.normalize(curve.y[curve.y.length - 1] ?? Number.NaN);
    const isLength = curve === figure.length;
    const here =
      isLength && at !== undefined && stepAt(props.steps.accepted, at);
    return {
      curve,
      end: Math.min(Math.max(position, 0), 1),
      ...(here && {atCursor: yAxis.normalize(here.length)}),
      name,
      value,
    };
  });
  const onWindow = (next: Domain | undefined) =>
    dispatch({type: 'window', window: next});
  const title = text('Step length over time', '步长随时间的变化');
  return (
    <View
      title={title}
      help={text(
        'Look for short steps far from any discontinuity: something fast is still moving there, and in the program you change that component, not the print interval, which the steps do not follow.',
        '如果远离不连续点的地方步长仍然很短，说明那里还有快变的部分，此时在软件中应当修改的是相应的元件，而不是打印间隔，因为步长不随打印间隔变化。',
      )}
    >
      <PlotLegend rows={rows} />
      <NamedPlot
        label={summaryOf(props)[locale]}
        curves={rows.map(({curve}) => curve)}
        x={time}
        y={{name: LENGTH_NAME[locale], symbol: 'h'}}
        xAxis={xAxis}
        yAxis={yAxis}
        cursor={{
          at,
          label: cursorLabel(title[locale])[locale],
          text: cursorText(values, props),
          onMove,
          zoom: {whole: wholeAxis, window, onWindow},
        }}
        labels={labels}
      />
    </View>
  );
}
