/** What an embedded page shows: the whole panel, or the figure with a slider. */
export type EmbedView = 'panel' | 'knob';

/** The request in the address of an embedded page. */
export interface EmbedRequest {
  readonly view: EmbedView;
  /** Values to start with, as a permalink; undefined if there are none. */
  readonly link: string | undefined;
}

/** Keys of the query that are no values of a model. */
const ownKeys: readonly string[] = ['sim', 'view', 'theme'];

/**
 * Reads the address of an embedded page. The query holds the values as a
 * permalink does, with or without `sim=`; a permalink in the hash takes
 * precedence.
 */
export function readRequest(
  model: string,
  {search, hash}: Pick<Location, 'search' | 'hash'> = {search: '', hash: ''},
): EmbedRequest {
  const query = new URLSearchParams(search);
  const view = query.get('view') === 'knob' ? 'knob' : 'panel';
  if (hash.startsWith('#sim=')) {
    return {view, link: hash};
  }
  const values = [...query].filter(([key]) => !ownKeys.includes(key));
  const link = new URLSearchParams([['sim', model], ...values]);
  return {view, link: values.length > 0 ? `#${link.toString()}` : undefined};
}
