import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';

import {localePrefix} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import {listStoredPages, type StoredPage} from '../../../offline/storedPages';

/** Lists the pages opened on this device, which can be read offline. */
export function StoredPages(): ReactNode {
  const prefix = localePrefix[useLocale()];
  const [pages, setPages] = useState<readonly StoredPage[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    listStoredPages(prefix)
      .then((stored) => {
        if (!isUnmounted) {
          setPages(stored);
        }
      })
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [prefix]);
  return pages.length === 0 ? (
    <p>
      <Translate
        id="offline.stored.none"
        description="No page is stored on this device"
      >
        None yet: a page is stored when you open it.
      </Translate>
    </p>
  ) : (
    <ul>
      {pages.map(({path, title}) => (
        <li key={path}>
          <Link to={`pathname://${path}`} target="_self">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
