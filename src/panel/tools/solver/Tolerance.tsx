import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {formatNumber} from '../../../models/definition/format';
import type {LargestDifference} from '../../../models/run/insight/largestDifference';
import {usualTolerance} from '../../../models/run/solveModel';
import {usePanelValues} from '../../context';
import {Select} from '../Select';
import styles from './styles.lazy.module.css';

/** Relative tolerances to choose from; that of the model comes on top. */
const TOLERANCES = [1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10] as const;

export interface ToleranceProps {
  readonly tolerance: number;
  readonly onChoose: (tolerance: number) => void;
  /** Between the plotted run and that of another tolerance. */
  readonly difference: LargestDifference | undefined;
}

function ownText(tolerance: string): string {
  return translate(
    {
      id: 'behind.tolerance.own',
      message: '{tolerance}, as in the plot',
      description: 'Choice of the tolerance with which the run was plotted',
    },
    {tolerance},
  );
}

/** What another tolerance has changed in the outputs. */
function Difference({output, share}: LargestDifference): ReactNode {
  const {model, locale} = usePanelValues();
  return translate(
    {
      id: 'behind.tolerance.difference',
      message:
        'The curves in the plot keep their tolerance. This run differs from them most in “{output}”: by {percent}% of the span at most, jumps left out.',
      description:
        'How far a run with another tolerance is from the plotted one',
    },
    {
      output: model.outputs[output]?.label[locale] ?? output,
      percent: formatNumber(100 * share, {digits: 2}),
    },
  );
}

/** The choice of a tolerance for the record, and what it changes. */
export function Tolerance(props: ToleranceProps): ReactNode {
  const {tolerance, onChoose, difference} = props;
  const own = usualTolerance(usePanelValues().model);
  const label = translate({
    id: 'behind.tolerance',
    message: 'Tolerance of this record',
    description: 'Choice of a tolerance behind the run',
  });
  const all = [own, ...TOLERANCES.filter((each) => each !== own)];
  return (
    <div className={styles.instant}>
      <span aria-hidden="true">{label}</span>
      <Select
        label={label}
        value={String(tolerance)}
        options={all.map((each) => ({
          value: String(each),
          name: each === own ? ownText(formatNumber(each)) : formatNumber(each),
        }))}
        onSelect={(value) => onChoose(Number(value))}
      />
      <span role="status">{difference && <Difference {...difference} />}</span>
    </div>
  );
}
