import {pages} from '../routes';
import {expect, open, test} from './site';

test('a mail to the maintainers carries page, values, language and version', async ({
  page,
}) => {
  const address = `/zh-Hans${pages.lag}#sim=first-order-lag&gain=3`;
  await open(page, address);
  const link = page.locator('footer a[href^="mailto:"]');
  // The mail program is not opened.
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault());
  });
  await link.click();
  const {search} = new URL((await link.getAttribute('href')) ?? '');
  const mail = new URLSearchParams(search.replaceAll('+', '%2B'));
  expect(mail.get('subject')).toContain('惯性环节');
  expect(mail.get('body')).toContain(page.url());
  expect(mail.get('body')).toContain('gain=3');
  expect(mail.get('body')).toContain('zh-');
  expect(mail.get('body')).toMatch(/runtime~main\.[\da-f]+\.js/u);
});
