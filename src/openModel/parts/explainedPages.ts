import names from '@generated/page-texts/default/names.json';

import {type PageId, pageIds, pages} from '../../site/pages';

/** Finds the page about a submodel. */
export function pageAbout(submodel: string): PageId | undefined {
  return pageIds.find(
    (id) => pages[id].icon !== undefined && names[id]?.short === submodel,
  );
}
