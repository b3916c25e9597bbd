import type {Dispatch, ReactNode} from 'react';
import {useMemo, useState} from 'react';

import {type Locale, text} from '../../../../i18n';
import type {AxisDefinition} from '../../../../models/definition/figures';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import {QUANTITIES, unitDefinition} from '../../../../physics/units';
import {capitalized} from '../state/settings';
import type {PanelAction, PanelState} from '../state/state';
import {BarFigure} from './BarFigure';
import {CurveFigure} from './CurveFigure';
import {profileSeries} from './profileSeries';
import {ProfileTimes} from './ProfileTimes';
import type {AnyProfileFigure, AnyTimeFigure, NamedRun} from './series';
import styles from './styles.model.module.css';
import {timeSeries} from './timeSeries';

export interface FiguresProps {
  readonly model: AnyModel;
  /** The current run first. */
  readonly runs: readonly NamedRun[];
  readonly state: PanelState;
  readonly locale: Locale;
  readonly summary: string;
  readonly dispatch: Dispatch<PanelAction>;
}

/** The cursor that all figures over time share. */
interface CursorState {
  readonly at: number | undefined;
  readonly onMove: (at: number | undefined) => void;
}

function withName(axis: AxisDefinition, locale: Locale) {
  return {...axis, name: capitalized(axis.label, locale)};
}

/** The axis of time. */
function timeAxis(model: AnyModel): AxisDefinition {
  const displayUnit = model.duration?.displayUnit;
  return {
    label: text({en: 'time', 'zh-Hans': '时间'}),
    symbol: 't',
    unit: 's',
    ...(displayUnit && {displayUnit}),
  };
}

/** The vertical axis of a time figure: the quantity of its outputs. */
function measuredQuantity(
  model: AnyModel,
  figure: AnyTimeFigure,
): AxisDefinition {
  const output = model.outputs[figure.outputs[0] ?? ''];
  const unit = output?.unit ?? '1';
  const displayUnit = output?.displayUnit;
  const symbols = figure.outputs
    .filter((key) => model.outputs[key]?.hidden !== true)
    .map((key) => model.outputs[key]?.symbol ?? '')
    .join(', ');
  // A dimensionless quantity has no name: its symbols stand for it.
  const name =
    unit === '1'
      ? {label: text({en: '', 'zh-Hans': ''}), symbol: symbols}
      : {label: QUANTITIES[unitDefinition(unit).quantity].label};
  return {...name, unit, ...(displayUnit && {displayUnit})};
}

function TimeFigureView({
  figure,
  cursor,
  ...props
}: FiguresProps & {
  readonly figure: AnyTimeFigure;
  readonly cursor: CursorState;
}): ReactNode {
  const {model, runs, state, locale, summary, dispatch} = props;
  const {units, shown, times, scales, hasExact} = state;
  const series = useMemo(
    () => timeSeries(model, figure, runs, {locale, units, shown, times}),
    [model, figure, runs, locale, units, shown, times],
  );
  const coordinate = useMemo(
    () => withName(timeAxis(model), locale),
    [model, locale],
  );
  const quantity = useMemo(() => {
    const axis = measuredQuantity(model, figure);
    return {...axis, name: axis.label[locale]};
  }, [model, figure, locale]);
  const {start, end} = runs[0]?.run ?? {start: 0, end: 1};
  const span = useMemo(() => [start, end], [start, end]);
  return (
    <CurveFigure
      title={capitalized(figure.title, locale)}
      summary={summary}
      series={series}
      coordinate={coordinate}
      quantity={quantity}
      xKey="time"
      yKey={`${figure.id}.y`}
      xScale={scales.time ?? figure.timeScale ?? 'linear'}
      yScale={scales[`${figure.id}.y`] ?? figure.scale ?? 'linear'}
      hasExact={hasExact}
      units={units}
      span={span}
      dispatch={dispatch}
      {...cursor}
    />
  );
}

function ProfileFigureView({
  figure,
  ...props
}: FiguresProps & {readonly figure: AnyProfileFigure}): ReactNode {
  const {model, runs, state, locale, summary, dispatch} = props;
  const {units, shown, times, scales, hasExact} = state;
  const [at, onMove] = useState<number>();
  const series = useMemo(
    () => profileSeries(model, figure, runs, {locale, units, shown, times}),
    [model, figure, runs, locale, units, shown, times],
  );
  const coordinate = useMemo(
    () => withName(figure.coordinate, locale),
    [figure, locale],
  );
  const quantity = useMemo(
    () => withName(figure.quantity, locale),
    [figure, locale],
  );
  const [xKey, yKey] = [`${figure.id}.x`, `${figure.id}.y`];
  const data = runs[0]?.run.figures[figure.id];
  const defaultTimes = data?.kind === 'profile' ? data.times : [];
  return (
    <CurveFigure
      title={capitalized(figure.title, locale)}
      summary={summary}
      series={series}
      coordinate={coordinate}
      quantity={quantity}
      xKey={xKey}
      yKey={yKey}
      xScale={scales[xKey] ?? coordinate.scale ?? 'linear'}
      yScale={scales[yKey] ?? quantity.scale ?? 'linear'}
      hasExact={hasExact}
      units={units}
      at={at}
      onMove={onMove}
      dispatch={dispatch}
    >
      {figure.times && (
        <ProfileTimes
          model={model}
          figure={figure.id}
          title={capitalized(figure.title, locale)}
          times={times[figure.id] ?? defaultTimes}
          units={units}
          dispatch={dispatch}
        />
      )}
    </CurveFigure>
  );
}

export interface LayoutProps extends FiguresProps {
  readonly failure: ReactNode;
  readonly controls: ReactNode;
  /** Shown below all figures. */
  readonly children: ReactNode;
}

/**
 * Lays out the figures of a model, with one cursor for all figures over time.
 * The controls come after the first, so that in one column a curve is near them.
 */
export function Figures(layout: LayoutProps): ReactNode {
  const {failure, controls, children, ...props} = layout;
  const {model, runs, state, locale} = props;
  const [at, onMove] = useState<number>();
  const cursor = useMemo(() => ({at, onMove}), [at]);
  const [first, ...others] = model.figures.map((figure) => {
    switch (figure.kind) {
      case 'time':
        return (
          <TimeFigureView
            key={figure.id}
            {...props}
            figure={figure}
            cursor={cursor}
          />
        );
      case 'profile':
        return <ProfileFigureView key={figure.id} {...props} figure={figure} />;
      case 'bars':
        return (
          <BarFigure
            key={figure.id}
            figure={figure}
            runs={runs}
            locale={locale}
            units={state.units}
          />
        );
    }
  });
  return (
    <>
      <div className={styles.driven}>
        <div className={styles.first}>
          {failure}
          {first}
        </div>
        {controls}
      </div>
      <div>
        {others}
        {children}
      </div>
    </>
  );
}
