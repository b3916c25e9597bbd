import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {type LocalizedText, text} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import {libraries, libraryIds} from '../../../site/libraries';
import {indexOf, pages} from '../../../site/pages';
import {isPlainClick} from '../../base/plainInput';
import styles from './dialog.lazy.module.css';

const PLACES: readonly (readonly [to: string, label: LocalizedText])[] = [
  [pages.path.route, text('Where to begin', '从哪里开始')],
  ...libraryIds.map(
    (library) => [indexOf(library), libraries[library].name] as const,
  ),
  [pages.faq.route, text('Frequently asked questions', '常见问题')],
  [pages.glossary.route, text('Glossary', '术语表')],
  [pages.docs.route, text('All pages', '全部页面')],
];

/** What to type instead. */
export function Advice(): ReactNode {
  return (
    <p>
      <Translate
        id="search.advice"
        description="Shown when nothing was found: what to try"
      >
        Try fewer words, the name of a submodel such as TRIG0, or the term that
        a textbook uses.
      </Translate>
    </p>
  );
}

/** Links into the site for readers without a word to search for. */
export function Places({onLeave}: {readonly onLeave?: () => void}): ReactNode {
  const locale = useLocale();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <nav
      aria-label={translate({
        id: 'search.places',
        message: 'Ways into the site',
        description:
          'Name of the links shown when nothing is searched or found',
      })}
    >
      <ul className={styles.places}>
        {PLACES.map(([to, label]) => (
          <li key={to}>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- Link would fetch all these pages when the dialog opens; the router opens them all the same */}
            <a
              href={encodeURI(withBaseUrl(to))}
              onClick={(event) => {
                if (isPlainClick(event)) {
                  event.preventDefault();
                  onLeave?.();
                  history.push(withBaseUrl(to));
                }
              }}
            >
              {label[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
