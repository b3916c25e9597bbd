import {createModel, type NewModel} from './createModel';
import {type Created, createPage} from './createPage';
import type {NewPage} from './pagePlace';

/**
 * Makes what `npm run new` was asked for, in the project at `root`.
 * @param date as in 2026-11-22
 * @throws UsageError when it exists already; nothing is written then
 */
export function create(
  request: NewModel | NewPage,
  root: string,
  date: string,
): Promise<Created> {
  return request.kind === 'model'
    ? createModel(request, root)
    : createPage(request, root, date);
}
