import {type ReactNode, useMemo} from 'react';

import {punctuation} from '../../i18n/punctuation';
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
  /** Curves of one unit. */
  readonly shown: readonly ReadCurve[];
  /** Time of the cursor, s, and the part of the time axis that is shown. */
  readonly at: number | undefined;
  readonly onMove: (at: number | undefined) => void;
  readonly window: Domain | undefined;
  readonly onWindow: (window: Domain | undefined) => void;
}

/** Curves as a plot takes them; those of a run behind are thin, in a ramp. */
function curvesOf(shown: readonly ReadCurve[]): readonly Curve[] {
  return shown.map(({variable, time, values, styleIndex, rank}, index) => ({
    id: rank === undefined ? variable.path : `${variable.path}:${index}`,
    x: time,
    y: values,
    styleIndex,
    style: 'line',
    ...(rank !== undefined && {isComparison: true, rank}),
  }));
}

function timeAxis(values: AxisOptions['values']): Axis {
  return createAxis({values, scale: 'linear', unit: 's'});
}

/** Curves of one unit over time, with their names and values at the cursor. */
export function ResultPlot(props: ResultPlotProps): ReactNode {
  const {shown, at, onMove, window, onWindow} = props;
  const locale = useLocale();
  const {curves, whole, yAxis} = useMemo(() => {
    const all = curvesOf(shown);
    const values = all.map(({y}) => y);
    return {
      curves: all,
      whole: timeAxis(all.map(({x}) => x)),
      // Numbers stay in the unit of the file, which the title names.
      yAxis: createAxis({values, scale: 'linear', unit: '1', isNice: true}),
    };
  }, [shown]);
  const xAxis = useMemo(
    () => (window ? timeAxis([window]) : whole),
    [window, whole],
  );
  const unit = shown[0]?.variable.unit ?? '';
  const own = shown.filter(({rank}) => rank === undefined);
  const readings = own.map(({variable, time, values, styleIndex}) => {
    const value = interpolate(time, values, at ?? time.at(-1) ?? NaN);
    const number = formatNumber(value ?? NaN);
    const text = unit === '' ? number : `${number}\u00a0${unit}`;
    return {...variable, styleIndex, text};
  });
  const {comma} = punctuation[locale];
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
        label={readings.map(({path}) => path).join(comma)}
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
          ].join(comma),
          zoom: {whole, window, onWindow},
        }}
      />
    </figure>
  );
}
