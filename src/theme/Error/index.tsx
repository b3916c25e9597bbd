import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {ReactNode} from 'react';

/**
 * Replaces the page when the layout itself throws. The component of Docusaurus'
 * core is in English only. This one uses no part of the layout, which may throw
 * again.
 */
export default function ErrorOutsideLayout(props: Props): ReactNode {
  const title = translate({
    id: 'site.error.title',
    message: 'Page Error',
    description: 'Browser title of the page shown after a crash',
  });
  return (
    <ErrorBoundary
      fallback={() => <p role="alert">{`${title}: ${props.error.message}`}</p>}
    >
      <Head>
        <title>{title}</title>
      </Head>
      <ErrorPageContent {...props} />
    </ErrorBoundary>
  );
}
