import assert from 'node:assert/strict';

import type {Configuration} from 'webpack';

interface Loader {
  readonly options?: {readonly modules?: object};
}

/**
 * Has all classes of a CSS module end in the same three letters, which the path
 * of the file makes. Docusaurus ends each class in four of its own, and letters
 * at random are what compresses least.
 */
export function shareClassEndings(
  rules: NonNullable<Configuration['module']>['rules'] = [],
): void {
  const loaders = rules.flatMap(
    (rule) => (rule as {use?: readonly Loader[]}).use ?? [],
  );
  const modules = loaders.flatMap(({options}) => options?.modules ?? []);
  assert.equal(modules.length, 1, 'One rule is for CSS modules.');
  for (const options of modules) {
    Object.assign(options, {
      hashStrategy: 'minimal-subset',
      localIdentName: '[local]_[contenthash:base64:3]',
    });
  }
}
