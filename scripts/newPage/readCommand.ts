import {parseArgs} from 'node:util';

import {
  type IconName,
  icons,
} from '../../src/components/base/componentDrawings';
import {isModelId} from '../../src/models/registry';
import {libraries, type Library, libraryIds} from '../../src/site/libraries';
import {UsageError} from '../usageError';
import type {NewModel} from './createModel';
import {type Kind, kinds, type NewPage} from './pagePlace';

const iconNames = Object.keys(icons) as readonly IconName[];

const USAGE = `Usage: npm run new -- KIND SLUG --title "…" --title-zh "…"
  KIND: model, ${kinds.join(', ')}
  --library ${libraryIds.join('|')}   of a component or demo
  --submodel NAME0   of a component: its name in the product
  --model ID         of a component or demo: the slug unless given
  --icon NAME        of a component or demo: ${iconNames.join(', ')}`;

const options = {
  title: {type: 'string'},
  'title-zh': {type: 'string'},
  library: {type: 'string'},
  model: {type: 'string'},
  submodel: {type: 'string'},
  icon: {type: 'string'},
} as const;

function parse(commandLine: readonly string[]) {
  try {
    return parseArgs({
      args: [...commandLine],
      options,
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

function required(value: string | undefined, what: string): string {
  if (value === undefined || value.trim() === '') {
    throw new UsageError(`${what} is missing.\n${USAGE}`);
  }
  return value;
}

function isKind(text: string): text is Kind {
  return (kinds as readonly string[]).includes(text);
}

function isLibrary(text: string): text is Library {
  return Object.hasOwn(libraries, text);
}

/** The icon of a page, if one is given. @throws UsageError for an unknown one */
function iconOf(name: string | undefined): {readonly icon?: IconName} {
  const icon = iconNames.find((each) => each === name);
  if (name !== undefined && icon === undefined) {
    throw new UsageError(`There is no icon '${name}'.\n${USAGE}`);
  }
  return icon ? {icon} : {};
}

/** The model that a page shows. @throws UsageError when there is none such */
function existingModel(id: string): string {
  if (!isModelId(id)) {
    throw new UsageError(
      `There is no model '${id}'. Make it first:\nnpm run new -- model ${id} --title "…" --title-zh "…"`,
    );
  }
  return id;
}

/**
 * Reads the arguments of `npm run new`.
 * @throws UsageError that says what is missing or wrong
 */
export function readCommand(
  commandLine: readonly string[],
): NewModel | NewPage {
  const {values, positionals} = parse(commandLine);
  const [kind = '', slug = '', ...others] = positionals;
  if ((kind !== 'model' && !isKind(kind)) || others.length > 0) {
    throw new UsageError(USAGE);
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/i.test(slug)) {
    throw new UsageError(
      `The slug '${slug}' must be words of a–z and 0–9, joined by hyphens.\n${USAGE}`,
    );
  }
  const titles = {
    title: required(values.title, '--title'),
    titleZh: required(values['title-zh'], '--title-zh'),
  };
  if (kind === 'model') {
    if (!/^[a-z][a-z\d-]*$/u.test(slug)) {
      throw new UsageError(`The id '${slug}' must be in kebab case.\n${USAGE}`);
    }
    return {kind, slug, ...titles};
  }
  const common = {kind, slug, ...titles};
  if (kind === 'tutorial' || kind === 'post') {
    return common;
  }
  const library = required(values.library, '--library');
  if (!isLibrary(library)) {
    throw new UsageError(`There is no library '${library}'.\n${USAGE}`);
  }
  const model = existingModel(values.model ?? slug);
  const shown = {library, model, ...iconOf(values.icon)};
  return kind === 'demo'
    ? {...common, ...shown}
    : {
        ...common,
        ...shown,
        submodel: required(values.submodel, '--submodel'),
      };
}
