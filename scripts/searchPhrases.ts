import {createEngine} from '../src/search/engine';
import {builtIndex} from '../tests/search/builtIndex';

/**
 * Names the `searchPhrases` that are not needed, since the texts of the pages
 * alone answer them with the page first. Run after a build.
 */
function main(): void {
  for (const prefix of ['', '/zh-Hans']) {
    const {pages, ...rest} = builtIndex(prefix);
    const texts = pages.map((page) => ({...page, phrases: []}));
    const find = createEngine({...rest, pages: texts});
    for (const {url, phrases} of pages) {
      const superfluous = phrases.filter(
        (phrase) => find(phrase).pages[0]?.page.url === url,
      );
      superfluous.forEach((phrase) => console.log(`${url}: ${phrase}`));
    }
  }
}

main();
