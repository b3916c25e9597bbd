import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import WithoutScripts from '@site/src/components/base/WithoutScripts';
import AllPagesLink from '@site/src/components/chrome/AllPagesLink';
import {SearchResults} from '@site/src/components/chrome/Search';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/**
 * Replaces the search plugin's page, which lacks a landmark, has a robots tag
 * that crawlers ignore, and shares the faults of the plugin's bar.
 */
export default function SearchPage(): ReactNode {
  const title = translate({
    id: 'search.page.title',
    message: 'Search',
    description: 'Title of the search page',
  });
  return (
    <Layout title={title}>
      <Head>
        <meta content="noindex, follow" name="robots" />
      </Head>
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <WithoutScripts>
          <p>
            <Translate
              id="search.page.scripts"
              description="Shown on the search page when JavaScript is off; a link to all pages follows"
            >
              The search needs JavaScript.
            </Translate>
          </p>
          <p>
            <AllPagesLink />
          </p>
        </WithoutScripts>
        <SearchResults />
      </main>
    </Layout>
  );
}
