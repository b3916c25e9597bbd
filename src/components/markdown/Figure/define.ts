import type {ReactNode} from 'react';

/** Picks the words of the page's language. */
export type Say = (en: string, chinese: string) => string;

/** Signs that are the same in every language. */
export function same(signs: string): string {
  return signs;
}

/** Width that every panel is drawn at; it is scaled to the room there is. */
export const WIDTH = 320;

/** A part of a figure: panels stand side by side, on a phone one below the other. */
export interface Panel {
  /** What the panel shows, without a full stop. */
  readonly title: string;
  readonly height: number;
  readonly content: ReactNode;
}

/** A drawing in one language. */
export interface Drawn {
  readonly panels: readonly Panel[];
  /** Everything the drawing shows, for those who don't see it. */
  readonly words: string;
}

/** Draws a figure; what it computes comes from the models. */
export type Draw = (say: Say) => Drawn;

/** Loads a drawing with the models it needs, in a chunk of its own. */
export type LoadDrawing = () => Promise<{readonly default: Draw}>;
