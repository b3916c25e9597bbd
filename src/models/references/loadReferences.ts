import type {ReferenceCase} from './defineReferences';

/**
 * Loads the references of a model, by its id: `cases/<id>.ts`. They are needed
 * by the build and the tests only.
 */
export async function loadReferences(
  id: string,
): Promise<readonly ReferenceCase[]> {
  const {references} = (await import(/* @vite-ignore */ `./cases/${id}`)) as {
    readonly references: readonly ReferenceCase[];
  };
  return references;
}
