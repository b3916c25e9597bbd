import {libraries, type Library} from './libraries';
import {routeKey} from './routeKey';

interface Row {
  /** Address below the prefix of a language. */
  readonly route: string;
  /** The library that the page belongs to, or whose index page it is. */
  readonly library?: Library;
  /** The component that the page is about, or that its demo turns on. */
  readonly icon?: string;
  /** Part of the documentation overview, for pages outside the libraries. */
  readonly group?: 'begin' | 'look-up';
}

/** A page of the first steps, by the last part of its address. */
function firstStep(slug: string) {
  return {
    route: `/docs/Amesim/tutorial-basics/${slug}`,
    group: 'begin',
  } as const;
}

/** A page about a component, or a demo of one, by the last part of its address. */
function componentPage<const Icon extends string>(
  library: Library,
  slug: string,
  icon: Icon,
) {
  const route = `/docs/Amesim/${libraries[library].folder}/${slug}`;
  return {route, library, icon};
}

/**
 * Every page of the site, by the short name that code and tests know it by.
 * Lists of pages and the sidebar are in this order. What a page says of itself (title,
 * description, kind, model) is in its front matter. The build fails when a
 * published page is missing here.
 */
const table = {
  home: {route: '/'},
  docs: {route: '/docs'},
  path: {route: '/docs/Amesim/Amesim-tutorial', group: 'begin'},
  why: {
    route: '/docs/Amesim/Why-should-we-learn-Amesim-following-Help',
    group: 'begin',
  },
  tutorialBasics: {route: '/docs/tutorial-basics'},
  introduction: firstStep('Amesim Introduction'),
  ports: firstStep('Ports-and-causality'),
  words: firstStep('Words-units-and-symbols'),
  sensors: firstStep('Sensors-and-units'),
  solver: firstStep('What-the-solver-does'),
  loop: firstStep('First-control-loop'),
  pid: firstStep('PID-control'),
  equilibrium: firstStep('Start-from-equilibrium'),
  pipes: firstStep('Choosing-pipe-submodels'),
  slowRuns: firstStep('Slow-runs'),
  measured: firstStep('Measured-data'),
  clinic: firstStep('Fault-clinic'),
  howto: {route: '/docs/intro', group: 'begin'},
  signalLibrary: {route: '/docs/signal', library: 'signal'},
  signalBlocks: componentPage(
    'signal',
    'Signal-blocks-at-a-glance',
    'saturation',
  ),
  clock: componentPage('signal', 'CLOC-signal-source-giving-time/', 'clock'),
  lag: componentPage('signal', 'first-order-lag/', 'lag'),
  secondOrderLag: componentPage(
    'signal',
    'second-order-lag/',
    'second-order-lag',
  ),
  sine: componentPage(
    'signal',
    'SIGTRGSIN0-triggered-sine-wave-generator/',
    'triggered-sine',
  ),
  trigger: componentPage('signal', 'TRIG0-trigger/', 'trigger'),
  thermalLibrary: {route: '/docs/thermal', library: 'thermal'},
  thermalElements: componentPage('thermal', 'Thermal-elements/', 'capacity'),
  bar: componentPage('thermal', 'Thermal-Help-Demo-AluminumBar/', 'conductor'),
  cylinders: componentPage(
    'thermal',
    'Thermal-Help-Demo-Concentric-Cylinder/',
    'cylindrical-conductor',
  ),
  sphere: componentPage('thermal', 'Thermal-Demo-Hot-Sphere/', 'radiation'),
  thermalHydraulicLibrary: {
    route: '/docs/Thermal-Hydraulic',
    library: 'thermal-hydraulic',
  },
  piping: componentPage('thermal-hydraulic', 'Demo-Modular-Piping/', 'pump'),
  heatedPipe: componentPage(
    'thermal-hydraulic',
    'Heated-pipe/',
    'heated-volume',
  ),
  orifice: componentPage('thermal-hydraulic', 'Orifice/', 'orifice'),
  coolantLoop: componentPage(
    'thermal-hydraulic',
    'Demo-Coolant-Loop/',
    'radiator',
  ),
  hydraulicLibrary: {route: '/docs/hydraulic', library: 'hydraulic'},
  hydraulicCircuit: componentPage(
    'hydraulic',
    'First-hydraulic-circuit/',
    'cylinder',
  ),
  practice: {route: '/docs/practice', group: 'begin'},
  faq: {route: '/docs/Amesim/FAQ/FAQ', group: 'look-up'},
  messages: {route: '/docs/Amesim/FAQ/Messages', group: 'look-up'},
  glossary: {route: '/markdown-page', group: 'look-up'},
  tags: {route: '/docs/tags'},
  author: {route: '/docs/Author'},
  blog: {route: '/blog'},
  archive: {route: '/blog/archive'},
  blogTags: {route: '/blog/tags'},
  welcome: {route: '/blog/welcome'},
  rename: {route: '/blog/BatchRename'},
  event: {route: '/blog/locating-an-event'},
  phase: {route: '/blog/phase-accumulator'},
  lumps: {route: '/blog/two-lumps'},
  openingAModel: {route: '/blog/opening-a-model'},
  search: {route: '/search'},
  open: {route: '/open'},
  offline: {route: '/offline'},
  licences: {route: '/licences'},
  accessibility: {route: '/accessibility'},
} as const satisfies Readonly<Record<string, Row>>;

/** Short name of a page. */
export type PageId = keyof typeof table;

/** Literal types, so that the compiler finds an icon that does not exist. */
type PageIcon = Extract<
  (typeof table)[PageId],
  {readonly icon: string}
>['icon'];

/** What the table says of a page. */
export interface PageData extends Row {
  readonly icon?: PageIcon;
}

/** The table of pages. */
export const pages: Readonly<Record<PageId, PageData>> = table;

/** All short names, in the order of the table. */
export const pageIds = Object.keys(pages) as readonly PageId[];

/**
 * Finds the page at an address, which may be of any language, encoded, and
 * with or without a slash at its end: hosts answer both forms.
 */
export function pageAt(address: string): PageId | undefined {
  const key = routeKey(address);
  return pageIds.find((id) => routeKey(pages[id].route) === key);
}

/** The route of a library's index page. */
export function indexOf(library: Library): string {
  return `/docs/${libraries[library].index}`;
}

/** The component and demo pages of a library. */
export function pagesOf(library: Library): readonly PageId[] {
  return pageIds.filter(
    (id) =>
      pages[id].library === library && pages[id].route !== indexOf(library),
  );
}
