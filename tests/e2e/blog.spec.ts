import {pages, routes} from '../routes';
import {expect, onlyInAll, open, phone, test} from './site';

const posts = routes.filter((route) =>
  /^\/blog\/(?!archive$|tags$|authors$)[^/]+$/.test(route),
);

test('the list shows every post, the newest first, with date, reading time and tags', async ({
  page,
}) => {
  await open(page, '/blog');
  await expect(page.locator('article')).toHaveCount(posts.length);
  const welcome = page.locator('article').last();
  await expect(welcome.getByText('May 1, 2025')).toBeVisible();
  await expect(welcome.getByText(/min read/)).toBeVisible();
  await expect(welcome.getByRole('link', {name: 'Amesim'})).toHaveAttribute(
    'href',
    '/blog/tags/Amesim',
  );
});

test('the sidebar groups posts by year, in both languages', async ({page}) => {
  for (const [address, label] of [
    ['/blog', 'Blog recent posts navigation'],
    ['/zh-Hans/blog', '最近文章导航'],
  ] as const) {
    await open(page, address);
    const sidebar = page.getByRole('navigation', {name: label});
    for (const year of ['2025', '2026']) {
      await expect(sidebar.getByText(year, {exact: true})).toBeVisible();
    }
    await expect(sidebar.getByRole('link')).toHaveCount(posts.length);
  }
});

test('a Chinese post carries the Chinese date, tags and author', async ({
  page,
}) => {
  await open(page, `/zh-Hans${pages.rename}`);
  await expect(page.getByText('2025年5月4日')).toBeVisible();
  await expect(page.getByText('本站维护者').first()).toBeVisible();
  await expect(
    page.getByRole('link', {name: 'Quicker', exact: true}),
  ).toHaveAttribute('href', '/zh-Hans/blog/tags/quicker');
});

test('a tag page lists the posts with that tag and no others', async ({
  page,
}) => {
  await open(page, '/blog/tags/quicker');
  await expect(page.locator('article h2 a')).toHaveAttribute(
    'href',
    pages.rename,
  );
  await open(page, '/zh-Hans/blog/tags/numerics');
  const titles = page.locator('article h2 a');
  const addresses = await titles.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(addresses).toContain(`/zh-Hans${pages.event}`);
  expect(addresses).not.toContain(`/zh-Hans${pages.rename}`);
});

for (const [address, title, post, language] of [
  ['/blog/rss.xml', 'Lumped: blog', 'Welcome to Lumped', 'en'],
  [
    '/zh-Hans/blog/atom.xml',
    '集总 Lumped：博客',
    '欢迎来到集总 Lumped',
    'zh-CN',
  ],
] as const) {
  test(
    `${address} opened in a browser reads as a page`,
    onlyInAll(address.startsWith('/zh-Hans')),
    async ({page}) => {
      await page.goto(address);
      await expect(page).toHaveTitle(title);
      const heading = page.getByRole('heading', {level: 1, name: title});
      await expect(heading).toHaveCSS('font-size', '32px');
      await expect(page.locator('main')).toHaveAttribute('lang', language);
      // What is for machines, the whole text of the posts above all, is hidden.
      await expect(page.locator('item, entry').first()).toBeHidden();
      await page.getByRole('link', {name: post}).click();
      await expect(page).toHaveURL(/\/blog\/welcome$/);
    },
  );
}

for (const address of ['/blog/rss.xml', '/zh-Hans/blog/atom.xml']) {
  test(
    `${address} opened on a phone is as wide as the phone`,
    onlyInAll(!address.startsWith('/zh-Hans')),
    async ({browser, baseURL}) => {
      const context = await browser.newContext({
        isMobile: true,
        viewport: phone,
      });
      const page = await context.newPage();
      await page.goto(`${baseURL}${address}`);
      expect(await page.evaluate(() => innerWidth)).toBe(phone.width);
      await context.close();
    },
  );
}
