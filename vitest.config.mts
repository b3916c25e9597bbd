import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';

import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** The property tests of solver and physics, once more with other random values. */
const seeds = [1, 2, 3, 4, 5].map((seed) => ({
  name: `seed ${seed}`,
  include: ['tests/unit/{physics,solver}/**/*.test.ts'],
  env: {SEED: String(seed)},
}));

/** Turns off the `localStorage` of Node 25 and newer, which hides a document's. */
const NO_STORAGE = '--no-experimental-webstorage';

function needsDocument({moduleId}: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');
}

/**
 * Runs the files that need a document behind the others: a worker serves files
 * of one environment, and what it has imported and computed ends with it.
 */
class EnvironmentSequencer extends BaseSequencer {
  override async sort(
    files: TestSpecification[],
  ): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter((file) => !needsDocument(file)),
      ...sorted.filter(needsDocument),
    ];
  }
}

/**
 * Tests that need no browser; those of content and deploy read `build/`, those
 * of what `npm run new` makes build a copy of the project.
 */
export default defineConfig({
  test: {
    // Vitest would leave one processor idle.
    maxWorkers: '100%',
    maxConcurrency: 2,
    sequence: {sequencer: EnvironmentSequencer},
    tags: [
      {
        name: 'all',
        description: 'left to `npm run test:all`, as in Playwright',
      },
    ],
    projects: [
      ...['unit', 'content', 'deploy', 'generated'].map((name) => ({
        name,
        include: [`tests/${name}/**/*.test.ts`],
        env: {},
      })),
      ...seeds,
    ].map((project) => ({
      test: {
        ...project,
        // Files share what they import, the models above all: no test changes
        // it. A project does not take this from the options above.
        isolate: false,
        execArgv: process.allowedNodeEnvironmentFlags.has(NO_STORAGE)
          ? [NO_STORAGE]
          : [],
        setupFiles: ['tests/unit/setup.ts'],
        // Docusaurus' bundler makes these names.
        alias: Object.fromEntries(
          ['ExecutionEnvironment', 'Translate'].map((module) => [
            `@docusaurus/${module}`,
            resolve(`tests/unit/docusaurus/${module}.ts`),
          ]),
        ),
        // A copy of the whole site is checked and built there.
        testTimeout: project.name === 'generated' ? 1_200_000 : 60_000,
        hookTimeout: 60_000,
      },
    })),
  },
});
