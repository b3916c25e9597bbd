import fc from 'fast-check';

/**
 * Fixes the random values of the property tests, so that a failure comes from a
 * change and not from chance; `SEED` gives others.
 */
fc.configureGlobal({seed: Number(process.env.SEED ?? 20_250_501)});
