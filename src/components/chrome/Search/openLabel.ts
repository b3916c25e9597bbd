import {translate} from '@docusaurus/Translate';

export function openLabel(): string {
  return translate({
    id: 'search.open',
    message: 'Search',
    description:
      'The button in the navbar that opens the search, and its title',
  });
}
