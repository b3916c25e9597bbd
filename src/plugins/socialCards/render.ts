import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

import {type CardElement, size} from './card';

const FONT_PACKAGE = '@fontsource/noto-sans-sc';

/** Loads Noto Sans SC (OFL 1.1), which covers both scripts. */
function loadFonts(siteDir: string) {
  const manifest = createRequire(join(siteDir, 'package.json')).resolve(
    `${FONT_PACKAGE}/package.json`,
  );
  const folder = join(dirname(manifest), 'files');
  return ['latin', 'chinese-simplified'].map((script) => ({
    name: script,
    weight: 700 as const,
    style: 'normal' as const,
    data: readFileSync(join(folder, `noto-sans-sc-${script}-700-normal.woff`)),
  }));
}

/** Creates a function that draws cards and caches them by content. */
export function cardRenderer(
  siteDir: string,
): (card: CardElement) => Promise<Buffer> {
  const folder = join(siteDir, 'node_modules', '.cache', 'social-cards');
  mkdirSync(folder, {recursive: true});
  let fonts: ReturnType<typeof loadFonts> | undefined;

  async function draw(card: CardElement): Promise<Buffer> {
    const [{default: satori}, {renderAsync}] = await Promise.all([
      import('satori'),
      import('@resvg/resvg-js'),
    ]);
    fonts ??= loadFonts(siteDir);
    const svg = await satori(card as unknown as Parameters<typeof satori>[0], {
      ...size,
      fonts,
    });
    // In another thread: this one writes the search index meanwhile.
    const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
    return image.asPng();
  }

  return async (card) => {
    const key = createHash('sha256').update(JSON.stringify(card)).digest('hex');
    const file = join(folder, `${key}.png`);
    if (existsSync(file)) {
      return readFileSync(file);
    }
    const png = await draw(card);
    writeFileSync(file, png);
    return png;
  };
}
