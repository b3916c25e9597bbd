import {defineConfig, devices} from '@playwright/test';

import {ensureChromium} from './scripts/chromium';
import {SITE_FOLDER} from './tests/e2e/siteFolder';

const port = Number(process.env.PORT ?? 3210);

/** The site as built, served by Docusaurus' own server. */
export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // For a page that a busy machine opens too slowly; the report names it.
  retries: 1,
  timeout: 30_000,
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    trace: process.env.CI === undefined ? 'off' : 'on-first-retry',
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npm run serve -- --no-open --port ${port} --dir ${SITE_FOLDER}`,
    url: `http://localhost:${port}/zh-Hans/`,
    reuseExistingServer: process.env.CI === undefined,
  },
});
