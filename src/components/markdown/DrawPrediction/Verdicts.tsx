import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

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

function Line({
  kind,
  name,
  children,
}: {
  readonly kind: VerdictKind;
  readonly name: string;
  readonly children: string;
}): ReactNode {
  const space = useLocale() === 'en' ? ' ' : '';
  return (
    <Verdict as="li" kind={kind}>
      <strong>{name}</strong>
      {space}
      {children}
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

function kindOf({kind}: {readonly kind: string}): VerdictKind {
  return VERDICTS[kind] ?? 'wrong';
}

function names(): Readonly<Record<'slope' | 'end' | 'time', string>> {
  return {
    slope: translate({
      id: 'drawing.slope',
      message: 'Start slope:',
      description: 'Heads the verdict on the start slope of a drawn curve',
    }),
    end: translate({
      id: 'drawing.end',
      message: 'Final value:',
      description: 'Heads the verdict on the final value of a drawn curve',
    }),
    time: translate({
      id: 'drawing.time',
      message: 'Time scale:',
      description: 'Heads the verdict on the time scale of a drawn curve',
    }),
  };
}

function whatIsMissing(kind: 'nothing' | 'too-short'): string {
  return kind === 'nothing'
    ? translate({
        id: 'drawing.nothing',
        message: 'Nothing is drawn yet. Draw your curve first, then run.',
        description: 'Said when a prediction is run without a drawn curve',
      })
    : translate({
        id: 'drawing.short',
        message:
          'One point, or a short piece, is too little to compare. Draw the curve over the whole time.',
        description: 'Said when a prediction is run with hardly any curve',
      });
}

/** What is said of a drawn curve: what is missing, or three verdicts. */
export function Verdicts({judgement, displayed}: VerdictsProps): ReactNode {
  if (!judgement) {
    return null;
  }
  if (judgement.kind !== 'judged') {
    return <p className={styles.missing}>{whatIsMissing(judgement.kind)}</p>;
  }
  const {slope, end, time} = judgement;
  const {slope: slopeName, end: endName, time: timeName} = names();
  const write = (value: number) =>
    formatQuantity(value, displayed, {}, {digits: 3});
  return (
    <ul className={styles.verdicts}>
      <Line kind={kindOf(slope)} name={slopeName}>
        {slopeText(slope)}
      </Line>
      <Line kind={kindOf(end)} name={endName}>
        {endText(end, write)}
      </Line>
      <Line kind={kindOf(time)} name={timeName}>
        {timeText(time)}
      </Line>
    </ul>
  );
}
