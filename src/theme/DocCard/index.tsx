import descriptions from '@generated/page-texts/default/descriptions.json';
import {pageAt} from '@site/src/site/pages';
import type {Props} from '@theme/DocCard';
import DocCard from '@theme-original/DocCard';
import type {ReactNode} from 'react';

/**
 * Gives a page's description to its card, which looks for it in the list of all
 * documents otherwise. That list is left out: `src/plugins/docs.ts`.
 */
export default function DescribedCard({item}: Props): ReactNode {
  const page = item.type === 'link' ? pageAt(item.href) : undefined;
  const described =
    item.type === 'link' && page
      ? {...item, docId: undefined, description: descriptions[page]}
      : item;
  return <DocCard item={described} />;
}
