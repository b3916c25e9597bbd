import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
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
        <>
          <PageMetadata
            keywords={translate({
              id: 'site.blog.keywords',
              message: 'blog,posts,all posts,articles,latest posts,notes,news',
              description: 'Search words for the list of posts, by commas',
            })}
          />
          <h1>
            <Translate
              id="site.blog.title"
              description="Heading of the list of posts"
            >
              Blog
            </Translate>
          </h1>
        </>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
