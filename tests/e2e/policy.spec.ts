import {pages} from '../routes';
import {openModel} from './simulationPanel';
import {expect, open, test} from './site';

test('the policy comes before every script, in both languages', async ({
  page,
}) => {
  for (const address of ['/', '/zh-Hans/docs/intro', '/zh-Hans/nowhere']) {
    await page.goto(address);
    const isFirst = await page.evaluate(() => {
      const policy = document.querySelector(
        'meta[http-equiv="Content-Security-Policy"]',
      );
      const script = document.querySelector('script');
      return (
        policy !== null &&
        script !== null &&
        (policy.compareDocumentPosition(script) &
          Node.DOCUMENT_POSITION_FOLLOWING) !==
          0
      );
    });
    expect(isFirst).toBe(true);
  }
});

test('a script that is written into the page is refused and found', async ({
  page,
  watched,
}) => {
  await open(page, '/docs/intro');
  const hasRun = await page.evaluate(() => {
    const element = document.createElement('div');
    document.body.append(element);
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.hacked = "yes"';
    element.append(script);
    element.setAttribute('onclick', 'this.dataset.hacked = "yes"');
    element.click();
    return [
      document.documentElement.dataset.hacked,
      element.dataset.hacked,
    ].some((value) => value !== undefined);
  });
  expect(hasRun).toBe(false);
  await expect.poll(() => watched.violations.length).toBeGreaterThan(1);
  watched.violations.splice(0);
});

test('text is never run as a program', async ({page, watched}) => {
  await open(page, '/docs/intro');
  const answer = await page.evaluate(async () => {
    // What the browser's tools run at once is exempt.
    await new Promise((next) => requestAnimationFrame(next));
    try {
      // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- what is to be refused
      return String(new Function('return 1')());
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(answer).toBe('EvalError');
  watched.violations.splice(0);
});

test('a live model, its worker and its downloads work with the policy', async ({
  page,
  watched,
}) => {
  const panel = await openModel(page, pages.lag);
  await expect(panel).toBeVisible();
  expect(watched.violations).toEqual([]);
  expect(watched.externalRequests).toEqual([]);
});
