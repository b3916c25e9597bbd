import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useMemo} from 'react';

import type {Comparison} from '../../../comparison/compare';
import {curveOf} from '../../../comparison/series/reference';
import type {OutputDefinition} from '../../../models/definition/statesAndOutputs';
import type {Run} from '../../../models/run/runResult';
import type {Curve} from '../../../plot';
import Plot, {createAxis, Swatch} from '../../../plot';
import {usePanelValues} from '../../context';
import {timeAxis, withName} from '../../figures/axes';
import {AxisTitle} from '../../figures/AxisTitle';
import {shownUnit} from '../../state/shownUnit';
import {outputName} from './outputNames';
import styles from './styles.lazy.module.css';

export interface ComparePlotProps {
  readonly run: Run;
  readonly definition: OutputDefinition;
  readonly comparison: Comparison;
}

const OURS = {styleIndex: 0, style: 'line'} as const;
const YOURS = {styleIndex: 1, style: 'markers'} as const;

/** The reader's points over our curve. */
export function ComparePlot(props: ComparePlotProps): ReactNode {
  const {run, definition, comparison} = props;
  const {model, locale, units} = usePanelValues();
  const {output, points} = comparison;
  const name = outputName(model, output, locale);
  const time = withName(timeAxis(model), locale);
  const timeUnit = shownUnit(time, units);
  const unit = shownUnit(definition, units);
  const curves = useMemo((): readonly Curve[] => {
    const ours = curveOf(run, output);
    return [
      {...OURS, id: `compare:${output}:ours`, x: ours.times, y: ours.values},
      {
        ...YOURS,
        id: `compare:${output}:yours`,
        x: points.times,
        y: points.values,
      },
    ];
  }, [run, output, points]);
  const [xAxis, yAxis] = useMemo(
    () => [
      createAxis({
        values: curves.map(({x}) => x),
        scale: 'linear',
        unit: timeUnit,
      }),
      createAxis({
        values: curves.map(({y}) => y),
        scale: 'linear',
        unit,
        isNice: true,
      }),
    ],
    [curves, timeUnit, unit],
  );
  const ours = translate({
    id: 'compare.ours',
    message: 'ours',
    description: 'Legend of our curve in a comparison',
  });
  const yours = translate({
    id: 'compare.yours',
    message: 'yours',
    description: 'Legend of the points of the reader in a comparison',
  });
  return (
    <>
      <p className={styles.legend}>
        <span>
          <Swatch {...OURS} /> {ours}
        </span>
        <span>
          <Swatch {...YOURS} /> {yours}
        </span>
      </p>
      <Plot
        label={`${name}: ${ours}, ${yours}`}
        curves={curves}
        xAxis={xAxis}
        yAxis={yAxis}
        xTitle={
          <AxisTitle label={time.name} symbol={time.symbol} unit={timeUnit} />
        }
        yTitle={<AxisTitle label="" symbol={definition.symbol} unit={unit} />}
      />
    </>
  );
}
