import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {describe, it} from 'vitest';

import {libraryIds} from '../../../src/site/libraries';
const css = readFileSync('src/css/tokens.css', 'utf8');

type Tokens = ReadonlyMap<string, string>;

function tokensIn(block: string): Tokens {
  return new Map(
    [...block.matchAll(/--site-([\w-]+):\s*([^;]+);/g)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
}

const light = tokensIn(/^:root \{([\s\S]*?)^\}/m.exec(css)?.[1] ?? '');
const ownDark = tokensIn(
  /\[data-theme='dark'\] \{([\s\S]*?)^ {2}\}/m.exec(css)?.[1] ?? '',
);
const modes = {light, dark: new Map([...light, ...ownDark])};

/** Mixes a tenth of a colour into another, both with six digits. */
function tint(hex: string, ground: string): string {
  const mixed = [1, 3, 5].map((at) => {
    const [own = 0, below = 0] = [hex, ground].map((each) =>
      Number.parseInt(each.slice(at, at + 2), 16),
    );
    return Math.round(0.1 * own + 0.9 * below)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** Follows `var(--site-…)` to a colour; `-tint` is the ground of a card. */
function colour(tokens: Tokens, name: string): string {
  const [, domain] = /^(.*)-tint$/.exec(name) ?? [];
  if (domain !== undefined) {
    const surface = colour(tokens, 'surface');
    const long =
      surface.length === 4 ? surface.replaceAll(/[^#]/g, '$&$&') : surface;
    return tint(colour(tokens, domain), long);
  }
  const value = tokens.get(name);
  assert.ok(value, `--site-${name} is missing`);
  const alias = /^var\(--site-([\w-]+)\)$/.exec(value)?.[1];
  return alias === undefined ? value : colour(tokens, alias);
}

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(long.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, front: string, back: string): number {
  const [dark = 0, bright = 0] = [front, back]
    .map((name) => luminance(colour(tokens, name)))
    .sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const plots = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `plot-${number}`);
const code = [
  'text',
  'comment',
  'keyword',
  'string',
  'number',
  'function',
  'name',
].map((kind) => `code-${kind}`);
const domains = libraryIds;
const states = ['info', 'success', 'warning', 'danger'];

/** Front, back, least contrast. */
const pairs: readonly (readonly [string, string, number])[] = [
  ...['page', 'surface', 'sunken'].flatMap(
    (back) =>
      [
        ['text', back, 10],
        ['text-soft', back, 4.5],
        ['accent', back, 4.5],
        ['accent-strong', back, 4.5],
        ['focus', back, 3],
        ['line-strong', back, 3],
      ] as const,
  ),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['text', 'accent-soft', 7],
  ['text', 'mark', 7],
  ...[...domains, ...states].flatMap(
    (name) =>
      [
        [name, 'page', 4.5],
        [name, 'surface', 4.5],
      ] as const,
  ),
  ...[
    ...domains.map((name) => [name, `${name}-tint`] as const),
    ...states.map((name) => [name, `${name}-soft`] as const),
  ].flatMap(
    ([name, ground]) =>
      [
        [name, ground, 4.5],
        ['text', ground, 7],
      ] as const,
  ),
  ...plots.map((name) => [name, 'page', 3] as const),
  ['plot-axis', 'page', 3],
  ['plot-text', 'page', 4.5],
  ...code.flatMap(
    (name) =>
      [
        [name, 'code-background', 4.5],
        [name, 'code-highlight', 4.5],
      ] as const,
  ),
];

describe('src/css/tokens.css', () => {
  for (const [mode, tokens] of Object.entries(modes)) {
    it(`keeps every contrast in ${mode} mode`, () => {
      const short = pairs
        .map(([front, back, least]) => ({
          pair: `${front} on ${back}`,
          least,
          found: contrast(tokens, front, back),
        }))
        .filter(({found, least}) => found < least);
      assert.deepEqual(short, []);
    });
  }

  it('gives dark mode a value of its own for every colour', () => {
    const colours = [...light].filter(([, value]) => value.startsWith('#'));
    assert.deepEqual(
      colours.map(([name]) => name).filter((name) => !ownDark.has(name)),
      [],
    );
  });
});
