import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AllPagesLink from '@site/src/components/chrome/AllPagesLink';
import {
  htmlLang,
  type Locale,
  localePrefix,
  type Localized,
  otherLocale,
  prefixOf,
} from '@site/src/i18n';
import {useLocale} from '@site/src/i18n/useLocale';
import type {Props} from '@theme/NotFound/Content';
import NotFoundContent from '@theme-original/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Messages {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly search: string;
}

/**
 * Messages in both languages. The page shows that of the other language, which
 * the translations of its bundle don't have, so it is not marked by `text()`.
 */
const messages: Localized<Messages> = {
  en: {
    title: 'Page not found',
    text: 'We could not find what you were looking for. Please contact the owner of the site that linked you here and let them know that their link is broken.',
    link: 'Open the English home page',
    search: 'Search this site',
  },
  'zh-Hans': {
    title: '找不到页面',
    text: '这个地址上没有页面。如果你是从别的网站点进来的，请告诉对方这个链接已经失效。',
    link: '打开中文首页',
    search: '搜索本站',
  },
};

interface InLanguageProps {
  readonly locale: Locale;
  readonly as: 'h1' | 'h2';
}

/** Says in one language that the page was not found. */
function InLanguage({locale, as: Title}: InLanguageProps): ReactNode {
  const {title, text, link, search} = messages[locale];
  return (
    <div className="container margin-bottom--xl" lang={htmlLang[locale]}>
      <div className="row">
        <div className={clsx('col col--6 col--offset-3', styles.other)}>
          <Title>{title}</Title>
          <p>{text}</p>
          <p>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- another locale is another bundle, for which the router has no route */}
            <a href={`${localePrefix[locale]}/`}>{link}</a>
          </p>
          <p>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- as above */}
            <a href={`${localePrefix[locale]}/search`}>{search}</a>
          </p>
        </div>
      </div>
    </div>
  );
}

/** The words at the end of an address, as a query: `no%20such%20page`. */
function wordsOf(pathname: string): string {
  const last = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  return encodeURIComponent(last.replaceAll(/[-_.]+/g, ' '));
}

/** Links to the search and the lists in which the reader may find the page. */
function Links(): ReactNode {
  const query = wordsOf(useLocation().pathname);
  const {search} = messages[useLocale()];
  return (
    <div className="container margin-bottom--xl">
      <div className="row">
        <ul className={clsx('col col--6 col--offset-3', styles.links)}>
          <li>
            <Link to={useIsBrowser() ? `/search?q=${query}` : '/search'}>
              {search}
            </Link>
          </li>
          <li>
            <AllPagesLink />
          </li>
          <li>
            <Link to="/blog/archive">
              <Translate
                id="site.notFound.posts"
                description="Link of the not-found page"
              >
                All posts of the blog
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/">
              <Translate
                id="site.notFound.home"
                description="Link of the not-found page"
              >
                Home page
              </Translate>
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}

/**
 * Shows the not-found page in both languages. A host with a single `404.html`
 * serves the English page for unknown Chinese addresses as well.
 */
export default function NotFoundInBothLanguages(props: Props): ReactNode {
  const locale = useLocale();
  const other = otherLocale[locale];
  const {pathname} = useLocation();
  const isMisplaced =
    useIsBrowser() &&
    locale === 'en' &&
    prefixOf(pathname) === localePrefix[other];
  if (isMisplaced) {
    return (
      <main>
        <Head>
          <html lang={htmlLang[other]} />
          <title>{messages[other].title}</title>
        </Head>
        <InLanguage as="h1" locale={other} />
      </main>
    );
  }
  return (
    <>
      <PageMetadata title={messages[locale].title} />
      <NotFoundContent {...props} />
      <aside className={styles.aside}>
        <Links />
        <InLanguage as="h2" locale={other} />
      </aside>
    </>
  );
}
