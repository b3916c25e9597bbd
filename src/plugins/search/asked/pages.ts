/** The pages that the queries mean: short names for their routes. */
export const pages = {
  home: '/',
  docs: '/docs',
  blog: '/blog',
  glossary: '/markdown-page',
  howto: '/docs/intro',
  author: '/docs/Author',
  path: '/docs/Amesim/Amesim-tutorial',
  introduction: '/docs/Amesim/tutorial-basics/Amesim Introduction',
  why: '/docs/Amesim/Why-should-we-learn-Amesim-following-Help',
  faq: '/docs/Amesim/FAQ/FAQ',
  tutorialBasics: '/docs/tutorial-basics',
  signalLibrary: '/docs/signal',
  thermalLibrary: '/docs/thermal',
  thermalHydraulicLibrary: '/docs/Thermal-Hydraulic',
  clock: '/docs/Amesim/signal/CLOC-signal-source-giving-time/',
  lag: '/docs/Amesim/signal/first-order-lag/',
  sine: '/docs/Amesim/signal/SIGTRGSIN0-triggered-sine-wave-generator/',
  trigger: '/docs/Amesim/signal/TRIG0-trigger/',
  bar: '/docs/Amesim/thermal/Thermal-Help-Demo-AluminumBar/',
  cylinders: '/docs/Amesim/thermal/Thermal-Help-Demo-Concentric-Cylinder/',
  sphere: '/docs/Amesim/thermal/Thermal-Demo-Hot-Sphere/',
  piping: '/docs/Amesim/Thermal-Hydraulic/Demo-Modular-Piping/',
  welcome: '/blog/welcome',
  rename: '/blog/BatchRename',
  event: '/blog/locating-an-event',
  phase: '/blog/phase-accumulator',
  lumps: '/blog/two-lumps',
} as const;

export type PageName = keyof typeof pages;

/** A query, and other pages that serve it as well. */
type Typed = string | [query: string, ...also: PageName[]];

/** What readers type, by the page they mean. */
export type Queries = Partial<Record<PageName, Typed[]>>;
