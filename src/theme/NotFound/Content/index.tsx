import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AllPagesLink from '@site/src/components/chrome/AllPagesLink';
import {useLocale} from '@site/src/i18n/useLocale';
import type {Props} from '@theme/NotFound/Content';
import NotFoundContent from '@theme-original/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The other language's words; its own messages are not loaded on this page. */
const other = {
  en: {
    lang: 'zh-CN',
    home: '/zh-Hans/',
    title: '找不到页面',
    text: '我们找不到你要的页面。请联系链接来源网站的所有者，告诉他们链接已经失效。',
    link: '打开中文首页',
  },
  'zh-Hans': {
    lang: 'en',
    home: '/',
    title: 'Page not found',
    text: 'We could not find what you were looking for. Please contact the owner of the site that linked you here and let them know that their link is broken.',
    link: 'Open the English home page',
  },
} as const;

function OtherLanguage({as: Title}: {readonly as: 'h1' | 'h2'}): ReactNode {
  const words = other[useLocale()];
  return (
    <div className="container margin-bottom--xl" lang={words.lang}>
      <div className="row">
        <div className={clsx('col col--6 col--offset-3', styles.other)}>
          <Title>{words.title}</Title>
          <p>{words.text}</p>
          <p>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- another locale is another bundle, for which the router has no route */}
            <a href={words.home}>{words.link}</a>
          </p>
        </div>
      </div>
    </div>
  );
}

/** Where the page may be that was looked for. */
function WaysOn(): ReactNode {
  return (
    <div className="container margin-bottom--xl">
      <div className="row">
        <ul className={clsx('col col--6 col--offset-3', styles.ways)}>
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
 * Speaks both languages: a host that knows one `404.html` only serves the
 * English page for unknown addresses under the Chinese prefix as well.
 */
export default function NotFoundInBothLanguages(props: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  const misplaced =
    useIsBrowser() &&
    currentLocale === 'en' &&
    pathname.startsWith(other.en.home);
  if (misplaced) {
    return (
      <main>
        <Head>
          <html lang={other.en.lang} />
          <title>{other.en.title}</title>
        </Head>
        <OtherLanguage as="h1" />
      </main>
    );
  }
  return (
    <>
      <NotFoundContent {...props} />
      <aside className={styles.aside}>
        <WaysOn />
        <OtherLanguage as="h2" />
      </aside>
    </>
  );
}
