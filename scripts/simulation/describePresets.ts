import type {AnyModel} from '../../src/models/definition';

/** Lists the presets of models with their words, one line each. */
export function describePresets(models: readonly AnyModel[]): string {
  const parts = models.map(({id, title, presets}) => {
    const width = Math.max(...Object.keys(presets).map((key) => key.length));
    const lines = Object.entries(presets).map(
      ([key, {label, question}]) =>
        `  ${key.padEnd(width)}  ${label.en}: ${question.en}\n`,
    );
    return `${id}: ${title.en}\n${lines.join('')}`;
  });
  return parts.join('\n');
}
