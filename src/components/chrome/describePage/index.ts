import {translate} from '@docusaurus/Translate';
import type {MouseEvent} from 'react';

import {runtimeAddress} from '../../../offline/entryScripts';

/** Fills in a mail where it was written: the address holds the reader's values. */
export function describePage({
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): void {
  const {title, documentElement} = document;
  const [version = ''] = runtimeAddress()?.split('/').slice(-1) ?? [];
  const body = translate(
    {
      id: 'footer.report',
      message:
        'Page, with my values: {page}\nLanguage: {language}\nVersion: {version}\n\nExpected, and why:\n\nSeen instead:\n',
      description: 'Text of a mail to the maintainers that a reader completes',
    },
    {page: location.href, language: documentElement.lang, version},
  );
  currentTarget.search = `?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
