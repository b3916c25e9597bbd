import {getSwcJsMinimizerOptions} from '@docusaurus/faster';

import type {Bundler, Configuration} from './types';

type Minimizers = NonNullable<
  NonNullable<Configuration['optimization']>['minimizer']
>;

const name = 'SwcJsMinimizerRspackPlugin';

/**
 * Docusaurus' minimizers, with the one for JavaScript set to what the
 * browsers that can show the site understand: no return to the functions of
 * 2009, and Chinese in three bytes a sign instead of six.
 * @throws Error when the bundler has no such minimizer
 */
export function sharperMinimizers(
  minimizers: Minimizers,
  bundler: Bundler,
): Minimizers {
  const Minimizer = (
    bundler as unknown as Record<
      string,
      undefined | (new (options: object) => Minimizers[number])
    >
  )[name];
  const others = minimizers.filter(
    (minimizer) => minimizer && minimizer.constructor.name !== name,
  );
  if (!Minimizer || others.length === minimizers.length) {
    throw new Error(`${name} is not among the minimizers`);
  }
  const options = getSwcJsMinimizerOptions();
  const sharper = new Minimizer({
    minimizerOptions: {
      ...options,
      minify: true,
      compress: {ecma: 2020},
      format: {ecma: 2020, comments: false, ascii_only: false},
    },
  });
  return [sharper, ...others];
}
