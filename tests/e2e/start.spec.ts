import {expect, hydrated, open, phone, test} from './site';

for (const address of [
  '/',
  '/zh-Hans/blog/locating-an-event',
  '/docs/Amesim/signal/first-order-lag/',
]) {
  test(`${address} is painted before its scripts run`, async ({page}) => {
    await page.setViewportSize(phone);
    await page.addInitScript(() => {
      // On a busy machine the timer of the start may come before a picture.
      const asUsual = window.setTimeout.bind(window);
      window.setTimeout = ((task: TimerHandler, delay = 0) =>
        delay < 1000 ? asUsual(task, delay) : 0) as typeof setTimeout;
      Object.defineProperty(window, 'docusaurus', {
        configurable: true,
        set(value) {
          performance.mark('started');
          Object.defineProperty(window, 'docusaurus', {value, writable: true});
        },
      });
    });
    await open(page, address);
    const [painted, started] = await page.evaluate(() =>
      ['first-contentful-paint', 'started'].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime,
      ),
    );
    expect(painted).toBeGreaterThan(0);
    expect(started).toBeGreaterThan(painted ?? Infinity);
  });
}

test('a page in a tab behind others starts too', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {value: true});
  });
  await page.goto('/docs/intro');
  await hydrated(page);
});

test('a browser that reports no picture starts the page all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/docs/intro');
  await hydrated(page);
});
