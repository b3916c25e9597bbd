import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useLayoutEffect, useMemo, useRef, useState} from 'react';

import {keepFocus} from '../../components/base/keepFocus';
import {toUnit, unitSymbol} from '../../physics/units';
import type {Axis, CursorPin, Curve, EndLabel, FrameSize} from '../../plot';
import {
  curvePoints,
  curveTone,
  labelStyle,
  leaderPath,
  NARROW_FRAMES,
  percent,
  placeMarkLabels,
  SIDE,
} from '../../plot';
import {parseField} from '../parseField';
import {SymbolText} from '../SymbolText';
import styles from './readout.lazy.module.css';

export interface ReadoutProps {
  /** Title of the figure. */
  readonly title: string;
  /** SI coordinate of the cursor, and of the place that differences are from. */
  readonly at: number;
  readonly from: number | undefined;
  /** Whether the cursor stays where it is when the mouse leaves the plot. */
  readonly isFixed: boolean;
  readonly symbol: string;
  readonly curves: readonly Curve[];
  readonly labels: readonly EndLabel[];
  readonly xAxis: Axis;
  readonly yAxis: Axis;
  readonly pin: CursorPin;
}

/** Steps of a coordinate that can be seen on an axis, which its decimals tell. */
const STEPS = 500;

/** Significant digits of a coordinate on a log axis. */
const LOG_DIGITS = 3;

/** A coordinate in the unit of its axis, with the decimals that can be seen. */
export function formatCoordinate(axis: Axis, shown: number): string {
  if (axis.scale === 'log') {
    return String(Number(shown.toPrecision(LOG_DIGITS)));
  }
  const [low, high] = [0, 1].map((end) => toUnit(axis.invert(end), axis.unit));
  const step = Math.abs(Number(high) - Number(low)) / STEPS;
  const decimals = Math.min(Math.max(-Math.floor(Math.log10(step)), 0), 12);
  return shown.toFixed(decimals);
}

/** Points along the line of the cursor, which a label should not cover. */
const CURSOR_LINE = Array.from({length: 51}, (_, index) => index / 50);

/** The values beside the points at which the cursor meets the curves. */
function Values(props: ReadoutProps & {readonly position: number}): ReactNode {
  const {position, curves, labels, xAxis, yAxis} = props;
  const points = useMemo(
    () => curvePoints(curves, xAxis, yAxis),
    [curves, xAxis, yAxis],
  );
  const element = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<FrameSize>(NARROW_FRAMES.labelled);
  useLayoutEffect(() => {
    const {offsetWidth: width, offsetHeight: height} = element.current ?? {};
    setFrame((last) => (width && height ? {width, height} : last));
  }, []);
  const shown = labels.filter(
    ({atCursor = -1}) => atCursor >= 0 && atCursor <= 1,
  );
  const line = CURSOR_LINE.map((y) => ({x: position, y}));
  const met = shown.map(({words = '', atCursor = 0}) => ({
    text: words,
    from: {x: position, y: 1 - atCursor},
  }));
  const places = placeMarkLabels(met, [...points, ...line], [frame]);
  return (
    <div
      ref={element}
      className={styles.values}
      data-part="values"
      aria-hidden="true"
    >
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none">
        {places.map(
          (place, index) =>
            place.leader && (
              <path
                key={index}
                {...(shown[index] && curveTone(shown[index].curve))}
                d={leaderPath(place.leader, place)}
              />
            ),
        )}
      </svg>
      {shown.map(({curve, symbol, name, value}, index) => {
        const tone = curveTone(curve);
        const place = places[index];
        return (
          <span
            key={curve.id}
            className={clsx(styles.value, tone.className)}
            style={{...tone.style, ...(place && labelStyle(place))}}
          >
            {symbol ?? name} <strong>{value}</strong>
          </span>
        );
      })}
    </div>
  );
}

/** The coordinate of the cursor on its axis; once it is fixed, as a field. */
function Chip(props: ReadoutProps & {readonly position: number}): ReactNode {
  const {title, at, from, isFixed, symbol, xAxis, pin, position} = props;
  const [draft, setDraft] = useState<string>();
  const shown = toUnit(at, xAxis.unit);
  const text = formatCoordinate(xAxis, shown);
  const unit = unitSymbol(xAxis.unit);
  const place = () => {
    const typed =
      draft === undefined ? undefined : parseField(draft, xAxis.unit);
    if (typed !== undefined) {
      const [low, high] = [xAxis.invert(0), xAxis.invert(1)];
      pin.onPlace(Math.min(Math.max(typed, low), high));
    }
    setDraft(undefined);
  };
  const start = percent(position);
  return (
    <span
      className={styles.chip}
      data-part="cursorChip"
      style={{
        insetInlineStart: start,
        transform: `translateX(-${start})`,
      }}
    >
      <SymbolText>{symbol}</SymbolText> ={' '}
      {isFixed ? (
        <input
          type="text"
          inputMode="text"
          autoComplete="off"
          aria-label={translate(
            {
              id: 'simulation.cursor.place',
              message: 'Place of the cursor: {figure}',
              description: 'Accessible name of the field on the axis',
            },
            {figure: title},
          )}
          style={{inlineSize: `${(draft ?? text).length + 1}ch`}}
          value={draft ?? text}
          onChange={({target}) => setDraft(target.value)}
          onBlur={place}
          onKeyDown={({key, currentTarget}) => {
            if (key === 'Enter') {
              place();
            } else if (key === 'Escape') {
              keepFocus(currentTarget, pin.onClear);
            }
          }}
        />
      ) : (
        text
      )}
      {unit !== '' && ` ${unit}`}
      {from !== undefined && (
        <span>
          <SymbolText>{`Δ${symbol}`}</SymbolText> ={' '}
          {formatCoordinate(xAxis, shown - toUnit(from, xAxis.unit))} {unit}
        </span>
      )}
      {isFixed && (
        <button
          type="button"
          aria-label={translate(
            {
              id: 'simulation.cursor.remove',
              message: 'Remove the cursor: {figure}',
              description: 'Accessible name of the button beside the field',
            },
            {figure: title},
          )}
          onClick={({currentTarget}) => keepFocus(currentTarget, pin.onClear)}
        >
          ×
        </button>
      )}
    </span>
  );
}

/** What a cursor reads: the values on the curves, and its place on the axis. */
export function Readout(props: ReadoutProps): ReactNode {
  const {at, from, xAxis} = props;
  const position = xAxis.normalize(at);
  const first = from === undefined ? Number.NaN : xAxis.normalize(from);
  return (
    <>
      {first >= 0 && first <= 1 && (
        <span
          className={styles.first}
          style={{insetInlineStart: percent(first)}}
        />
      )}
      <Values {...props} position={position} />
      <Chip {...props} position={position} />
    </>
  );
}
