import type {Run} from './model';

/** Tells runs of a model apart: the number, behind that of a study and a stroke. */
export function runId({study, number}: Pick<Run, 'study' | 'number'>): string {
  return study === undefined ? String(number) : `${study}/${number}`;
}
