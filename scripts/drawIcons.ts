import {readFileSync, writeFileSync} from 'node:fs';

import {Resvg} from '@resvg/resvg-js';

const mark = readFileSync('static/img/favicon.svg', 'utf8');

/** A touch icon is cropped by the system: square, with room at the edges. */
const square = mark
  .replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"')
  .replace(
    '<rect width="32" height="32" rx="7"',
    '<rect x="-3" y="-3" width="38" height="38"',
  );

function png(svg: string, width: number): Buffer {
  return new Resvg(svg, {fitTo: {mode: 'width', value: width}})
    .render()
    .asPng();
}

/** An ICO file that holds one PNG: a header, one entry, the picture. */
function ico(picture: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** Draws the site's icons in the formats that know no SVG. */
function main(): void {
  const files: Readonly<Record<string, Buffer>> = {
    'static/favicon.ico': ico(png(mark, 32), 32),
    'static/img/apple-touch-icon.png': png(square, 180),
    'static/img/icon-192.png': png(square, 192),
    'static/img/icon-512.png': png(square, 512),
  };
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(file, content);
    console.log(`${file}: ${content.length} bytes`);
  }
}

main();
