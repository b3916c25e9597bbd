import type {ReactNode} from 'react';

import type {LocalizedText} from '../../../i18n';

/** Marks a text as the same in every language: symbols and numbers. */
export function same(signs: string): string {
  return signs;
}

/** Width in which every panel is drawn; the page scales it. */
export const WIDTH = 320;

/** A part of a figure. Panels stand side by side, on a phone below each other. */
export interface Panel {
  /** What the panel shows, without a full stop. */
  readonly title: LocalizedText;
  readonly height: number;
  readonly content: ReactNode;
}

/** A drawing and its description. */
export interface Drawn {
  readonly panels: readonly Panel[];
  /** Everything the drawing shows, for readers who don't see it. */
  readonly words: LocalizedText;
}

/** Draws a figure; its numbers come from the models. */
export type Draw = () => Drawn;

/** Loads a drawing with the models it needs, from a chunk of its own. */
export type LoadDrawing = () => Promise<{readonly default: Draw}>;
