/**
 * What every page shows, in the main bundle: the bundler would cut it into
 * pieces that the pages load one by one, some of them twice.
 */
import '@theme/Layout';
