import {getDrawing} from '../components/base/componentDrawings';
import type {Locale} from '../i18n';
import type {Placement, SketchData} from './define';
import {componentCorner, PITCH, routeLine, SIZE} from './layout';

/** Distance between the lines of a label. */
export const LINE_HEIGHT = 15;
/** Estimated widths of letters of 13 px, rather too large than too small. */
const WIDTHS = {latin: 7, wide: 13.5} as const;

/** Width of a label at most, by its place, so that it does not touch others. */
const LIMITS = {
  below: PITCH.column - 6,
  above: PITCH.column - 6,
  beside: PITCH.column - 18,
} as const;

/** Estimated width of a text in px. */
function textWidth(text: string): number {
  const letters = Array.from(text);
  const wide = letters.filter((letter) => letter > '\u2e80').length;
  return wide * WIDTHS.wide + (letters.length - wide) * WIDTHS.latin;
}

/**
 * Breaks a name into lines: English between words, Chinese behind an ordinal number
 * and its measure word, else anywhere.
 */
function breakLines(name: string, locale: Locale, limit: number): string[] {
  const [ordinal = ''] = /^第.[个段]/u.exec(name) ?? [];
  if (ordinal !== '' && textWidth(name) > limit) {
    const rest = name.slice(ordinal.length);
    return [ordinal, ...breakLines(rest, locale, limit)];
  }
  const pieces = name.split(locale === 'en' ? /(?<= )/u : /(?!^)(?![\w.])/u);
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth((last + piece).trim()) <= limit) {
      lines[lines.length - 1] = last + piece;
    } else {
      lines.push(piece);
    }
  }
  return lines.map((line) => line.trim());
}

/** A label with its lines and its position. */
export interface PlacedLabel {
  readonly lines: readonly string[];
  readonly anchor: 'middle' | 'start';
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  /** Baseline of the value below the last line. */
  readonly valueY: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Room for a value with its unit: nine figures. */
const VALUE_WIDTH = 9 * WIDTHS.latin;

/**
 * Breaks the label of a component into lines and places it, with room for a
 * value where the component shows one.
 */
export function placeLabel(
  placement: Placement,
  locale: Locale,
  hasValue = false,
): PlacedLabel {
  const {label, icon, submodel, labelAt = 'below'} = placement;
  const name = (label ?? getDrawing(icon).label)[locale];
  const lines = breakLines(name, locale, LIMITS[labelAt]);
  const rows =
    lines.length + (submodel === undefined ? 0 : 1) + (hasValue ? 1 : 0);
  const [left, top] = componentCorner(placement);
  const isBeside = labelAt === 'beside';
  const x = left + SIZE / 2 + (isBeside ? 6 : 0);
  const y =
    labelAt === 'above'
      ? top - 9 - LINE_HEIGHT * (rows - 1)
      : top + SIZE + (isBeside ? 26 : 16);
  const width = Math.max(...lines.map(textWidth), hasValue ? VALUE_WIDTH : 0);
  const start = isBeside ? x : x - width / 2;
  return {
    lines,
    anchor: isBeside ? 'start' : 'middle',
    x,
    y,
    valueY: y + LINE_HEIGHT * (rows - 1),
    left: start,
    right: start + width,
    top: y - 12,
    bottom: y + LINE_HEIGHT * (rows - 1) + 5,
  };
}

interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box that holds a whole sketch, with a margin. */
export function sketchExtent(sketch: SketchData, locale: Locale): Extent {
  const margin = 4;
  const placements = Object.entries(sketch.components);
  const corners = placements.map(([, placement]) => componentCorner(placement));
  const labels = placements.map(([key, placement]) =>
    placeLabel(placement, locale, sketch.shows?.[key] !== undefined),
  );
  const routes = sketch.lines.flatMap((line) => routeLine(sketch, line));
  const xs = [
    ...corners.flatMap(([x]) => [x, x + SIZE]),
    ...labels.flatMap(({left, right}) => [left, right]),
    ...routes.flatMap(([x]) => [x - margin, x + margin]),
  ];
  const ys = [
    ...corners.flatMap(([, y]) => [y, y + SIZE]),
    ...labels.flatMap(({top, bottom}) => [top, bottom]),
    ...routes.flatMap(([, y]) => [y - margin, y + margin]),
  ];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x,
    y,
    width: Math.max(...xs) + margin - x,
    height: Math.max(...ys) + margin - y,
  };
}
