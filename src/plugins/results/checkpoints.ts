import type {CheckedCase} from '../../models/references/checkReference';
import {checkReference} from '../../models/references/checkReference';
import type {ReferenceCase} from '../../models/references/defineReferences';
import {loadReferences} from '../../models/references/loadReferences';
import {type Attributes, joinNames} from './attributes';
import {findModel} from './experiment';
import {cacheResult} from './resultCache';

function compareCase(
  model: Parameters<typeof checkReference>[0],
  reference: ReferenceCase,
): CheckedCase {
  const points = cacheResult(
    ['checkpoints', model.id, reference.id],
    () => checkReference(model, reference).points,
  );
  const missed = points.find(({isWithinTolerance}) => !isWithinTolerance);
  if (missed) {
    throw new RangeError(
      `the model misses its reference in case '${reference.id}', ${missed.quantity.label.en}: ${missed.actual} for ${missed.expected}`,
    );
  }
  return {reference, points};
}

/**
 * Compares the model that an element names with its references.
 * @throws RangeError for an unknown model or case, or one out of tolerance
 */
export async function compareCheckpoints(
  attributes: Attributes,
): Promise<readonly CheckedCase[]> {
  const model = await findModel(attributes);
  const all = await loadReferences(model.id);
  const {cases = all.map(({id}) => id)} = attributes;
  if (!Array.isArray(cases)) {
    throw new RangeError("cases must be a list, as in {['step']}");
  }
  return cases.map((id) => {
    const reference = all.find((entry) => entry.id === id);
    if (!reference) {
      const allowed = joinNames(all.map((entry) => entry.id));
      throw new RangeError(
        `there is no case '${String(id)}'; there are: ${allowed}`,
      );
    }
    return compareCase(model, reference);
  });
}
