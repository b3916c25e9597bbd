import {rspack} from '@docusaurus/faster';
import type {Configuration} from 'webpack';

export type Minimizers = NonNullable<
  NonNullable<Configuration['optimization']>['minimizer']
>;

/**
 * Sets the JavaScript minimizer to the browsers that the site supports: ES2020
 * instead of ES5, and Chinese in UTF-8 instead of escapes.
 * @throws Error when the bundler uses another minimizer
 */
export function modernMinimizers(minimizers: Minimizers = []): Minimizers {
  const {SwcJsMinimizerRspackPlugin: Minimizer} = rspack;
  const others = minimizers.filter(
    (minimizer) => !(minimizer instanceof Minimizer),
  );
  if (others.length === minimizers.length) {
    throw new Error('The JavaScript minimizer of Rspack is not in use');
  }
  const modern = new Minimizer({
    minimizerOptions: {
      minify: true,
      module: true,
      ecma: 2020,
      compress: {ecma: 2020, passes: 2},
      format: {ecma: 2020, comments: false, ascii_only: false},
    },
  });
  return [modern as unknown as Minimizers[number], ...others];
}
