import type {ReactNode} from 'react';

import {text} from '../../../i18n';
import type {NumberParameter} from '../../../models/definition/parameters';
import {sliderRange} from '../../../models/definition/parameters';
import {unitSymbol} from '../../../physics/units';
import {usePanelValues} from '../../context';
import {NumberField} from '../../controls/NumberField';
import {shownUnit} from '../../state/shownUnit';
import lazyStyles from '../../styles.lazy.module.css';

/** The ends of a range, SI; those of the slider where undefined. */
export interface RangeEnds {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const FIELDS = [
  {end: 'from', label: text('From', '从')},
  {end: 'to', label: text('To', '到')},
] as const;

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
  const {locale, units} = usePanelValues();
  const unit = shownUnit(definition, units);
  const sign = unitSymbol(unit);
  const limits = sliderRange(definition);
  return (
    <>
      {FIELDS.map(({end, label}, index) => (
        <label key={end} className={lazyStyles.batchField}>
          {label[locale]}
          {sign !== '' && ` [${sign}]`}
          <NumberField
            definition={definition}
            unit={unit}
            value={ends[end] ?? limits[index] ?? 0}
            onValue={(value) => onEnds({...ends, [end]: value})}
          />
        </label>
      ))}
    </>
  );
}
