// cspell:ignore trigerr zhihou
import {createSearch} from '../../src/search/client/answer';
import {builtIndex} from '../search/builtIndex';
import {expect, onlyInAll, open, test} from './site';

/** As many as the dialog lists. */
const LISTED = 8;

const languages = [
  {
    prefix: '',
    queries: ['LAG1', 'why is my sensor slow', 'trigerr', 'τ', 'heat loss'],
  },
  {
    prefix: '/zh-Hans',
    queries: ['迟滞', 'zhihou', '热传导 铝棒', 'hysteresis', '怎么离线阅读'],
  },
] as const;

/** The content tests judge the answers; these prove that the dialog shows them. */
for (const {prefix, queries} of languages) {
  test(
    `the dialog at ${prefix}/docs/intro lists what the engine answers`,
    onlyInAll(prefix === ''),
    async ({page}) => {
      const search = createSearch(builtIndex(prefix));
      await open(page, `${prefix}/docs/intro`);
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog');
      for (const query of queries) {
        const expected = search(query, LISTED).hits.map(({url}) =>
          encodeURI(url),
        );
        // The first answer may be older than the ends of the texts.
        await expect(async () => {
          await page.getByRole('combobox').fill('');
          await page.getByRole('combobox').fill(query);
          await expect(dialog.getByRole('status')).toHaveAttribute(
            'data-query',
            query,
          );
          const options = dialog.getByRole('option');
          await expect(options).toHaveCount(expected.length);
          const listed = await options.evaluateAll((all) =>
            all.map((each) => each.getAttribute('href')),
          );
          expect(listed).toEqual(expected);
        }).toPass();
      }
    },
  );
}
