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
  introduction: {
    route: '/docs/Amesim/tutorial-basics/Amesim Introduction',
    group: 'begin',
  },
  ports: {
    route: '/docs/Amesim/tutorial-basics/Ports-and-causality',
    group: 'begin',
  },
  words: {
    route: '/docs/Amesim/tutorial-basics/Words-units-and-symbols',
    group: 'begin',
  },
  sensors: {
    route: '/docs/Amesim/tutorial-basics/Sensors-and-units',
    group: 'begin',
  },
  solver: {
    route: '/docs/Amesim/tutorial-basics/What-the-solver-does',
    group: 'begin',
  },
  loop: {
    route: '/docs/Amesim/tutorial-basics/First-control-loop',
    group: 'begin',
  },
  pid: {
    route: '/docs/Amesim/tutorial-basics/PID-control',
    group: 'begin',
  },
  equilibrium: {
    route: '/docs/Amesim/tutorial-basics/Start-from-equilibrium',
    group: 'begin',
  },
  pipes: {
    route: '/docs/Amesim/tutorial-basics/Choosing-pipe-submodels',
    group: 'begin',
  },
  slowRuns: {
    route: '/docs/Amesim/tutorial-basics/Slow-runs',
    group: 'begin',
  },
  measured: {
    route: '/docs/Amesim/tutorial-basics/Measured-data',
    group: 'begin',
  },
  clinic: {
    route: '/docs/Amesim/tutorial-basics/Fault-clinic',
    group: 'begin',
  },
  howto: {route: '/docs/intro', group: 'begin'},
  signalLibrary: {route: '/docs/signal', library: 'signal'},
  signalBlocks: {
    route: '/docs/Amesim/signal/Signal-blocks-at-a-glance',
    library: 'signal',
    icon: 'saturation',
  },
  clock: {
    route: '/docs/Amesim/signal/CLOC-signal-source-giving-time/',
    library: 'signal',
    icon: 'clock',
  },
  lag: {
    route: '/docs/Amesim/signal/first-order-lag/',
    library: 'signal',
    icon: 'lag',
  },
  secondOrderLag: {
    route: '/docs/Amesim/signal/second-order-lag/',
    library: 'signal',
    icon: 'second-order-lag',
  },
  sine: {
    route: '/docs/Amesim/signal/SIGTRGSIN0-triggered-sine-wave-generator/',
    library: 'signal',
    icon: 'triggered-sine',
  },
  trigger: {
    route: '/docs/Amesim/signal/TRIG0-trigger/',
    library: 'signal',
    icon: 'trigger',
  },
  thermalLibrary: {route: '/docs/thermal', library: 'thermal'},
  thermalElements: {
    route: '/docs/Amesim/thermal/Thermal-elements/',
    library: 'thermal',
    icon: 'capacity',
  },
  bar: {
    route: '/docs/Amesim/thermal/Thermal-Help-Demo-AluminumBar/',
    library: 'thermal',
    icon: 'conductor',
  },
  cylinders: {
    route: '/docs/Amesim/thermal/Thermal-Help-Demo-Concentric-Cylinder/',
    library: 'thermal',
    icon: 'cylindrical-conductor',
  },
  sphere: {
    route: '/docs/Amesim/thermal/Thermal-Demo-Hot-Sphere/',
    library: 'thermal',
    icon: 'radiation',
  },
  thermalHydraulicLibrary: {
    route: '/docs/Thermal-Hydraulic',
    library: 'thermal-hydraulic',
  },
  piping: {
    route: '/docs/Amesim/Thermal-Hydraulic/Demo-Modular-Piping/',
    library: 'thermal-hydraulic',
    icon: 'pump',
  },
  heatedPipe: {
    route: '/docs/Amesim/Thermal-Hydraulic/Heated-pipe/',
    library: 'thermal-hydraulic',
    icon: 'heated-volume',
  },
  orifice: {
    route: '/docs/Amesim/Thermal-Hydraulic/Orifice/',
    library: 'thermal-hydraulic',
    icon: 'orifice',
  },
  coolantLoop: {
    route: '/docs/Amesim/Thermal-Hydraulic/Demo-Coolant-Loop/',
    library: 'thermal-hydraulic',
    icon: 'radiator',
  },
  hydraulicLibrary: {route: '/docs/hydraulic', library: 'hydraulic'},
  hydraulicCircuit: {
    route: '/docs/Amesim/Hydraulic/First-hydraulic-circuit/',
    library: 'hydraulic',
    icon: 'cylinder',
  },
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
