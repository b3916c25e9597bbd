import Link from '@docusaurus/Link';
import names from '@generated/page-texts/default/names.json';
import type {ReactNode} from 'react';

import {type PageId, pages} from '../../../site/pages';

/** Tells whether lists of pages show a page: not while it is unlisted. */
export function isListed(page: PageId): boolean {
  return !names[page]?.unlisted;
}

export interface PageLinkProps {
  readonly to: PageId;
  /**
   * The name that the link shows: the whole title, that of the sidebar (unless
   * given), or the shortest, which for a component is its submodel.
   */
  readonly by?: 'title' | 'label' | 'short';
  readonly className?: string | undefined;
}

/** A link to a page by the name that the page has in its front matter. */
export default function PageLink({
  to,
  by = 'label',
  className,
}: PageLinkProps): ReactNode {
  const page = names[to];
  if (!page) {
    throw new Error(`The page '${to}' has no front matter to take a name from`);
  }
  return (
    <Link {...(className && {className})} to={pages[to].route}>
      {page[by]}
    </Link>
  );
}
