import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useRef} from 'react';

import ScrollRegion from '../../base/ScrollRegion';
import {type CopyOutcome, refusalText, useCopy} from '../../base/useCopy';
import styles from './styles.module.css';

export interface FormulaProps {
  /** MathML with its TeX in `data-tex`. */
  readonly children: ReactNode;
}

/** Milliseconds for which the button says what became of the copy. */
const CONFIRMATION_TIME = 2000;

function buttonText(outcome: CopyOutcome | undefined): string {
  if (outcome?.isRefused) {
    return refusalText();
  }
  return outcome
    ? translate({
        id: 'formula.copied',
        message: 'Copied',
        description: 'Said by the button beside a formula after a copy',
      })
    : translate({
        id: 'formula.copy',
        message: 'TeX',
        description:
          'Text of the button that copies a formula as TeX: the name of the language',
      });
}

function CopyButton({readTex}: {readonly readTex: () => string}): ReactNode {
  const {outcome, copy} = useCopy(CONFIRMATION_TIME);
  return (
    <button
      aria-label={translate({
        id: 'formula.copy.label',
        message: 'Copy the formula as TeX',
        description: 'Label of the button beside a formula',
      })}
      className={styles.copy}
      type="button"
      onClick={() => void copy(readTex())}
    >
      <span aria-live="polite">{buttonText(outcome)}</span>
    </button>
  );
}

/** A displayed formula: scrolls in a box when it is wide, can be copied as TeX. */
export default function Formula({children}: FormulaProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const readTex = () =>
    frame.current?.querySelector('math')?.dataset['tex'] ?? '';
  return (
    <div ref={frame} className={styles.formula}>
      <ScrollRegion
        className={styles.scroll}
        label={translate({
          id: 'formula.label',
          message: 'Formula, scrolls sideways',
          description: 'Label of a formula that is wider than the page',
        })}
      >
        {children}
      </ScrollRegion>
      {isBrowser && <CopyButton readTex={readTex} />}
    </div>
  );
}
