import {pages} from '../routes';
import {
  field,
  legendValue,
  openControls,
  openMenu,
  openModel,
  showOptions,
  slider,
  waitUntilLive,
} from './simulationPanel';
import {expect, onlyInAll, open, test} from './site';

const names = [
  {prefix: '', gain: 'Gain k', constant: 'Time constant', run: 'Output y'},
  {prefix: '/zh-Hans', gain: '增益 k', constant: '时间常数', run: '输出 y'},
] as const;

for (const {prefix, gain, constant, run} of names) {
  test(
    `a permalink below '${prefix}/' holds changed values and gives the same run`,
    onlyInAll(prefix !== ''),
    async ({page}) => {
      let panel = await openModel(page, prefix + pages.lag);
      await showOptions(panel);
      await field(panel, gain).fill('3');
      await slider(panel, constant).press('ArrowRight');
      await expect(page).toHaveURL(
        /#sim=first-order-lag&gain=3&timeConstant=[\d.]+&duration=10$/,
      );
      const value = await legendValue(panel, run).textContent();
      const address = page.url();
      await page.goto('about:blank');
      await page.evaluate(() => null);
      await open(page, address);
      panel = await waitUntilLive(page);
      await expect(panel).toBeInViewport();
      await openControls(panel);
      await showOptions(panel);
      await expect(field(panel, gain)).toHaveValue('3');
      await expect(legendValue(panel, run)).toHaveText(value ?? '');
    },
  );
}

test('back and reload keep the place of the reader after a preset', async ({
  page,
}) => {
  await open(page, pages.lag);
  const panel = await waitUntilLive(page);
  const preset = panel.getByRole('button', {name: 'Ramp', exact: true});
  await preset.click();
  await expect(page).toHaveURL(/#sim=first-order-lag.*ramp/);
  const link = page.locator('article a[href*="Signal-blocks"]').last();
  await link.scrollIntoViewIfNeeded();
  await expect(panel).not.toBeInViewport();
  await link.click();
  await expect(page.locator('h1')).toHaveText(/^Signal blocks/);
  // At once: a scroll to the top would still run when the reader goes back.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(preset).toBeEnabled();
  await expect(link).toBeInViewport();
  await page.reload();
  await expect(preset).toBeEnabled();
  await expect(link).toBeInViewport();
});

test(
  'reset takes the values out of the address',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(
      page,
      `${pages.lag}#sim=first-order-lag&gain=3`,
    );
    await expect(field(panel, 'Gain k')).toHaveValue('3');
    await panel.getByRole('button', {name: 'Reset'}).click();
    await expect(page).toHaveURL(new RegExp(`${pages.lag}$`));
  },
);

for (const [hash, message] of [
  ['#sim=first-order-lag&gain=99', 'The gain must be a number from −10 to 10.'],
  ['#sim=first-order-lag&gain=zwei', 'The gain must be a number'],
  ['#sim=first-order-lag&wrong=1', "no parameter 'wrong'"],
  ['#sim=first-order-lag&gain=%E0%A4%A', 'The gain must be a number'],
  ['#sim=first-order-lag&duration=-1', 'moved into its range'],
  ['#sim=first-order-lag&window=5..1', 'time axis in the link is ignored'],
  ['#sim=first-order-lag&window=1e999..x', 'time axis in the link is ignored'],
  ['#sim=unknown&gain=3', 'not on this page'],
] as const) {
  test(
    `the address ${hash} gives a message and a run`,
    onlyInAll(!hash.includes('gain=99')),
    async ({page, watched}) => {
      await open(page, pages.lag + hash);
      const panel = await waitUntilLive(page);
      await expect(panel.getByRole('alert')).toContainText(message);
      await openControls(panel);
      await expect(panel.getByRole('alert')).toContainText(message);
      await expect(panel.locator('[data-curve]').first()).toBeAttached();
      await expect(panel).not.toContainText('NaN');
      expect(watched.messages).toEqual([]);
    },
  );
}

test('a malformed address typed into an open page does no harm', async ({
  page,
  watched,
}) => {
  const panel = await openModel(page, pages.lag);
  await page.evaluate(() => {
    window.location.hash = '#sim=first-order-lag&gain=%';
  });
  await expect(panel.getByRole('alert')).toContainText('gain');
  // The panel writes the address that its values have.
  await expect(page).not.toHaveURL(/gain/);
  await page.evaluate(() => {
    window.location.hash = '#sim=first-order-lag&gain=4';
  });
  await expect(field(panel, 'Gain k')).toHaveValue('4');
  expect(watched.messages).toEqual([]);
});

for (const prefix of ['', '/zh-Hans']) {
  test(
    `who follows a link below '${prefix}/' sees its preset and what is different`,
    onlyInAll(prefix !== ''),
    async ({page}) => {
      await open(page, `${prefix}${pages.lag}#sim=first-order-lag&gain=3`);
      const panel = await waitUntilLive(page);
      const chip = panel.getByRole('button', {name: /^(Step|阶跃)$/u});
      const note = panel.getByText(/^(From the link|来自链接)/u);
      await expect(note).toContainText((await chip.textContent()) ?? '');
      await expect(note).toContainText('k = 3');
      const other = panel.getByRole('button', {name: /^(Ramp|斜坡)$/u});
      await other.click();
      await expect(note).toHaveCount(0);
      await expect(page).toHaveURL(/input=ramp/u);
      const address = page.url();
      await page.goto('about:blank');
      await open(page, address);
      await waitUntilLive(page);
      await expect(other).toHaveAttribute('aria-pressed', 'true');
      await expect(note).toHaveCount(0);
    },
  );
}

test('the link is copied; where that is refused it can be selected', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openModel(page, pages.lag);
  await field(panel, 'Gain k').fill('3');
  const menu = await openMenu(panel, 'share');
  const copy = menu.getByRole('button', {name: 'Copy link'});
  await copy.click();
  await expect(menu.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/#sim=first-order-lag&gain=3&duration=10$/);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await copy.click();
  await expect(
    panel.getByRole('textbox', {name: 'Address with the present values'}),
  ).toHaveValue(copied);
});

test('values and held runs survive a reload', async ({page}) => {
  let panel = await openModel(page, pages.lag);
  await panel.getByRole('button', {name: 'Hold this run'}).click();
  await field(panel, 'Gain k').fill('3');
  await expect(page).toHaveURL(/gain=3/);
  await page.goto(pages.howto);
  await open(page, pages.lag);
  panel = await waitUntilLive(page);
  await openControls(panel);
  await expect(field(panel, 'Gain k')).toHaveValue('3');
  await expect(
    panel.getByRole('list', {name: 'Held runs'}).getByText('k = 2'),
  ).toBeVisible();
});

test(
  'a page that may not store anything works',
  onlyInAll(),
  async ({page, watched}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const panel = await openModel(page, pages.lag);
    await showOptions(panel);
    await field(panel, 'Gain k').fill('3');
    await expect(legendValue(panel, 'Output y')).toHaveText(/^8\.9/);
    await expect(page).toHaveURL(/gain=3/);
    expect(watched.messages).toEqual([]);
  },
);
