import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {ReactNode} from 'react';

/**
 * The crash page when the layout itself threw. Written here because the one
 * in Docusaurus' core speaks English only. It stands alone: no part of the
 * layout can be trusted at this point.
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
