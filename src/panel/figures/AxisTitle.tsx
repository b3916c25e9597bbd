import type {ReactNode} from 'react';

import type {Unit} from '../../physics/units';
import {unitSymbol} from '../../physics/units';
import {SymbolText} from '../SymbolText';

export interface AxisTitleProps {
  readonly label: string;
  readonly symbol?: string | undefined;
  readonly unit: Unit;
}

/** Name, symbol and unit of an axis: 'Time t [s]'. */
export function AxisTitle({label, symbol, unit}: AxisTitleProps): ReactNode {
  const sign = unitSymbol(unit);
  return (
    <>
      {`${label} `}
      {symbol !== undefined && <SymbolText>{symbol}</SymbolText>}
      {sign !== '' && ` [${sign}]`}
    </>
  );
}
