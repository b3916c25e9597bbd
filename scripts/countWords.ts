import {allPages, prose, readSource} from '../tests/content/pages';

/** Matches what is not counted: components, formulas, comments, addresses. */
const NOT_COUNTED = [
  /\$\$[\s\S]*?\$\$/gu,
  /\$[^$\n]+\$/gu,
  /\{\/\*[\s\S]*?\*\/\}/gu,
  /<\/?[A-Za-z](?:[^<>]|\{\{[^]*?\}\})*>/gu,
  /\]\([^)]*\)/gu,
];

/** Counts words of letters and digits, and each Chinese character as one. */
function countWords(text: string): number {
  const read = NOT_COUNTED.reduce(
    (rest, part) => rest.replaceAll(part, ' '),
    text,
  );
  return (
    read.match(
      /\p{Script=Han}|[^\s\p{P}\p{S}\p{Script=Han}][^\s\p{Script=Han}]*/gu,
    ) ?? []
  ).length;
}

/** Prints how many words each page has in each language. */
function main(): void {
  let [english, chinese] = [0, 0];
  console.log('English  Chinese  page');
  for (const {paths} of allPages()) {
    const en = countWords(prose(readSource(paths.en)));
    const zh = countWords(prose(readSource(paths.zh)));
    [english, chinese] = [english + en, chinese + zh];
    console.log(
      `${String(en).padStart(7)}  ${String(zh).padStart(7)}  ${paths.en}`,
    );
  }
  console.log(
    `${String(english).padStart(7)}  ${String(chinese).padStart(7)}  all; Chinese in characters`,
  );
}

main();
