import {rspack} from '@docusaurus/faster';
import type {Configuration} from 'webpack';

export type Minimizers = NonNullable<
  Configuration['optimization']
>['minimizer'];

const {SwcJsMinimizerRspackPlugin: Minimizer} = rspack;

/**
 * Sets the JavaScript minimizer to the browsers that the site supports: ES2020
 * instead of ES5, and Chinese in UTF-8 instead of escapes.
 */
export function modernMinimizers(minimizers: Minimizers): Minimizers {
  const modern = new Minimizer({
    minimizerOptions: {
      minify: true,
      module: true,
      ecma: 2020,
      compress: {ecma: 2020, passes: 2},
      format: {ecma: 2020, comments: false, ascii_only: false},
    },
  });
  return minimizers?.map((each) =>
    each instanceof Minimizer ? (modern as unknown as typeof each) : each,
  );
}
