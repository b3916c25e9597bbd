import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import embeds from '@generated/embed-pages/default/embeds.json';
import names from '@generated/page-texts/default/names.json';
import Knob from '@site/src/components/markdown/Knob';
import Simulation from '@site/src/panel';
import {cardPath} from '@site/src/site/cardPath';
import {EMBED_PREFIX} from '@site/src/site/embeds';
import {pages} from '@site/src/site/pages';
import {routeKey} from '@site/src/site/routeKey';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useState} from 'react';

import {EARLY_SCRIPT} from './early';
import {type EmbedView, readRequest} from './request';
import styles from './styles.module.css';

const earlyHtml = {__html: EARLY_SCRIPT} as const;
const BOTH: readonly EmbedView[] = ['panel', 'knob'];

type Embed = (typeof embeds)[string];

/**
 * Finds the page and the knob of the model that a route names.
 * @throws RangeError for a route that src/plugins/embedPages.ts did not add
 */
function embedAt(pathname: string): Embed {
  const embed = embeds[routeKey(pathname).slice(EMBED_PREFIX.length)];
  if (!embed) {
    throw new RangeError(`${pathname} names no model`);
  }
  return embed;
}

/** Opens links outside of the frame, where no other page may be shown. */
function openOutside(event: MouseEvent): void {
  const {target} = event;
  const link = target instanceof Element && target.closest('a');
  if (link) {
    link.target = '_blank';
    // The router would open it in the frame.
    event.stopPropagation();
  }
}

/** The model as requested in the address. */
function View({page, knob}: Embed): ReactNode {
  const {model} = knob;
  const isBrowser = useIsBrowser();
  const [{view, link}] = useState(() =>
    readRequest(
      model,
      ExecutionEnvironment.canUseDOM ? window.location : undefined,
    ),
  );
  const {route} = pages[page];
  const path = useBaseUrl(route);
  // The server does not know the query, so its HTML holds both.
  return (isBrowser ? [view] : BOTH).map((each) => (
    <div key={each} className={clsx('markdown', styles.view, styles[each])}>
      {each === 'knob' ? (
        <Knob {...knob} link={link} page={route} />
      ) : (
        <Simulation model={model} link={link} page={path} />
      )}
    </div>
  ));
}

/** A model on a bare page, below a line that says where it comes from. */
export default function EmbedPage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const embed = embedAt(useLocation().pathname);
  const {page} = embed;
  const {route} = pages[page];
  const canonical = useBaseUrl(route, {absolute: true});
  const title = names[page]?.title ?? '';
  return (
    <>
      <PageMetadata title={title} image={cardPath(route)} />
      <Head>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={encodeURI(canonical)} />
      </Head>
      <script dangerouslySetInnerHTML={earlyHtml} />
      <main className={styles.page} onClickCapture={openOutside}>
        <h1 className={styles.source}>
          <Link to={`pathname://${route}`}>{title}</Link>
          <span>{siteConfig.title}</span>
        </h1>
        <View {...embed} />
      </main>
    </>
  );
}
