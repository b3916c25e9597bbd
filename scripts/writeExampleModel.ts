import {writeFileSync} from 'node:fs';

import {writePlate} from '../tests/fixtures/amesim/plate';

/** Writes the example of the page that opens models. */
async function main(): Promise<void> {
  writeFileSync('static/examples/heated-plate.ame', await writePlate());
}

void main();
