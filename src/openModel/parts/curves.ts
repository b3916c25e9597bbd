import type {AmesimModel, Variable} from '../../amesimFile/model';

/** Curves that are shown at once. */
export const MOST_CURVES = 4;

/** Chooses what is shown at first: saved states of one unit, else one variable. */
export function firstChoice(
  {variables}: Pick<AmesimModel, 'variables'>,
  saved: readonly Variable[],
): readonly string[] {
  const states = new Set(
    variables.filter(({kind}) => kind === 'state').map(({path}) => path),
  );
  const candidates = saved.filter(({path}) => states.has(path));
  const [first] = [...candidates, ...saved];
  const alike = candidates.filter(({unit}) => unit === first?.unit);
  return (alike.length > 0 ? alike : saved.slice(0, 1))
    .slice(0, MOST_CURVES)
    .map(({path}) => path);
}

/** Tells whether a text has all words of a query, in any order and case. */
export function hasWords(content: string, query: string): boolean {
  const lower = content.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => lower.includes(word));
}

/** Finds variables with all words of a query in path, title or submodel. */
export function findVariables(
  variables: readonly Variable[],
  query: string,
): readonly Variable[] {
  return variables.filter(({path, title, submodel}) =>
    hasWords(`${path} ${title} ${submodel}`, query),
  );
}
