import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogPostItems';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {ReactNode} from 'react';

function useIsList(): boolean {
  const blog = useBaseUrl('/blog');
  const rest = useLocation().pathname.slice(blog.length);
  return /^(\/page\/\d+)?\/?$/.test(rest);
}

/** Gives the list of posts a heading; the theme's has none. */
export default function BlogPostItemsWithHeading(props: Props): ReactNode {
  return (
    <>
      {useIsList() && (
        <h1>
          <Translate
            id="site.blog.title"
            description="Heading of the list of posts"
          >
            Blog
          </Translate>
        </h1>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
