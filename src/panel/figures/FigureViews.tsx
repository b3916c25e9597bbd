import type {ReactNode} from 'react';
import {useCallback, useMemo, useState} from 'react';

import type {Domain} from '../../plot';
import type {CursorPlace} from '../../site/cursor';
import {NO_CURSOR} from '../../site/cursor';
import {usePanelValues, usePresentRun} from '../context';
import {capitalized} from '../state/settings';
import {measuredQuantity, timeAxis, withName} from './axes';
import {type CursorUpdate, CurveFigure} from './CurveFigure';
import {profileSeries} from './profileSeries';
import {ProfileTimes} from './ProfileTimes';
import type {AnyProfileFigure, AnyTimeFigure} from './series';
import {fadeOthers} from './series';
import {timeSeries} from './timeSeries';

/** The cursor that all figures over time share. */
export interface CursorState extends CursorPlace {
  /** Keys of the outputs whose curves stand out; none fades where it is empty. */
  readonly focus: readonly string[];
  readonly onChange: CursorUpdate;
}

/** Digits that keep the ends of a window apart, however short it is. */
const WINDOW_DIGITS = 8;

/** The ends of a window with the digits that its link holds. */
export function roundWindow([from, to]: Domain): Domain {
  return [
    Number(from.toPrecision(WINDOW_DIGITS)),
    Number(to.toPrecision(WINDOW_DIGITS)),
  ];
}

/** A figure of outputs over time. */
export function TimeFigureView({
  figure,
  cursor,
}: {
  readonly figure: AnyTimeFigure;
  readonly cursor: CursorState;
}): ReactNode {
  const {model, locale, units, dispatch} = usePanelValues();
  const {runs, state, summary} = usePresentRun();
  const {shown, times, scales, hasExact, frame} = state;
  const {focus} = cursor;
  const all = useMemo(
    () => timeSeries(model, figure, runs, {locale, units, shown, times}),
    [model, figure, runs, locale, units, shown, times],
  );
  const series = useMemo(() => fadeOthers(all, focus), [all, focus]);
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
  const onWindow = useCallback(
    (window: Domain | undefined) =>
      dispatch({type: 'window', window: window && roundWindow(window)}),
    [dispatch],
  );
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
      frame={frame}
      span={span}
      window={state.window}
      onWindow={onWindow}
      {...cursor}
    />
  );
}

/** A figure of a quantity along a coordinate. */
export function ProfileFigureView({
  figure,
}: {
  readonly figure: AnyProfileFigure;
}): ReactNode {
  const {model, locale, units} = usePanelValues();
  const {runs, state, summary} = usePresentRun();
  const {shown, times, scales, hasExact, frame} = state;
  const [cursor, onChange] = useState(NO_CURSOR);
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
      frame={frame}
      {...cursor}
      onChange={onChange}
    >
      {figure.times && (
        <ProfileTimes
          figure={figure.id}
          title={capitalized(figure.title, locale)}
          times={times[figure.id] ?? defaultTimes}
        />
      )}
    </CurveFigure>
  );
}
