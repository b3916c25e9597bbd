import type {ReactNode} from 'react';

import styles from './styles.lazy.module.css';

/** How an answer was judged: each kind has a colour, an icon and its words. */
export type VerdictKind = 'right' | 'near' | 'wrong' | 'neutral';

const ICONS: Readonly<Record<VerdictKind, string>> = {
  right: '✓',
  near: '≈',
  wrong: '✗',
  neutral: '–',
};

export interface VerdictProps {
  readonly kind: VerdictKind;
  /** The element that it is; one of a list is an `li`. */
  readonly as?: 'div' | 'li';
  /** What is said, which must name the kind in words. */
  readonly children: ReactNode;
}

/** A verdict on an answer: a strip in its colour, with its icon. */
export default function Verdict({
  kind,
  as: Element = 'div',
  children,
}: VerdictProps): ReactNode {
  return (
    <Element className={styles.verdict} data-verdict={kind}>
      <span aria-hidden="true" className={styles.icon}>
        {ICONS[kind]}
      </span>
      <div>{children}</div>
    </Element>
  );
}
