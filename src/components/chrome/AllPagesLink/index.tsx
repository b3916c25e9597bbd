import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** For pages on which a reader has not found what was looked for. */
export default function AllPagesLink(): ReactNode {
  return (
    <Link to="/docs">
      <Translate
        id="site.allPages"
        description="Link to the documentation overview, from the not-found page and the search page"
      >
        All pages of the documentation
      </Translate>
    </Link>
  );
}
