import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useMemo} from 'react';

import type {Comparison} from '../../../comparison/compare';
import {curveOf} from '../../../comparison/series/reference';
import {punctuation} from '../../../i18n/punctuation';
import type {OutputDefinition} from '../../../models/definition/statesAndOutputs';
import type {Run} from '../../../models/run/runResult';
import type {Curve} from '../../../plot';
import {Swatch} from '../../../plot';
import {usePanelValues} from '../../context';
import {axisAround, timeAxis, withName} from '../../figures/axes';
import {NamedPlot} from '../../figures/NamedPlot';
import {nameOf} from '../../nameOf';
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
  const {colon, comma} = punctuation[locale];
  const name = nameOf(model.outputs, output, locale);
  const time = withName(timeAxis(model), locale);
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
      axisAround(
        timeAxis(model),
        curves.map(({x}) => x),
        false,
        units,
      ),
      axisAround(
        definition,
        curves.map(({y}) => y),
        true,
        units,
      ),
    ],
    [model, definition, curves, units],
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
      <NamedPlot
        label={`${name}${colon}${ours}${comma}${yours}`}
        curves={curves}
        x={time}
        y={{name: '', symbol: definition.symbol}}
        xAxis={xAxis}
        yAxis={yAxis}
      />
    </>
  );
}
