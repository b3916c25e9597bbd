import {type ReactNode, useMemo} from 'react';

import {useLocale} from '../../i18n/useLocale';
import {formatNumber} from '../../models/definition/format';
import {interpolate} from '../../models/run/interpolate';
import Plot, {
  type Axis,
  type AxisOptions,
  createAxis,
  type Curve,
  type Domain,
  Swatch,
} from '../../plot';
import type {ReadCurve} from '../reading/useCurves';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';

export interface ResultPlotProps {
  /** Variables of one unit. */
  readonly shown: readonly ReadCurve[];
  /** Time of the cursor, s, and the part of the time axis that is shown. */
  readonly at: number | undefined;
  readonly onMove: (at: number | undefined) => void;
  readonly window: Domain | undefined;
  readonly onWindow: (window: Domain | undefined) => void;
}

/** The curves of other runs, and over them those of the chosen run. */
function curvesOf(variables: readonly ReadCurve[]): readonly Curve[] {
  const style = 'line';
  return variables.flatMap<Curve>(
    ({variable: {path}, styleIndex, time, values, others}) => [
      ...others.map((other, index) => ({
        id: `${path}:${index + 1}`,
        x: other.time,
        y: other.values,
        ...({styleIndex, style} as const),
        isComparison: true,
        rank: others.length > 1 ? index / (others.length - 1) : 1,
      })),
      {id: path, x: time, y: values, styleIndex, style},
    ],
  );
}

function timeAxis(values: AxisOptions['values']): Axis {
  return createAxis({values, scale: 'linear', unit: 's'});
}

/** Curves of one unit over time, with their names and values at the cursor. */
export function ResultPlot(props: ResultPlotProps): ReactNode {
  const {shown, at, onMove, window, onWindow} = props;
  const locale = useLocale();
  const curves = useMemo(() => curvesOf(shown), [shown]);
  const whole = useMemo(() => timeAxis(curves.map(({x}) => x)), [curves]);
  const xAxis = useMemo(
    () => (window ? timeAxis([window]) : whole),
    [window, whole],
  );
  const yAxis = useMemo(
    () =>
      createAxis({
        values: curves.map(({y}) => y),
        scale: 'linear',
        // Numbers stay in the unit of the file, which the title names.
        unit: '1',
        isNice: true,
      }),
    [curves],
  );
  const unit = shown[0]?.variable.unit ?? '';
  const readings = shown.map(({variable, time, values, styleIndex}) => {
    const value = interpolate(time, values, at ?? time.at(-1) ?? NaN);
    const number = formatNumber(value ?? NaN);
    return {
      path: variable.path,
      title: variable.title,
      styleIndex,
      text: unit === '' ? number : `${number}\u00a0${unit}`,
    };
  });
  const separator = locale === 'en' ? ', ' : '，';
  const names = readings.map(({path}) => path).join(separator);
  const seconds = `${formatNumber(at ?? whole.invert(1))}\u00a0s`;
  return (
    <figure className={styles.plot}>
      <figcaption>
        <ul className={styles.legend}>
          {readings.map(({path, title, styleIndex, text}) => (
            <li key={path}>
              <Swatch styleIndex={styleIndex} style="line" /> {title}{' '}
              <span className={styles.note}>{path}</span>{' '}
              <span className={styles.reading}>{text}</span>
            </li>
          ))}
          <li className={styles.note}>{WORDS.plotInstant(seconds)[locale]}</li>
        </ul>
      </figcaption>
      <Plot
        label={names}
        curves={curves}
        xAxis={xAxis}
        yAxis={yAxis}
        xTitle={WORDS.plotTime[locale]}
        yTitle={unit === '' ? WORDS.plotNoUnit[locale] : unit}
        cursor={{
          at,
          onMove,
          label: WORDS.plotCursor[locale],
          text: [
            seconds,
            ...readings.map(({path, text}) => `${path} ${text}`),
          ].join(separator),
          zoom: {whole, window, onWindow},
        }}
      />
    </figure>
  );
}
