import {readFileSync} from 'node:fs';

import {placeMessages} from './messages.mjs';

/** @typedef {Readonly<Record<string, string>>} Messages */

/** @type {Map<string, Messages>} */
const tables = new Map();

/** @param {string} path */
function tableOf(path) {
  const known = tables.get(path);
  if (known) {
    return known;
  }
  const table = /** @type {Messages} */ (
    JSON.parse(readFileSync(path, 'utf8'))
  );
  tables.set(path, table);
  return table;
}

/**
 * @this {{
 *   getOptions(): {table: string},
 *   addDependency(path: string): void,
 * }}
 * @param {string} source
 */
export default function messagesLoader(source) {
  const {table} = this.getOptions();
  // A warm build has to see a changed translation.
  this.addDependency(table);
  return placeMessages(source, tableOf(table));
}
