const NAME_AND_NUMBER =
  /, "[^"]*", require\.resolveWeak\("[^"]*"\)(?=\](?:,|\s))/gu;

/**
 * Leaves name and number of each module out of the table of page modules: only
 * the server reads them, and every page carries the table.
 * @param {string} source
 * @throws {Error} when the table has another form
 */
export default function unnamedModules(source) {
  const shorter = source.replace(NAME_AND_NUMBER, '');
  if (shorter === source || shorter.includes('resolveWeak')) {
    throw new Error('The table of page modules has another form');
  }
  return shorter;
}
