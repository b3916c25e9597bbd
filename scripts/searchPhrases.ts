import {createEngine} from '../src/search/engine';
import {builtIndex} from '../tests/search/builtIndex';

/**
 * Names the `searchPhrases` that are not needed, since the texts of the pages
 * alone answer them with the page first, and with the section that they name.
 * Run after a build.
 */
function main(): void {
  for (const prefix of ['', '/zh-Hans']) {
    const {pages, ...rest} = builtIndex(prefix);
    const texts = pages.map((page) => ({...page, phrases: []}));
    const find = createEngine({...rest, pages: texts});
    for (const {url, phrases} of pages) {
      const superfluous = phrases.filter((phrase) => {
        const [query = '', anchor] = phrase.split(' #');
        const first = find(query).pages[0];
        const isThere = !anchor || first?.section?.anchor === anchor;
        return first?.page.url === url && isThere;
      });
      superfluous.forEach((phrase) => console.log(`${url}: ${phrase}`));
    }
  }
}

main();
