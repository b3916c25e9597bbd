import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import {topicOf} from '../../site/practice/topics';
import {writtenPages} from '../pageTexts';
import {exercisesIn} from './exercises.mjs';

/** Elements that count in the progress of a page. */
const RECORDED = /^<(?:Exercise|FaultCase|Predict|Task)\b/gmu;

/** Reads the exercises of all pages, in the order of the table of pages. */
async function readExercises(
  siteDir: string,
  written: ReturnType<typeof writtenPages>,
) {
  const pages = await Promise.all(
    written.map(async ([page, {source}]) => {
      const path = join(siteDir, aliasedSitePathToRelativePath(source));
      const text = await readFile(path, 'utf8');
      const exercises = exercisesIn(text);
      const total = text.match(RECORDED)?.length ?? 0;
      return {page, source, total, exercises};
    }),
  );
  return pages.filter(({exercises}) => exercises.length > 0);
}

/** The module of a topic: its exercises as components, by id. */
function moduleOf(pages: Awaited<ReturnType<typeof readExercises>>): string {
  const found = pages.flatMap(({source, exercises}) =>
    exercises.map(({id}) => ({id, file: `${source}?exercise=${id}`})),
  );
  const imports = found.map(
    ({file}, index) => `import E${index} from ${JSON.stringify(file)};`,
  );
  const entries = found.map(
    ({id}, index) => `${JSON.stringify(id)}: E${index}`,
  );
  return `${imports.join('\n')}\nexport default {${entries.join(', ')}};\n`;
}

/**
 * Makes the exercises of all pages available to the page “Practice”: their list
 * as `exercises.json` of `@generated/practice`, and in `topics.js` a loader for
 * each topic, whose module holds the exercises as their pages have them.
 */
export default function practice({siteDir}: LoadContext): Plugin {
  return {
    name: 'practice',
    async allContentLoaded({allContent, actions}) {
      const pages = await readExercises(siteDir, writtenPages(allContent));
      const list = pages.map(({page, total, exercises}) => ({
        page,
        total,
        exercises: exercises.map(({id, level, number, label}) => ({
          id,
          level,
          number,
          label,
        })),
      }));
      await actions.createData('exercises.json', list);
      const topics = new Set(pages.map(({page}) => topicOf(page)));
      for (const topic of topics) {
        const members = pages.filter(({page}) => topicOf(page) === topic);
        await actions.createData(`${topic}.js`, moduleOf(members));
      }
      const loaders = [...topics].map(
        (topic) => `${JSON.stringify(topic)}: () => import('./${topic}.js')`,
      );
      await actions.createData(
        'topics.js',
        `export default {${loaders.join(', ')}};\n`,
      );
    },
    // Without `test`: Docusaurus takes the folders of its own from rules for MDX.
    configureWebpack: () => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?exercise=/u,
            enforce: 'pre',
            loader: join(__dirname, 'copyExercise.mjs'),
          },
        ],
      },
    }),
  };
}
