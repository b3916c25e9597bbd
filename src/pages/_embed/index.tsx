import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import embeds from '@generated/embed-pages/default/embeds.json';
import names from '@generated/page-texts/default/names.json';
import {isModelId, type ModelId} from '@site/src/models/registry';
import Simulation from '@site/src/panel';
import {cardPath} from '@site/src/site/cardPath';
import {EMBED_PREFIX} from '@site/src/site/embeds';
import {type PageId, pages} from '@site/src/site/pages';
import {routeKey} from '@site/src/site/routeKey';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useState} from 'react';

import {EARLY_SCRIPT} from './early';
import {readRequest} from './request';
import styles from './styles.module.css';

const earlyHtml = {__html: EARLY_SCRIPT} as const;

/**
 * Finds the model that a route names, and its page.
 * @throws RangeError for a route that src/plugins/embedPages.ts did not add
 */
function embedAt(pathname: string): readonly [model: ModelId, page: PageId] {
  const model = routeKey(pathname).slice(EMBED_PREFIX.length);
  const page = embeds[model];
  if (!isModelId(model) || !page) {
    throw new RangeError(`${pathname} names no model`);
  }
  return [model, page];
}

/**
 * Opens links outside of the frame, where no other page may be shown. The one in
 * the heading leads to the model's page with the values of the frame.
 */
function openOutside(model: ModelId, event: MouseEvent): void {
  const {target} = event;
  const link = target instanceof Element && target.closest('a');
  if (link) {
    link.target = '_blank';
    if (link.closest('h1')) {
      link.hash = readRequest(model, window.location).link ?? '';
    }
    // The router would open it in the frame.
    event.stopPropagation();
  }
}

/** The model as requested in the address. */
function View({
  model,
  route,
}: {
  readonly model: ModelId;
  readonly route: string;
}) {
  const [{view, link}] = useState(() =>
    readRequest(
      model,
      ExecutionEnvironment.canUseDOM ? window.location : undefined,
    ),
  );
  const path = useBaseUrl(route);
  return (
    <div className={clsx('markdown', styles.view)}>
      <Simulation
        model={model}
        link={link}
        page={path}
        isOpen={view === 'panel'}
      />
    </div>
  );
}

/** A model on a bare page, below a line that says where it comes from. */
export default function EmbedPage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [model, page] = embedAt(useLocation().pathname);
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
      <main
        className={styles.page}
        onClickCapture={(event) => openOutside(model, event)}
      >
        <h1 className={styles.source}>
          <Link to={`pathname://${encodeURI(route)}`}>{title}</Link>
          <span>{siteConfig.title}</span>
        </h1>
        <View model={model} route={route} />
      </main>
    </>
  );
}
