import type {Localized, LocalizedText} from '../../i18n';

/** The pages that terms point to. */
export const pages = {
  path: '/docs/Amesim/Amesim-tutorial',
  introduction: '/docs/Amesim/tutorial-basics/Amesim Introduction',
  why: '/docs/Amesim/Why-should-we-learn-Amesim-following-Help',
  faq: '/docs/Amesim/FAQ/FAQ',
  clock: '/docs/Amesim/signal/CLOC-signal-source-giving-time/',
  lag: '/docs/Amesim/signal/first-order-lag/',
  sine: '/docs/Amesim/signal/SIGTRGSIN0-triggered-sine-wave-generator/',
  trigger: '/docs/Amesim/signal/TRIG0-trigger/',
  bar: '/docs/Amesim/thermal/Thermal-Help-Demo-AluminumBar/',
  cylinders: '/docs/Amesim/thermal/Thermal-Help-Demo-Concentric-Cylinder/',
  sphere: '/docs/Amesim/thermal/Thermal-Demo-Hot-Sphere/',
  piping: '/docs/Amesim/Thermal-Hydraulic/Demo-Modular-Piping/',
} as const;

export type Page = (typeof pages)[keyof typeof pages];

export type TermGroup = 'software' | 'numerics' | 'signals' | 'heat' | 'fluids';

/** A term as the file of its group states it. */
export interface TermEntry {
  /** ASCII kebab-case; the anchor is `term-<id>`. */
  readonly id: string;
  readonly en: string;
  readonly zhHans: string;
  /** Synonyms and other spellings, found by the filter. */
  readonly also?: Partial<Localized<readonly string[]>>;
  /** One sentence. */
  readonly definition: LocalizedText;
  readonly page?: Page;
}

export interface Term extends TermEntry {
  readonly group: TermGroup;
}
