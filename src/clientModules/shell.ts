/**
 * Puts the layout into the main bundle: the bundler would split it into chunks
 * that pages load one by one, some of them twice.
 */
import '@theme/Layout';
