import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardPath} from '@site/src/site/cardPath';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

/** Returns the URL of the page's card, which src/plugins/socialCards draws. */
function useCardUrl(): string {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const path = cardPath(pathname.slice(siteConfig.baseUrl.length));
  return `${siteConfig.url}${useBaseUrl(path)}`;
}

/** Adds the metadata of the picture that is shown when the page is shared. */
export default function SiteMetadataWithCard(): ReactNode {
  const card = useCardUrl();
  return (
    <>
      <SiteMetadata />
      <Head>
        <meta property="og:image" content={card} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:image" content={card} />
      </Head>
    </>
  );
}
