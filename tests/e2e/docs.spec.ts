import {pages} from '../routes';
import {linesBegunByPunctuation} from './layoutFaults';
import {expect, onlyInAll, open, test} from './site';

test('the sidebar opens and closes categories and leaves the others alone', async ({
  page,
}) => {
  await open(page, pages.faq);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const lag = sidebar.getByRole('link', {name: /LAG1/});
  await expect(lag).toBeVisible();
  await sidebar.getByRole('button', {name: /'Signal library'/}).click();
  await expect(lag).toBeHidden();
  await expect(sidebar.getByRole('link', {name: /TRIG0/})).toBeHidden();
  await sidebar.getByRole('button', {name: /'Signal library'/}).click();
  await expect(lag).toBeVisible();
  await expect(sidebar.getByRole('link', {name: /sphere/i})).toBeVisible();
  await expect(
    page.getByRole('button', {name: 'Collapse sidebar', exact: true}),
  ).toHaveCount(0);
});

test('the author page has the author sidebar, the introduction none', async ({
  page,
}) => {
  await open(page, '/zh-Hans/docs/Author');
  const sidebar = page.getByRole('navigation', {name: '文档侧边栏'});
  await expect(sidebar.getByRole('link')).toHaveCount(1);
  await open(page, '/zh-Hans/docs/intro');
  await expect(sidebar).toHaveCount(0);
});

test('the table of contents lists headings of level 2 and 3 only', async ({
  page,
}) => {
  await open(page, pages.faq);
  const listed = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).hash.slice(1)),
    );
  const headings = await page
    .locator('article h2[id], article h3[id]')
    .evaluateAll((elements) => elements.map(({id}) => id));
  expect(listed).toEqual(headings);
  expect(listed.length).toBeGreaterThan(40);
});

test('a click on a heading scrolls to it, another page starts at the top', async ({
  page,
}) => {
  await open(page, pages.faq);
  await page.locator('.table-of-contents a').last().click();
  await expect(page.locator('article h2[id]').last()).toBeInViewport();
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: /LAG1/})
    .click();
  await expect(page).toHaveURL(/first-order-lag/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test(
  'reduced motion turns smooth scrolling off',
  onlyInAll(),
  async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, pages.faq);
    const behaviour = () =>
      page.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      );
    expect(await behaviour()).toBe('auto');
    await page.emulateMedia({reducedMotion: 'no-preference'});
    expect(await behaviour()).toBe('smooth');
  },
);

test(
  'the one version is current, called 最新 in Chinese',
  onlyInAll(),
  async ({page}) => {
    await open(page, `/zh-Hans${pages.path}`);
    const tag = page.locator('meta[name="docsearch:version"]');
    await expect(tag).toHaveAttribute('content', 'current');
    const label = await page.evaluate(async () => {
      const scripts = [...document.scripts].filter(({src}) =>
        src.includes('/main.'),
      );
      const text = await (await fetch(scripts[0]?.src ?? '')).text();
      return /"label":"(最新|\\u6700\\u65b0)"/i.test(text);
    });
    expect(label).toBe(true);
  },
);

test(
  'a preferred version that no longer exists is forgotten',
  onlyInAll(),
  async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('docs-preferred-version-default-lumped', 'ancient');
    });
    await open(page, '/docs/intro');
    await expect
      .poll(() =>
        page.evaluate(() =>
          localStorage.getItem('docs-preferred-version-default-lumped'),
        ),
      )
      .toBeNull();
  },
);

test('/docs is a page of its own that the router knows', async ({page}) => {
  await open(page, '/docs/intro');
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'All pages'})
    .click();
  await expect(page).toHaveURL('/docs');
  await expect(
    page.getByRole('heading', {level: 1, name: 'All pages'}),
  ).toBeVisible();
});

test(
  'the equations of a system are aligned at their signs',
  onlyInAll(),
  async ({page}) => {
    await open(page, pages.bar);
    const signs = await page
      .locator('mtable mtd.tml-left')
      .evaluateAll((cells) =>
        cells.map((cell) =>
          Math.round(
            [...cell.querySelectorAll('mo')]
              .find((sign) => sign.textContent === '=')
              ?.getBoundingClientRect().left ?? 0,
          ),
        ),
      );
    expect(signs.length).toBeGreaterThan(2);
    expect(new Set(signs).size).toBe(1);
  },
);

test(
  'code with numbered lines keeps the spaces between its words',
  onlyInAll(),
  async ({page}) => {
    await open(page, '/docs/components');
    const text = await page.locator('.code-numbered').innerText();
    expect(text).toContain('from pathlib import Path\n');
    expect(text).toContain('\n    return sorted(path.name for path');
  },
);

test('no line of a Chinese page begins with closing punctuation', async ({
  page,
}) => {
  await open(page, `/zh-Hans${pages.orifice}`);
  for (let width = 320; width <= 440; width += 20) {
    await page.setViewportSize({width, height: 844});
    const lines = await linesBegunByPunctuation(page);
    expect(lines, `${width} px`).toEqual([]);
  }
});
