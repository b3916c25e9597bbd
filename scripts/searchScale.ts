import {brotliCompressSync} from 'node:zlib';

import {createSearch} from '../src/search/client/answer';
import type {IndexedPage, SearchIndex} from '../src/search/index-format';
import {builtIndex} from '../tests/search/builtIndex';

const sizes = [200, 1000];
const SECTIONS_PER_PAGE = 16;

/** The same numbers at every run: Park and Miller's generator. */
function chooser(): <Item>(items: readonly Item[]) => Item {
  let state = 20_250_501;
  return (items) => {
    state = (state * 48_271) % 2_147_483_647;
    const item = items[state % items.length];
    if (item === undefined) {
      throw new Error('Nothing to choose from');
    }
    return item;
  };
}

/** An index with as many pages, out of sentences of the real ones. */
function syntheticIndex(real: SearchIndex, size: number): SearchIndex {
  const choose = chooser();
  const sentences = real.pages
    .flatMap(({sections}) => sections)
    .flatMap(({text}) => text.split(/(?<=[.。!?！？]) ?/))
    .filter((sentence) => sentence.length > 8);
  const pages = Array.from({length: size}, (_, number): IndexedPage => ({
    ...choose(real.pages),
    url: `/docs/${number}`,
    title: `MODEL${number}: ${choose(sentences).slice(0, 40)}`,
    description: choose(sentences).slice(0, 140),
    sections: Array.from({length: SECTIONS_PER_PAGE}, (__, at) => ({
      title: choose(sentences).slice(0, 40),
      anchor: `s${at}`,
      text: Array.from({length: 5}, () => choose(sentences)).join(' '),
    })),
  }));
  return {pages, synonyms: real.synonyms};
}

function timed<Result>(work: () => Result): readonly [Result, number] {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

/** Prints what an index of each size costs; run after a build. */
function main(): void {
  for (const prefix of ['', '/zh-Hans']) {
    const real = builtIndex(prefix);
    const queries = real.pages.flatMap(({phrases}) => phrases);
    for (const size of sizes) {
      const json = JSON.stringify(syntheticIndex(real, size));
      const kilobytes = brotliCompressSync(json).length / 1e3;
      const [search, loading] = timed(() =>
        createSearch(JSON.parse(json) as SearchIndex),
      );
      const times = queries
        .filter((_, at) => at % 10 === 0)
        .map((query) => timed(() => search(query, 8))[1])
        .sort((a, b) => a - b);
      const at = (share: number) =>
        (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0);
      console.log(
        `${prefix || '/'}, ${size} pages: ${kilobytes.toFixed(0)} kB brotli, ${(kilobytes / size).toFixed(2)} kB a page; loaded in ${loading.toFixed(0)} ms; query ${at(0.5)} ms median, ${at(0.95)} ms 95 %, ${at(1)} ms longest`,
      );
    }
  }
}

main();
