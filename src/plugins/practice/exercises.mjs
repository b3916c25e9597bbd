/** The exercises of a page and the cases of the fault clinic, on lines of their own. */
const EXERCISE =
  /^<Exercise id="(?<id>[\w-]+)" level=\{(?<level>[123])\}>$[\s\S]*?^<\/Exercise>$|^<FaultCase run="(?<run>[\w-]+)" question="(?<question>[^"]*)"[\s\S]*?^<\/FaultCase>$/gmu;

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/u;

/**
 * Lists the exercises in the Markdown of a page: id, level, number on the page,
 * the label of the first question, and the element itself.
 * @param {string} source
 * @throws {RangeError} for an exercise without a level
 */
export function exercisesIn(source) {
  const found = [...source.matchAll(EXERCISE)];
  if (
    found.length !==
    source.split(/^<(?:Exercise|FaultCase)\b/mu).length - 1
  ) {
    throw new RangeError(
      'An exercise has no level: <Exercise id="…" level={2}>',
    );
  }
  return found.map(
    ({0: text, groups: {id, level, run, question} = {}}, index) => ({
      id: id ?? `clinic-${run}`,
      // A case of the clinic is a fault to find.
      level: Number(level ?? 3),
      number: index + 1,
      label: question ?? /<Ask\s+label="([^"]*)"/u.exec(text)?.[1] ?? '',
      text,
    }),
  );
}

/**
 * Returns the Markdown of a page with nothing but one exercise, which keeps its
 * number and its links to sections of the page. What sets the panel of the page
 * leads there.
 * @param {string} source
 * @param {string} id of the exercise
 * @param {string} file name of the page
 * @throws {RangeError} for an unknown id
 */
export function copyOf(source, id, file) {
  const exercise = exercisesIn(source).find((each) => each.id === id);
  if (!exercise) {
    throw new RangeError(`There is no exercise '${id}' in ${file}`);
  }
  const {number, text} = exercise;
  const copy = text
    .replace(/^<\w+/u, `$& number="${number}"`)
    .replaceAll(/\]\(#([\w-]+)\)/gu, `](<./${file}#$1>)`)
    .replaceAll(/<Run\b[^>]*>([^<]*)<\/Run>/gu, `[$1](<./${file}>)`);
  const [frontMatter = ''] = FRONT_MATTER.exec(source) ?? [];
  return `${frontMatter}\n<PracticeCopy>\n\n${copy}\n\n</PracticeCopy>\n`;
}
