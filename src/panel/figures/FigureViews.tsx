import type {ReactNode} from 'react';
import {useCallback, useMemo, useState} from 'react';

import {capitalized} from '../../i18n';
import type {Run} from '../../models/run/runResult';
import type {Domain} from '../../plot';
import {NO_CURSOR} from '../../site/cursor';
import {usePanelValues, usePresentRun} from '../context';
import {BarFigure} from './BarFigure';
import {CurveFigure} from './CurveFigure';
import {ProfileTimes} from './lazyParts';
import {profileSeries} from './profileSeries';
import type {
  AnyFigure,
  AnyProfileFigure,
  AnyTimeFigure,
  Series,
} from './series';
import {curveKey, fadeOthers} from './series';
import {timeSeries} from './timeSeries';
import {useCursor} from './useCursor';

interface ViewProps<Figure> {
  readonly figure: Figure;
  /** Whether it shows the curves and marks of the preset's view. */
  readonly isFirst: boolean;
}

/** The keys by which the reader switches the curves of a figure on and off. */
function curveKeys(figure: AnyFigure, {figures}: Run): readonly string[] {
  if (figure.kind === 'time') {
    return figure.outputs;
  }
  const data = figures[figure.id];
  return data?.kind === 'profile'
    ? data.curves.map(({id}) => `${figure.id}.${id}`)
    : [];
}

/**
 * The series of a figure of the panel. The first one shows the curves of the
 * preset's view until the reader chooses others.
 */
export function useFigureSeries(
  figure: AnyFigure | undefined,
  isFirst: boolean,
): readonly Series[] {
  const {model, locale, units} = usePanelValues();
  const {runs, view, state, result} = usePresentRun();
  const {times, shown: chosen} = state;
  const curves = isFirst ? view.curves : undefined;
  return useMemo(() => {
    const keys = curves && figure ? curveKeys(figure, result.run) : [];
    const ofView = Object.fromEntries(
      keys.map((key) => [key, curves?.includes(curveKey({key})) ?? true]),
    );
    const choices = {locale, units, shown: {...ofView, ...chosen}, times};
    switch (figure?.kind) {
      case 'time':
        return timeSeries(model, figure, runs, choices);
      case 'profile':
        return profileSeries(model, figure, runs, choices);
      default:
        return [];
    }
  }, [model, figure, runs, result, curves, locale, units, chosen, times]);
}

/** A figure of outputs over time. */
function TimeFigureView(props: ViewProps<AnyTimeFigure>): ReactNode {
  const {figure, isFirst} = props;
  const {model, dispatch} = usePanelValues();
  const {focus, ...cursor} = useCursor(model.id);
  const {runs, state} = usePresentRun();
  const all = useFigureSeries(figure, isFirst);
  const series = useMemo(() => fadeOthers(all, focus), [all, focus]);
  const {start, end} = runs[0]?.run ?? {start: 0, end: 1};
  const span = useMemo(() => [start, end], [start, end]);
  const onWindow = useCallback(
    (window: Domain | undefined) => dispatch({type: 'window', window}),
    [dispatch],
  );
  return (
    <CurveFigure
      {...props}
      series={series}
      span={span}
      window={state.window}
      onWindow={onWindow}
      {...cursor}
    />
  );
}

/** A figure of a quantity along a coordinate. */
function ProfileFigureView(props: ViewProps<AnyProfileFigure>): ReactNode {
  const {figure, isFirst} = props;
  const {locale} = usePanelValues();
  const {runs, state} = usePresentRun();
  const {times, hasOptions} = state;
  const [cursor, onChange] = useState(NO_CURSOR);
  const data = runs[0]?.run.figures[figure.id];
  const series = useFigureSeries(figure, isFirst);
  const defaultTimes = data?.kind === 'profile' ? data.times : [];
  return (
    <CurveFigure {...props} series={series} {...cursor} onChange={onChange}>
      {figure.times && (!isFirst || hasOptions) && (
        <ProfileTimes
          figure={figure.id}
          title={capitalized(figure.title, locale)}
          times={times[figure.id] ?? defaultTimes}
        />
      )}
    </CurveFigure>
  );
}

export interface FigureViewProps {
  readonly figure: AnyFigure;
  /** Whether it stands at the top of the panel, as its preset shows it. */
  readonly isFirst?: boolean;
}

/** A figure of the present run and of those that it is compared with. */
export function FigureView({
  figure,
  isFirst = false,
}: FigureViewProps): ReactNode {
  const {units} = usePanelValues();
  const {runs} = usePresentRun();
  switch (figure.kind) {
    case 'time':
      return <TimeFigureView figure={figure} isFirst={isFirst} />;
    case 'profile':
      return <ProfileFigureView figure={figure} isFirst={isFirst} />;
    case 'bars':
      return <BarFigure figure={figure} runs={runs} units={units} />;
  }
}
