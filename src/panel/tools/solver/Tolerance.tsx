import type {ReactNode} from 'react';

import {text} from '../../../i18n';
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

/** What another tolerance has changed in the outputs. */
function Difference({output, share}: LargestDifference): ReactNode {
  const {model, locale} = usePanelValues();
  const name = model.outputs[output]?.label[locale] ?? output;
  const percent = formatNumber(100 * share, {digits: 2});
  return text(
    `The curves in the plot keep their tolerance. This run differs from them most in “${name}”: by ${percent}% of the span at most, jumps left out.`,
    `曲线图仍用原来的容差。这次运行与它相差最大的是“${name}”，最多为其变化幅度的 ${percent}%（跳变处不计）。`,
  )[locale];
}

/** The choice of a tolerance for the record, and what it changes. */
export function Tolerance(props: ToleranceProps): ReactNode {
  const {tolerance, onChoose, difference} = props;
  const {model, locale} = usePanelValues();
  const own = usualTolerance(model);
  const ownName = formatNumber(own);
  const label = text('Tolerance of this record', '记录所用的容差')[locale];
  const all = [own, ...TOLERANCES.filter((each) => each !== own)];
  return (
    <div className={styles.instant}>
      <span aria-hidden="true">{label}</span>
      <Select
        label={label}
        value={String(tolerance)}
        options={all.map((each) => ({
          value: String(each),
          name:
            each === own
              ? text(
                  `${ownName}, as in the plot`,
                  `${ownName}（与曲线图相同）`,
                )[locale]
              : formatNumber(each),
        }))}
        onSelect={(value) => onChoose(Number(value))}
      />
      <span role="status">{difference && <Difference {...difference} />}</span>
    </div>
  );
}
