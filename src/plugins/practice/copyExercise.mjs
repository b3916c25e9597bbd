import {basename} from 'node:path';

import {copyOf} from './exercises.mjs';

/**
 * Reduces a page to the exercise in its query, `?exercise=lag-mark`, before
 * Docusaurus reads it as Markdown.
 * @this {{resourcePath: string, resourceQuery: string}}
 * @param {string} source
 */
export default function copyExercise(source) {
  const id = new URLSearchParams(this.resourceQuery).get('exercise') ?? '';
  return copyOf(source, id, basename(this.resourcePath));
}
