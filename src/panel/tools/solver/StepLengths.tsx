import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useMemo} from 'react';

import {punctuation} from '../../../i18n/punctuation';
import {formatNumber, formatQuantity} from '../../../models/definition/format';
import type {Curve, Domain, EndLabel} from '../../../plot';
import Plot from '../../../plot';
import {type PanelValues, usePanelValues, usePresentRun} from '../../context';
import {timeAxis, withName} from '../../figures/axes';
import {AxisTitle} from '../../figures/AxisTitle';
import {cursorLabel} from '../../figures/cursorDescription';
import {roundWindow} from '../../figures/FigureViews';
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
    ...(step ? [lengthName() + colon + formatSeconds(step.length)] : []),
    ...(limiting ? [errorName() + colon + stateText(limiting)[locale]] : []),
  ].join(semicolon);
}

function lengthName(): string {
  return translate({
    id: 'behind.steps.length',
    message: 'Step length',
    description: 'Name of the curve and the axis of the step lengths',
  });
}

function errorName(): string {
  return translate({
    id: 'behind.steps.error',
    message: 'largest error',
    description: 'Before the state with the largest error in a step',
  });
}

/** The curves that have points, by name. */
function useRows({analysed, steps, at}: StepLengthsProps) {
  const {model, units} = usePanelValues();
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
      name: translate({
        id: 'behind.steps.discontinuities',
        message: 'Discontinuities',
        description: 'Name of the dots at events and breaks',
      }),
      value: String(analysis.discontinuities.length),
    },
    {
      curve: figure.length,
      name: lengthName(),
      value: length === undefined ? '' : formatSeconds(length),
    },
    {
      curve: figure.rejected,
      name: translate({
        id: 'behind.steps.rejected',
        message: 'Rejected',
        description: 'Name of the dots of rejected steps',
      }),
      value: String(steps.rejected.length),
    },
    {
      curve: figure.printed,
      name: translate({
        id: 'behind.steps.printed',
        message: 'Plotted points',
        description: 'Name of the dots at the instants of the plot',
      }),
      value: formatNumber(run.times.length),
    },
  ];
  return {figure, rows: rows.filter(({curve}) => curve.x.length > 0)};
}

/** The whole figure in a sentence, for those who do not see it. */
function useSummary({analysed, steps}: StepLengthsProps): string {
  return translate(
    {
      id: 'behind.steps.summary',
      message:
        'Step length over time: {accepted} steps from {shortest} to {longest}, {rejected} rejected, {discontinuities} discontinuities',
      description: 'Accessible name of the plot of the step lengths',
    },
    {
      accepted: steps.accepted.length,
      shortest: formatSeconds(steps.shortest ?? 0),
      longest: formatSeconds(steps.longest ?? 0),
      rejected: steps.rejected.length,
      discontinuities: analysed.analysis.discontinuities.length,
    },
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
    dispatch({type: 'window', window: next && roundWindow(next)});
  const title = translate({
    id: 'behind.steps.title',
    message: 'Step length over time',
    description: 'Title of a view behind the run',
  });
  return (
    <View
      title={title}
      help={translate({
        id: 'behind.steps.help',
        message:
          'Look for short steps far from any discontinuity: something fast is still moving there, and in the program you change that component, not the print interval, which the steps do not follow.',
        description: 'What to look for in the step lengths',
      })}
    >
      <PlotLegend rows={rows} />
      <Plot
        label={useSummary(props)}
        curves={rows.map(({curve}) => curve)}
        xAxis={xAxis}
        yAxis={yAxis}
        xTitle={
          <AxisTitle
            label={time.name}
            symbol={time.symbol}
            unit={wholeAxis.unit}
          />
        }
        yTitle={<AxisTitle label={lengthName()} symbol="h" unit="s" />}
        cursor={{
          at,
          label: cursorLabel(title),
          text: cursorText(values, props),
          onMove,
          zoom: {whole: wholeAxis, window, onWindow},
        }}
        labels={labels}
      />
    </View>
  );
}
