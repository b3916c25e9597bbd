import type {ReactNode} from 'react';
import {memo, useId, useMemo} from 'react';

import {capitalized, type LocalizedText, text} from '../../i18n';
import {punctuation} from '../../i18n/punctuation';
import type {AxisDefinition} from '../../models/definition/figures';
import {formatQuantity} from '../../models/definition/format';
import type {UnitPreferences} from '../../physics/units';
import type {CursorPin, Domain, PlotMark} from '../../plot';
import {
  type CursorPlace,
  differenceFrom,
  fixed,
  moved,
  NO_CURSOR,
  placed,
} from '../../site/cursor';
import {usePanelValues, usePresentRun} from '../context';
import {viewMarks} from '../state/view';
import {figureAxes} from './axes';
import {cursorDescription, cursorLabel} from './cursorDescription';
import {endLabels} from './endLabels';
import {formatDifference} from './formatSeriesValue';
import {FigureOptions, Handles, Readout} from './lazyParts';
import {NamedPlot} from './NamedPlot';
import {plotMarks} from './plotMarks';
import {readingPlace} from './readingPlace';
import type {AnyProfileFigure, AnyTimeFigure, Series} from './series';
import styles from './styles.figure.module.css';
import {useCurves} from './useCurves';

export interface CurveFigureProps {
  readonly figure: AnyTimeFigure | AnyProfileFigure;
  /** Whether it shows the curves and marks of the preset's view. */
  readonly isFirst: boolean;
  readonly series: readonly Series[];
  /** SI coordinates that must fit on the axis besides those of the curves. */
  readonly span?: ArrayLike<number> | undefined;
  /** SI coordinates of the part shown; all unless given. */
  readonly window?: Domain | undefined;
  /** Changes the part shown; without it the axis can't be zoomed. */
  readonly onWindow?: ((window: Domain | undefined) => void) | undefined;
  /** SI coordinate of the cursor, and those that the reader has fixed. */
  readonly at: number | undefined;
  readonly pins: readonly number[];
  readonly onChange: CursorUpdate;
  readonly children?: ReactNode;
}

/** Changes the cursor. */
export type CursorUpdate = (next: (cursor: CursorPlace) => CursorPlace) => void;

/** The place of the cursor, and how far it is from another one: 't = 1.2 s'. */
function placeText(
  at: number,
  from: number | undefined,
  {symbol = 'x', ...coordinate}: AxisDefinition,
  units: UnitPreferences,
): string {
  const place = `${symbol} = ${formatQuantity(at, coordinate, units)}`;
  return from === undefined
    ? place
    : `${place} (Δ${symbol} = ${formatDifference(at - from, coordinate, units, {})})`;
}

/** Says where the values of the legend are taken: at the cursor or at the end. */
function legendHeading(place: string | undefined): LocalizedText {
  return place === undefined
    ? text('Values at the end', '终点处的值')
    : text(`Values at ${place}`, `${place} 处的值`);
}

/** The ways to move and fix a cursor. */
function cursorPin(onChange: CursorUpdate): CursorPin {
  return {
    onPlace: (at) => onChange((cursor) => placed(cursor, at)),
    onFix: (at) => onChange((cursor) => fixed(cursor, at)),
    onClear: () => onChange(() => NO_CURSOR),
  };
}

/** The marks of the view. */
function useMarks(isFirst: boolean): readonly PlotMark[] {
  const {model, locale} = usePanelValues();
  const {view, result} = usePresentRun();
  const {run} = result;
  return useMemo(
    () => plotMarks(isFirst ? viewMarks(model, view, run) : [], locale),
    [model, view, run, isFirst, locale],
  );
}

/** A figure of curves: plot, cursor, legend, and the scales of its axes. */
export const CurveFigure = memo(function CurveFigure(
  props: CurveFigureProps,
): ReactNode {
  const {figure, isFirst, series} = props;
  const {children, pins, onChange} = props;
  const {model, isLive, units, locale} = usePanelValues();
  const {state, isPending, summary} = usePresentRun();
  const {hasOptions, hasExact, scales} = state;
  const [coordinate, quantity] = useMemo(
    () => figureAxes(model, figure, locale),
    [model, figure, locale],
  );
  const title = capitalized(figure.title, locale);
  const xKey = figure.kind === 'time' ? 'time' : `${figure.id}.x`;
  const yKey = `${figure.id}.y`;
  const marks = useMarks(isFirst);
  const {curves, xAxis, wholeAxis, yAxis, fitting} = useCurves({
    ...props,
    coordinate,
    quantity,
    xScale: scales[xKey] ?? coordinate.scale ?? 'linear',
    yScale: scales[yKey] ?? quantity.scale ?? 'linear',
    hasExact,
    frame: state.frame,
    marks,
    units,
    isStale: isPending,
  });
  const {window, onWindow} = props;
  const zoom = useMemo(
    () => onWindow && {whole: wholeAxis, window, onWindow},
    [wholeAxis, window, onWindow],
  );
  const id = useId();
  const signs = punctuation[locale];
  const {at, readAt} = readingPlace(props.at, wholeAxis, xAxis);
  const from = at === undefined ? undefined : differenceFrom(props);
  const heading = legendHeading(
    readAt === undefined
      ? undefined
      : placeText(readAt, from, coordinate, units),
  )[locale];
  const pin = useMemo(() => cursorPin(onChange), [onChange]);
  const axes = {xAxis, yAxis};
  const reading = {at: readAt, from, units};
  const labels = endLabels(series, axes, quantity, reading);
  const cursor = {
    at,
    label: cursorLabel(title)[locale],
    text: cursorDescription(series, units, readAt, from, heading, signs),
    onMove: (to: number | undefined) => onChange((place) => moved(place, to)),
    pin,
    zoom,
    readout: at !== undefined && (
      <Readout
        title={title}
        at={at}
        from={from}
        isFixed={pins.includes(at)}
        symbol={coordinate.symbol ?? 'x'}
        curves={curves}
        labels={labels}
        {...axes}
        pin={pin}
      />
    ),
  };
  return (
    <figure className={styles.figure} data-part="figure" aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <span id={id} data-part="title">
          {title}
        </span>
        {hasOptions && (
          <FigureOptions
            title={title}
            xKey={xKey}
            yKey={yKey}
            {...axes}
            series={series}
            at={readAt}
            heading={heading}
            hasExact={hasExact}
          />
        )}
      </figcaption>
      <NamedPlot
        label={title + signs.colon + summary}
        curves={curves}
        x={coordinate}
        y={
          // A title that is seen need not be repeated by the axis.
          !isFirst && quantity.name === title
            ? {...quantity, name: ''}
            : quantity
        }
        {...axes}
        cursor={cursor}
        marks={marks}
        fitting={fitting}
        labels={labels}
      >
        {isLive && model.handles && <Handles series={series} {...axes} />}
      </NamedPlot>
      {children}
    </figure>
  );
});
