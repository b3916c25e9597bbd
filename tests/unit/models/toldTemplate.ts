import type {AnyModel} from '../../../src/models/definition/modelDefinition';

/** The English templates of a sentence, by `name` or `name.case`. */
function templatesOf(
  name: string,
  sentence: AnyModel['summary'] | undefined,
): readonly (readonly [string, string])[] {
  if (!sentence) {
    return [];
  }
  return 'cases' in sentence
    ? Object.entries(sentence.cases).map(([key, {en}]) => [
        `${name}.${key}`,
        en,
      ])
    : [[name, sentence.en]];
}

/** A pattern of all texts that a template gives; their spaces may be of any kind. */
function patternOf(template: string): RegExp {
  const parts = template
    .split(/\{\w+(?:@end)?\}/u)
    .map((part) =>
      part
        .replaceAll(/[.*+?^$(){}|[\]\\]/gu, String.raw`\$&`)
        .replaceAll(/\s/gu, String.raw`\s`),
    );
  return new RegExp(`^${parts.join('.+')}$`, 'u');
}

/**
 * Names the template that gave an English text: a key of the model's
 * sentences or `summary`, with the case that was chosen. So a test knows
 * what is said of a run without knowing the words.
 */
export function toldTemplate(
  model: AnyModel,
  key: string | undefined,
  text: string,
): string | undefined {
  return [
    ...templatesOf(key ?? '', model.sentences?.[key ?? '']),
    ...templatesOf('summary', model.summary),
  ].find(([, template]) => patternOf(template).test(text))?.[0];
}
