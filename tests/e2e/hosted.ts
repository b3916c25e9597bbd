import {rmSync} from 'node:fs';

import {type Host, laterVersion, startHost} from './host';
import {test as base} from './site';

/**
 * `test` on a host of its own, with a later version of the site to deploy. Its
 * pages prefetch: what is kept for later and what is lost depend on it.
 */
export const test = base.extend<{host: Host}, {later: string}>({
  later: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, provide) => {
      const folder = await laterVersion();
      await provide(folder);
      rmSync(folder, {recursive: true, force: true});
    },
    {scope: 'worker', timeout: 120_000},
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  host: async ({}, provide) => {
    const host = await startHost();
    await provide(host);
    await host.close();
  },
  prefetches: true,
  baseURL: async ({host}, provide) => provide(host.origin),
});
