import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {SearchResults} from '@site/src/components/Search';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/**
 * Replaces the search plugin's page, which has no landmark, asks robots to
 * stay away in a form that they do not read, and shares the faults of the
 * plugin's bar.
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
        <SearchResults />
      </main>
    </Layout>
  );
}
