import {parseArgs, type ParseArgsConfig} from 'node:util';

import {UsageError} from '../usageError';
import {clip} from './clip';

/**
 * Splits a command line into options and other words.
 *
 * @throws {UsageError} when it has an unknown option, with the forms of the command
 */
export function splitCommandLine<
  Options extends NonNullable<ParseArgsConfig['options']>,
>(args: readonly string[], options: Options, usage: string) {
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // What follows the first sentence explains how to write words that look so.
    const [reason = ''] = message.split(/\.(?:\s|$)|\n/u);
    throw new UsageError(`${clip(reason)}. ${usage}`);
  }
}
