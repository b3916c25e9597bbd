import type {ReactNode} from 'react';

import type {Unit} from '../../physics/units';
import {unitSymbol} from '../../physics/units';
import Plot, {type PlotProps} from '../../plot';
import {SymbolText} from '../SymbolText';
import type {AxisName} from './axes';

/** Name, symbol and unit of an axis: 'Time t [s]'. */
function axisTitle({name, symbol}: AxisName, unit: Unit): ReactNode {
  const sign = unitSymbol(unit);
  return (
    <>
      {`${name} `}
      {symbol !== undefined && <SymbolText>{symbol}</SymbolText>}
      {sign !== '' && ` [${sign}]`}
    </>
  );
}

export interface NamedPlotProps extends Omit<PlotProps, 'xTitle' | 'yTitle'> {
  /** What the axes show; an axis without it has no title. */
  readonly x?: AxisName | undefined;
  readonly y?: AxisName | undefined;
}

/** A plot whose axes are titled by what they show, in the units they have. */
export function NamedPlot({x, y, ...plot}: NamedPlotProps): ReactNode {
  return (
    <Plot
      {...plot}
      xTitle={x && axisTitle(x, plot.xAxis.unit)}
      yTitle={y && axisTitle(y, plot.yAxis.unit)}
    />
  );
}
