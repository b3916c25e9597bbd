import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';

import {showPanel} from '../../base/showPanel';

export interface RunLinkProps {
  /** Anchor of the run on this page, for readers without scripts. */
  readonly run: string;
  /** Permalink to the run in the panel of this page, without '#'. */
  readonly link: string | undefined;
}

/** The link to the run: sets the values in the panel and moves the focus there. */
export function RunLink({run, link}: RunLinkProps): ReactNode {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (link !== undefined && isPlain && showPanel(link)) {
      event.preventDefault();
    }
  };
  return (
    <Link to={run} onClick={open}>
      <Translate
        id="predict.run"
        description="Link to the live model on the same page"
      >
        See it in the run
      </Translate>
    </Link>
  );
}
