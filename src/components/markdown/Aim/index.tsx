import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useProgress} from '../../../site/progress';
import Tick from '../../base/Tick';

export interface AimProps {
  /** Ids of the exercises, predictions and tasks that show it, by spaces. */
  readonly shownBy: string;
  readonly children: ReactNode;
}

/**
 * What a reader can do after the page, an item of the list at its head; the
 * build makes it of one that ends in a comment. It gets a tick when everything
 * that shows it is done.
 */
export default function Aim({shownBy, children}: AimProps): ReactNode {
  const isDone = useProgress();
  return (
    <li>
      {children}
      {shownBy.split(' ').every(isDone) && (
        <Tick>
          <Translate
            id="aim.shown"
            description="Beside what a reader can do after a page, once the exercises show it"
          >
            you can
          </Translate>
        </Tick>
      )}
    </li>
  );
}
