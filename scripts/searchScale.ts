import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {createEngine, type IndexFile} from '../src/components/Search/engine';
import {allQueries} from '../src/plugins/search/asked';
import {compactIndex, type Known} from '../src/plugins/search/compact';
import {readPage} from '../src/plugins/search/readPage';
import {builtIndex} from '../tests/search/builtIndex';
import {known} from '../tests/search/sets';

const sizes = [200, 1000];
const sectionsPerPage = 16;
const languages = [
  {language: 'en', prefix: ''},
  {language: 'zh', prefix: '/zh-Hans'},
] as const;

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

/** A page out of sentences of the real ones, with names of its own. */
function syntheticPage(
  number: number,
  sentences: readonly string[],
  choose: ReturnType<typeof chooser>,
): string {
  const sections = Array.from({length: sectionsPerPage}, (_, at) => {
    const text = Array.from({length: 5}, () => choose(sentences)).join(' ');
    return `<h2 id="s${at}">${choose(sentences).slice(0, 40)}</h2><p>NAME${number}X${at} ${text}</p>`;
  });
  return `<html class="docs-doc-id-${number}"><head><meta name="description" content="${choose(sentences).slice(0, 140)}"><meta name="keywords" content="MODEL${number}"></head><body><main><h1>MODEL${number}: ${choose(sentences).slice(0, 40)}</h1>${sections.join('')}</main></body></html>`;
}

function writeSite(folder: string, pages: number, real: IndexFile): void {
  const choose = chooser();
  const sentences = real.sections
    .flatMap(([, , , text]) => text.split(/(?<=[.。!?！？]) ?/))
    .map((sentence) => sentence.replaceAll(/[<>&"]/g, ''))
    .filter((sentence) => sentence.length > 8);
  mkdirSync(folder, {recursive: true});
  for (let number = 0; number < pages; number += 1) {
    const html = syntheticPage(number, sentences, choose);
    writeFileSync(join(folder, `${number}.html`), html);
  }
}

/** As many known queries a page as the real pages have. */
function knownQueries(
  pages: number,
  queries: readonly string[],
  realPages: number,
): readonly Known[] {
  const perPage = Math.ceil(queries.length / realPages);
  return Array.from({length: pages * perPage}, (_, at) => {
    const page = Math.floor(at / perPage);
    const query = `MODEL${page} ${queries[at % queries.length] ?? ''}`;
    return [query, [`/docs/${page}`]] as const;
  });
}

function indexSite(
  folder: string,
  pages: number,
  known: readonly Known[],
): string {
  const found = Array.from({length: pages}, (_, number) => {
    const page = readPage(readFileSync(join(folder, `${number}.html`), 'utf8'));
    return page ? [{...page, url: `/docs/${number}`}] : [];
  }).flat();
  const index = compactIndex(found, known, {
    language: ['en', 'zh'],
    removeDefaultStopWordFilter: [],
    removeDefaultStemmer: false,
    zhUserDictPath: 'src/plugins/search/words.txt',
  });
  return JSON.stringify(index);
}

function timed<Result>(work: () => Result): readonly [Result, number] {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

/** Prints what an index of each size costs; run after a build. */
function main(): void {
  const folder = mkdtempSync(join(tmpdir(), 'search-scale-'));
  try {
    for (const {language, prefix} of languages) {
      const real = builtIndex(prefix);
      const queries = allQueries(known[language]).map(([query]) => query);
      for (const pages of sizes) {
        const site = join(folder, language, String(pages));
        writeSite(site, pages, real);
        const asked = knownQueries(pages, queries, real.pages.length);
        const [json, indexing] = timed(() => indexSite(site, pages, asked));
        const compressed = gzipSync(json, {level: 9}).length;
        const [ask, loading] = timed(() =>
          createEngine(JSON.parse(json) as IndexFile),
        );
        const times = queries
          .filter((_, at) => at % 10 === 0)
          .map((query) => timed(() => ask(query, 8))[1])
          .sort((a, b) => a - b);
        const at = (share: number) =>
          (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0);
        console.log(
          `${language}, ${pages} pages: index ${(json.length / 1e6).toFixed(2)} M characters, ${(compressed / 1e3).toFixed(0)} kB gzip, ${(compressed / pages / 1e3).toFixed(2)} kB a page; built in ${(indexing / 1e3).toFixed(1)} s, loaded in ${loading.toFixed(0)} ms; query ${at(0.5)} ms median, ${at(0.95)} ms 95 %, ${at(1)} ms longest`,
        );
      }
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

main();
