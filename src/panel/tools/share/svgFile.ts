import type {Locale} from '../../../i18n';
import {punctuation} from '../../../i18n/punctuation';

/** The content of a figure in an SVG file. */
export interface DrawnFigure {
  readonly title: string;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly xTicks: readonly DrawnTick[];
  readonly yTicks: readonly DrawnTick[];
  readonly paths: readonly DrawnPath[];
  readonly legend: readonly DrawnLegendRow[];
}

interface DrawnTick {
  /** Distance from the left or the top edge, from 0 to 1. */
  readonly position: number;
  readonly label: string;
}

interface DrawnPath {
  readonly d: string;
  readonly stroke: string;
  readonly width: string;
  readonly dash: string;
  readonly cap: string;
}

interface DrawnLegendRow {
  readonly name: string;
  readonly stroke: string;
  readonly dash: string;
}

/** Width of the file, in pixels. */
const WIDTH = 720;
/** The frame of the curves, in pixels from the corner of its figure. */
const FRAME = {left: 64, top: 48, width: 636, height: 260} as const;
/** Height of a row of the legend. */
const LINE_HEIGHT = 18;

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}

function text(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${attributes}>${escape(content)}</text>`;
}

function figureHeight({legend}: DrawnFigure): number {
  return FRAME.top + FRAME.height + 56 + legend.length * LINE_HEIGHT;
}

function axes({xTicks, yTicks}: DrawnFigure): string {
  const {left, top, width, height} = FRAME;
  const horizontal = yTicks.map(({position, label}) => {
    const y = top + height * position;
    return (
      `<path d="M${left},${y.toFixed(1)}h${width}" stroke="#ddd"/>` +
      text(left - 6, y + 4, label, 'text-anchor="end"')
    );
  });
  const vertical = xTicks.map(({position, label}) => {
    const x = left + width * position;
    return (
      `<path d="M${x.toFixed(1)},${top}v${height}" stroke="#ddd"/>` +
      text(x, top + height + 16, label, 'text-anchor="middle"')
    );
  });
  return [...horizontal, ...vertical].join('');
}

function figureGroup(figure: DrawnFigure, offset: number): string {
  const {left, top, width, height} = FRAME;
  const paths = figure.paths.map(
    ({d, stroke, width: strokeWidth, dash, cap}) =>
      `<path d="${d}" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-dasharray="${dash}" stroke-linecap="${cap}" vector-effect="non-scaling-stroke"/>`,
  );
  const legend = figure.legend.map(({name, stroke, dash}, row) => {
    const y = top + height + 52 + row * LINE_HEIGHT;
    return (
      `<path d="M${left},${y - 4}h32" stroke="${stroke}" stroke-width="2.25" stroke-dasharray="${dash}"/>` +
      text(left + 40, y, name)
    );
  });
  return [
    `<g transform="translate(0 ${offset})">`,
    text(left, 18, figure.title, 'font-weight="bold" font-size="14"'),
    text(left, 38, figure.yTitle),
    axes(figure),
    `<path d="M${left},${top}v${height}h${width}" stroke="#666"/>`,
    `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="0 0 1000 1000" preserveAspectRatio="none" overflow="visible">${paths.join('')}</svg>`,
    text(left + width, top + height + 32, figure.xTitle, 'text-anchor="end"'),
    ...legend,
    '</g>',
  ].join('');
}

/** Draws figures below each other as an SVG file that needs no style sheet. */
export function svgFile(
  figures: readonly DrawnFigure[],
  description: string,
): string {
  let height = 0;
  const groups = figures.map((figure) => {
    const group = figureGroup(figure, height);
    height += figureHeight(figure) + LINE_HEIGHT;
    return group;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" fill="none" font-family="sans-serif" font-size="12">`,
    `<title>${escape(description)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<g class="text">${groups.join('')}</g>`,
    '</svg>',
  ]
    .join('')
    .replaceAll('<text ', '<text fill="#222" ');
}

function readText(element: Element | null): string {
  return element?.textContent.trim() ?? '';
}

function readTicks(
  figure: Element,
  name: string,
  side: 'insetInlineStart' | 'insetBlockStart',
): readonly DrawnTick[] {
  const ticks = figure.querySelectorAll<HTMLElement>(
    `[data-part="${name}"] > span`,
  );
  return Array.from(ticks, (tick) => ({
    position: Number.parseFloat(tick.style[side]) / 100,
    label: readText(tick),
  }));
}

/** Reads the name of a curve and its value: 'Output y (k = 2): 1.99'. */
function readLegendText(row: Element, locale: Locale): string {
  const {colon, brackets} = punctuation[locale];
  const named = row.querySelector('[data-part="name"]');
  if (!named) {
    const parts = Array.from(row.querySelectorAll(':scope > span'), readText);
    return parts.filter((part) => part !== '').join(colon);
  }
  const words = Array.from(named.childNodes, (part) => {
    const word = part.textContent?.trim() ?? '';
    const isAdded = part instanceof HTMLSpanElement;
    return word === '' ? '' : isAdded ? brackets.join(word) : ` ${word}`;
  });
  const name = words.join('').trim();
  return name + colon + readText(row.querySelector('output'));
}

/** Reads a figure from the page, with the colours it has there. */
export function readFigure(figure: Element, locale: Locale): DrawnFigure {
  const part = (name: string) => figure.querySelector(`[data-part="${name}"]`);
  const paths = Array.from(
    figure.querySelectorAll('[data-part="drawing"] [data-curve]'),
    (path) => {
      const style = getComputedStyle(path);
      return {
        d: path.getAttribute('d') ?? '',
        stroke: style.stroke,
        width: style.strokeWidth,
        dash: path.getAttribute('stroke-dasharray') ?? '',
        cap: style.strokeLinecap,
      };
    },
  );
  const find = (selector: string) => [
    ...figure.querySelectorAll<HTMLElement>(selector),
  ];
  // Without the list of all curves, the names at their ends.
  const labels = '[data-part="labels"] > span';
  const rows = find('[data-part="row"]:not(:has(input:not(:checked)))');
  const legend = (rows.length > 0 ? rows : find(labels)).map((row) => {
    const sample = find('[data-curve]').find(
      ({dataset}) => dataset.curve === row.dataset.of,
    );
    return {
      name: readLegendText(row, locale),
      stroke: sample ? getComputedStyle(sample).stroke : '#222',
      dash: sample?.getAttribute('stroke-dasharray') ?? '',
    };
  });
  return {
    title: readText(part('title')),
    xTitle: readText(part('xTitle')),
    yTitle: readText(part('yTitle')),
    xTicks: readTicks(figure, 'xTicks', 'insetInlineStart'),
    yTicks: readTicks(figure, 'yTicks', 'insetBlockStart'),
    paths,
    legend,
  };
}
