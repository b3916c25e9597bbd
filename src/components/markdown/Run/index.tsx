import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {isPlainClick} from '../../base/plainInput';
import {requestRun} from '../../base/showPanel';
import styles from './styles.model.module.css';

export interface RunProps {
  /** The values as a permalink; written while the site is built. */
  readonly link: string;
  /** Key of the parameter whose slider is shown near the text. */
  readonly slider?: string;
  readonly children: ReactNode;
}

/**
 * A chip in a text that runs the page's model with the values it names. Out of
 * sight, the plot comes to the reader; without scripts the chip is a link.
 */
export default function Run({link, slider, children}: RunProps): ReactNode {
  return (
    <Link
      {...(styles.run && {className: styles.run})}
      data-noBrokenLinkCheck
      to={`#${link}`}
      onClick={(event) => {
        const chip = event.currentTarget;
        // A click by key has no presses of a button.
        const isByKey = event.detail === 0;
        if (isPlainClick(event) && requestRun(link, {slider, isByKey, chip})) {
          event.preventDefault();
        }
      }}
    >
      {children}
    </Link>
  );
}
