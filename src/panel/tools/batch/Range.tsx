import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {NumberParameter} from '../../../models/definition/parameters';
import {sliderRange} from '../../../models/definition/parameters';
import {unitSymbol} from '../../../physics/units';
import {usePanelValues} from '../../context';
import {NumberField} from '../../controls/NumberField';
import shared from '../../shared.tools.module.css';
import {shownUnit} from '../../state/shownUnit';
import lazyStyles from '../../styles.lazy.module.css';

/** The ends of a range, SI; those of the slider where undefined. */
export interface RangeEnds {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Two fields for the first and the last value of a batch run. */
export function Range({
  definition,
  ends,
  onEnds,
}: {
  readonly definition: NumberParameter;
  readonly ends: RangeEnds;
  readonly onEnds: (ends: RangeEnds) => void;
}): ReactNode {
  const {units} = usePanelValues();
  const unit = shownUnit(definition, units);
  const [low, high] = sliderRange(definition);
  return (
    <>
      <label className={lazyStyles.batchField}>
        {translate({
          id: 'simulation.batch.from',
          message: 'From',
          description: 'First value of a batch run',
        })}
        <NumberField
          definition={definition}
          unit={unit}
          value={ends.from ?? low}
          onValue={(from) => onEnds({...ends, from})}
        />
      </label>
      <label className={lazyStyles.batchField}>
        {translate({
          id: 'simulation.batch.to',
          message: 'To',
          description: 'Last value of a batch run',
        })}
        <NumberField
          definition={definition}
          unit={unit}
          value={ends.to ?? high}
          onValue={(to) => onEnds({...ends, to})}
        />
      </label>
      <span className={shared.unit}>{unitSymbol(unit)}</span>
    </>
  );
}
