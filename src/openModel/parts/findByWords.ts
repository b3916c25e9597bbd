import type {Field} from '../../amesimFile/model';

/** Finds items that have all words of a query in their names, in any order and case. */
export function findByWords<Item extends Field>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const words = query.toLowerCase().split(/\s+/u);
  return items.filter(({path, submodel, title}) => {
    const names = `${path} ${submodel} ${title}`.toLowerCase();
    return words.every((word) => names.includes(word));
  });
}
