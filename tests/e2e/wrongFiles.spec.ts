import {builtFiles} from '../../scripts/deploy/site';
import {pages} from '../routes';
import {chunkWith} from './host';
import {test} from './hosted';
import {waitUntilLive} from './simulationPanel';
import {expect, hydrated, onlyInAll, open, saveData} from './site';
import {faults, plantWrongFile, TRIGGER_CONTENT} from './wrongFiles';

/** The entry script of the English site. */
const entry = `/${builtFiles().find((path) => /^assets\/js\/main\./.test(path))}`;

/** The style sheet that all pages share. */
const styleSheet = `/${builtFiles().find((path) => /^assets\/css\/styles\./.test(path))}`;

for (const fault of faults) {
  test(
    `${fault} in place of a chunk, cached for a year: the page recovers without a worker`,
    onlyInAll(fault !== faults[0]),
    async ({page, host}) => {
      plantWrongFile(host, fault, chunkWith(TRIGGER_CONTENT));
      await page.goto(pages.trigger);
      await expect(page.getByRole('alert')).toContainText(
        'could not be loaded',
      );
      await expect(page.getByRole('heading', {level: 1})).toContainText(
        'TRIG0',
      );
      host.intervene = () => false;
      await page.reload();
      await hydrated(page);
    },
  );

  test(
    `${fault} in place of the entry script, cached for a year: the page recovers`,
    onlyInAll(),
    async ({page, host}) => {
      plantWrongFile(host, fault, entry);
      await page.goto('/docs/intro');
      await expect(page.getByRole('alert')).toContainText('did not load');
      host.intervene = () => false;
      const tab = await page.context().newPage();
      await tab.goto('/docs/intro');
      await hydrated(tab);
    },
  );
}

test(
  'an empty file in place of the style sheet, cached for a year: the page recovers',
  onlyInAll(),
  async ({page, host}) => {
    plantWrongFile(host, 'nothing', styleSheet);
    const wrong = host.intervene;
    host.intervene = async (path, response) => {
      const isAnswered = await wrong(path, response);
      if (isAnswered) {
        host.intervene = () => false;
      }
      return isAnswered;
    };
    await page.goto('/docs/intro');
    await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
    await page.reload();
    await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
  },
);

test(
  'a wrong answer in place of the panel’s script: another attempt gets it',
  onlyInAll(),
  async ({page, host}) => {
    await saveData(page);
    plantWrongFile(host, 'garbage', chunkWith('simulation.presets'));
    await open(page, pages.lag);
    const alert = page.getByRole('alert').filter({hasText: 'controls'});
    await expect(alert).toBeVisible();
    host.intervene = () => false;
    await alert.getByRole('button', {name: 'Try again'}).click();
    await waitUntilLive(page);
  },
);
