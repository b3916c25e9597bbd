/** The route contract: none of these may move. One list for every test. */
export const routes = [
  '/',
  '/markdown-page',
  '/search',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/Amesim',
  '/blog/tags/numerics',
  '/blog/tags/quicker',
  '/blog/tags/thermal',
  '/blog/welcome',
  '/blog/BatchRename',
  '/blog/phase-accumulator',
  '/blog/locating-an-event',
  '/blog/two-lumps',
  '/docs',
  '/docs/intro',
  '/docs/Author',
  '/docs/signal',
  '/docs/thermal',
  '/docs/Thermal-Hydraulic',
  '/docs/tutorial-basics',
  '/docs/tags',
  '/docs/tags/amesim-tutorial',
  '/docs/tags/demo',
  '/docs/tags/signal-library',
  '/docs/tags/thermal-hydraulic-library',
  '/docs/tags/thermal-library',
  '/docs/Amesim/Amesim-tutorial',
  '/docs/Amesim/FAQ/FAQ',
  '/docs/Amesim/signal/CLOC-signal-source-giving-time/',
  '/docs/Amesim/signal/first-order-lag/',
  '/docs/Amesim/signal/SIGTRGSIN0-triggered-sine-wave-generator/',
  '/docs/Amesim/signal/TRIG0-trigger/',
  '/docs/Amesim/Thermal-Hydraulic/Demo-Modular-Piping/',
  '/docs/Amesim/thermal/Thermal-Help-Demo-AluminumBar/',
  '/docs/Amesim/thermal/Thermal-Help-Demo-Concentric-Cylinder/',
  '/docs/Amesim/thermal/Thermal-Demo-Hot-Sphere/',
  '/docs/Amesim/tutorial-basics/Amesim Introduction',
  '/docs/Amesim/Why-should-we-learn-Amesim-following-Help',
] as const;

/** The two locales: where each stands and what its pages say of themselves. */
export const locales = [
  {name: 'en', prefix: '', lang: 'en'},
  {name: 'zh-Hans', prefix: '/zh-Hans', lang: 'zh-CN'},
] as const;

/** A route below a locale's prefix, as a browser asks for it. */
export function addressOf(prefix: string, route: string): string {
  return encodeURI(`${prefix}${route}`);
}
