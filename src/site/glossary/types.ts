import type {Localized, LocalizedText} from '../../i18n';
import type {PageId} from '../pages';

export type TermGroup = 'software' | 'numerics' | 'signals' | 'heat' | 'fluids';

/** A term as the file of its group states it. */
export interface TermEntry {
  /** ASCII kebab-case; the anchor is `term-<id>`. */
  readonly id: string;
  readonly en: string;
  readonly zhHans: string;
  /** Synonyms and other spellings, found by the filter. */
  readonly also?: Partial<Localized<readonly string[]>>;
  /** Symbols of the formulas, found by the filter under their names too. */
  readonly symbols?: readonly string[];
  /** One sentence. */
  readonly definition: LocalizedText;
  /** The page that treats it, under one of these names in both languages. */
  readonly page?: PageId;
}

export interface Term extends TermEntry {
  readonly group: TermGroup;
}
