const NAME = /, "[^"]*", (?=require\.resolveWeak\()/gu;

/**
 * Leaves the name of each module out of the table of page modules: only the
 * server reads it, and every page carries the table.
 * @param {string} source
 * @throws {Error} when the table has another form
 */
export default function unnamedModules(source) {
  const shorter = source.replace(NAME, ', 0, ');
  if (shorter === source) {
    throw new Error('The table of page modules holds no names any more');
  }
  return shorter;
}
