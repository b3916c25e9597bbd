import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {pages} from '../../../site/pages';

/** A link to all pages, for pages on which a reader has not found something. */
export default function AllPagesLink(): ReactNode {
  return (
    <Link to={pages.docs.route}>
      <Translate
        id="site.allPages"
        description="Link to the documentation overview, from the not-found page and the search page"
      >
        All pages of the documentation
      </Translate>
    </Link>
  );
}
