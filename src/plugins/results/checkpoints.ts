import type {Locale} from '../../i18n';
import {formatNumber, withUnit} from '../../models/definition/format';
import type {CheckedPoint} from '../../models/references/checkReference';
import {checkReference} from '../../models/references/checkReference';
import type {ReferenceCase} from '../../models/references/defineReferences';
import {loadReferences} from '../../models/references/loadReferences';
import type {Unit} from '../../physics/units';
import {toUnit, unitDefinition} from '../../physics/units';
import {type Attributes, joinNames} from './attributes';
import {findModel} from './experiment';
import {cacheResult} from './resultCache';

/** One formatted row of the table. */
export interface CheckpointRow {
  /** Name of the quantity, such as 'output of the lag'. */
  readonly label: string;
  readonly symbol: string | undefined;
  /** Name of the bar, or coordinate on a profile. */
  readonly place: string | undefined;
  /** Time with its unit, such as '1.5 s'. */
  readonly time: string | undefined;
  readonly theory: string;
  readonly model: string;
  readonly difference: string;
  readonly allowed: string;
  /** Difference as a fraction of the allowed one. */
  readonly share: number;
}

/** The rows of one reference case. */
export interface CheckpointGroup {
  readonly label: string;
  /** Source of the expected values. */
  readonly origin: string;
  readonly rows: readonly CheckpointRow[];
}

function describeOrigin(reference: ReferenceCase, locale: Locale): string {
  const {kind, source} = reference;
  const names = {
    'closed-form': {en: 'closed form', 'zh-Hans': '解析解'},
    'independent-solver': {en: 'independent solver', 'zh-Hans': '独立求解器'},
  } as const satisfies Record<string, Record<Locale, string>>;
  const name = names[kind][locale];
  const colon = {en: ': ', 'zh-Hans': '：'}[locale];
  return source === undefined ? name : name + colon + source;
}

/** Number of significant digits: one more than the tolerance resolves. */
function significantDigits(shown: number, tolerance: number): number {
  const digits = Math.ceil(Math.log10(Math.abs(shown) / tolerance)) + 1;
  return Number.isFinite(digits) ? Math.min(Math.max(digits, 3), 9) : 3;
}

function describePlace(
  {coordinate, bar}: CheckedPoint,
  locale: Locale,
): string | undefined {
  return (
    bar?.[locale] ??
    (coordinate === undefined ? undefined : formatNumber(coordinate))
  );
}

function formatRow(point: CheckedPoint, locale: Locale): CheckpointRow {
  const {quantity, expected, actual, difference, tolerance, time} = point;
  const unit: Unit = quantity.displayUnit ?? quantity.unit;
  const {factor = 1} = unitDefinition(unit);
  const digits = significantDigits(toUnit(expected, unit), tolerance / factor);
  const shown = (value: number) =>
    withUnit(formatNumber(toUnit(value, unit), {digits}), unit);
  const small = (value: number) => formatNumber(value / factor, {digits: 2});
  return {
    label: quantity.label[locale],
    symbol: quantity.symbol,
    place: describePlace(point, locale),
    time: time === undefined ? undefined : withUnit(formatNumber(time), 's'),
    theory: shown(expected),
    model: shown(actual),
    difference: small(difference),
    allowed: small(tolerance),
    share: Math.abs(difference) / tolerance,
  };
}

function compareCase(
  model: Parameters<typeof checkReference>[0],
  reference: ReferenceCase,
  locale: Locale,
): CheckpointGroup {
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
  return {
    label: reference.label[locale],
    origin: describeOrigin(reference, locale),
    rows: points.map((point) => formatRow(point, locale)),
  };
}

/**
 * Compares the model that an element names with its references.
 * @throws RangeError for an unknown model or case, or one out of tolerance
 */
export async function compareCheckpoints(
  attributes: Attributes,
  locale: Locale,
): Promise<readonly CheckpointGroup[]> {
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
    return compareCase(model, reference, locale);
  });
}
