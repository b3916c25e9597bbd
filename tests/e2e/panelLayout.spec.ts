import {alive, panelOf} from './simulationPanel';
import {desktop, expect, open, test} from './site';

// Else the page is still on its way when the focus moves.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the controls stay in view beside every figure, and scroll in themselves', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, '/docs/Amesim/Thermal-Hydraulic/Demo-Modular-Piping/');
  await alive(page);
  const panel = panelOf(page);
  await panel
    .locator('[data-part="figure"]')
    .last()
    .evaluate((figure) => figure.scrollIntoView({block: 'center'}));
  const sliders = panel.getByRole('slider').and(page.locator('[type=range]'));
  await expect(sliders.first()).toBeInViewport();
  await expect(sliders.last()).not.toBeInViewport();
  await sliders.last().focus();
  await expect(sliders.last()).toBeInViewport();
  await expect(panel.locator('[data-part="figure"]').last()).toBeInViewport();
});
