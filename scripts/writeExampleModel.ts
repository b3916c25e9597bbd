import {writeFileSync} from 'node:fs';

import {writeHeavyPlate, writePlate} from '../tests/fixtures/amesim/plate';

/** Writes the examples of the page that opens models, and of the article about it. */
async function main(): Promise<void> {
  writeFileSync('static/examples/heated-plate.ame', await writePlate());
  writeFileSync('static/examples/heavy-plate.ame', await writeHeavyPlate());
}

void main();
