import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {memo, useId, useMemo} from 'react';

import {punctuation} from '../../i18n/punctuation';
import type {AxisDefinition, AxisScale} from '../../models/definition/figures';
import {formatQuantity} from '../../models/definition/format';
import type {Mark} from '../../models/definition/marks';
import type {UnitPreferences} from '../../physics/units';
import type {CursorPin, Domain} from '../../plot';
import {
  type CursorPlace,
  differenceFrom,
  fixed,
  moved,
  NO_CURSOR,
  placed,
} from '../../site/cursor';
import {usePanelValues, usePresentRun} from '../context';
import {cursorDescription, cursorLabel} from './cursorDescription';
import {endLabels} from './endLabels';
import {formatDifference} from './formatSeriesValue';
import {FigureOptions, Handles, Readout} from './lazyParts';
import {NamedPlot} from './NamedPlot';
import {plotMarks} from './plotMarks';
import {readingPlace} from './readingPlace';
import type {Series} from './series';
import styles from './styles.figure.module.css';
import {useCurves} from './useCurves';

export interface CurveFigureProps {
  readonly title: string;
  /** One sentence on the whole run, part of the accessible name of the plot. */
  readonly summary: string;
  readonly series: readonly Series[];
  readonly coordinate: AxisDefinition & {readonly name: string};
  readonly quantity: AxisDefinition & {readonly name: string};
  /** Whether its title is seen, so that the axis need not repeat it. */
  readonly isTitled: boolean;
  /** Keys of the axes in the scales of the panel's state. */
  readonly xKey: string;
  readonly yKey: string;
  readonly xScale: AxisScale;
  readonly yScale: AxisScale;
  readonly hasExact: boolean;
  /** SI coordinates that must fit on the axis besides those of the curves. */
  readonly span?: ArrayLike<number> | undefined;
  /** The axes only grow while it stays the same. */
  readonly frame: number;
  /** SI coordinates of the part shown; all unless given. */
  readonly window?: Domain | undefined;
  /** Changes the part shown; without it the axis can't be zoomed. */
  readonly onWindow?: ((window: Domain | undefined) => void) | undefined;
  /** SI coordinate of the cursor, and those that the reader has fixed. */
  readonly at: number | undefined;
  readonly pins: readonly number[];
  readonly onChange: CursorUpdate;
  /** Points, levels and lines to show over the curves. */
  readonly marks?: readonly Mark[] | undefined;
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
function legendHeading(place: string | undefined): string {
  return place === undefined
    ? translate({
        id: 'simulation.legend.end',
        message: 'Values at the end',
        description: 'Heading of the legend while there is no cursor',
      })
    : translate(
        {
          id: 'simulation.legend.at',
          message: 'Values at {place}',
          description: 'Heading of the legend at the cursor: t = 1.2 s',
        },
        {place},
      );
}

/** The ways to move and fix a cursor. */
function cursorPin(onChange: CursorUpdate): CursorPin {
  return {
    onPlace: (at) => onChange((cursor) => placed(cursor, at)),
    onFix: (at) => onChange((cursor) => fixed(cursor, at)),
    onClear: () => onChange(() => NO_CURSOR),
  };
}

/** A figure of curves: plot, cursor, legend, and the scales of its axes. */
export const CurveFigure = memo(function CurveFigure(
  props: CurveFigureProps,
): ReactNode {
  const {title, summary, series, coordinate, quantity} = props;
  const {isTitled, hasExact, children, pins, onChange} = props;
  const {model, isLive, units, locale} = usePanelValues();
  const {state, result} = usePresentRun();
  const {hasOptions} = state;
  const marks = useMemo(
    () => plotMarks(props.marks ?? [], locale),
    [props.marks, locale],
  );
  const {curves, xAxis, wholeAxis, yAxis, fitting} = useCurves({
    ...props,
    marks,
    units,
    isStale: result.settings !== state.settings,
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
  );
  const pin = useMemo(() => cursorPin(onChange), [onChange]);
  const labels = endLabels(series, readAt, xAxis, yAxis, units, quantity, from);
  const cursor = {
    at,
    label: cursorLabel(title),
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
        xAxis={xAxis}
        yAxis={yAxis}
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
            xKey={props.xKey}
            yKey={props.yKey}
            xAxis={xAxis}
            yAxis={yAxis}
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
          isTitled && quantity.name === title
            ? {...quantity, name: ''}
            : quantity
        }
        xAxis={xAxis}
        yAxis={yAxis}
        cursor={cursor}
        marks={marks}
        fitting={fitting}
        labels={labels}
      >
        {isLive && model.handles && (
          <Handles series={series} xAxis={xAxis} yAxis={yAxis} />
        )}
      </NamedPlot>
      {children}
    </figure>
  );
});
