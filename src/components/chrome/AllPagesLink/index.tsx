import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

// Not read from the table of pages: the not-found page is part of every
// document, and the table would be loaded with it.
const OVERVIEW = '/docs';

/** A link to all pages, for pages on which a reader has not found something. */
export default function AllPagesLink(): ReactNode {
  return (
    <Link to={OVERVIEW}>
      <Translate
        id="site.allPages"
        description="Link to the documentation overview, from the not-found page and the search page"
      >
        All pages
      </Translate>
    </Link>
  );
}
