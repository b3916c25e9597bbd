import type {ReactNode} from 'react';

import {type LocalizedText, text} from '../../../i18n';
import {punctuation} from '../../../i18n/punctuation';
import {useLocale} from '../../../i18n/useLocale';
import {
  type Displayed,
  formatQuantity,
} from '../../../models/definition/format';
import Verdict, {type VerdictKind} from '../../base/Verdict';
import styles from './live.lazy.module.css';
import type {Judgement} from './verdicts';
import {endText, slopeText, timeText} from './verdictTexts';

export interface VerdictsProps {
  readonly judgement: Judgement | undefined;
  /** The units of the values. */
  readonly displayed: Displayed;
}

interface LineProps {
  readonly verdict: {readonly kind: string};
  readonly name: LocalizedText;
  readonly children: LocalizedText;
}

function Line({verdict, name, children}: LineProps): ReactNode {
  const locale = useLocale();
  return (
    <Verdict as="li" kind={VERDICTS[verdict.kind] ?? 'wrong'}>
      <strong>{name[locale]}</strong>
      {punctuation[locale].space}
      {children[locale]}
    </Verdict>
  );
}

/**
 * A curve that ends rightly and only overshoots wrongly is nearly right, and one
 * that does not reach the part in question is not judged.
 */
const VERDICTS: Readonly<Record<string, VerdictKind>> = {
  right: 'right',
  overshoots: 'near',
  'misses-overshoot': 'near',
  missing: 'neutral',
};

/** Why a drawn curve is not judged. */
const MISSING = {
  nothing: text(
    'Nothing is drawn yet. Draw your curve first, then run.',
    '还没有画。请先画出曲线，再运行。',
  ),
  'too-short': text(
    'One point, or a short piece, is too little to compare. Draw the curve over the whole time.',
    '只有一个点，或只有一小段，没法比较。请画满整个时间范围。',
  ),
} as const;

/** What is said of a drawn curve: what is missing, or a verdict on each part. */
export function Verdicts({judgement, displayed}: VerdictsProps): ReactNode {
  const locale = useLocale();
  if (!judgement) {
    return null;
  }
  if (judgement.kind !== 'judged') {
    return <p className={styles.missing}>{MISSING[judgement.kind][locale]}</p>;
  }
  const {start, slope, end, time} = judgement;
  const write = (value: number) =>
    formatQuantity(value, displayed, {}, {digits: 3});
  return (
    <ul className={styles.verdicts}>
      {start && (
        <Line verdict={start} name={text('Start value:', '初值：')}>
          {endText(start, write)}
        </Line>
      )}
      <Line
        verdict={slope}
        name={text('Slope over the first tenth:', '前十分之一时间的斜率：')}
      >
        {slopeText(slope)}
      </Line>
      <Line verdict={end} name={text('Final value:', '终值：')}>
        {endText(end, write)}
      </Line>
      <Line verdict={time} name={text('Time scale:', '时间尺度：')}>
        {timeText(time)}
      </Line>
    </ul>
  );
}
