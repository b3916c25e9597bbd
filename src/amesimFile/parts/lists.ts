import {AmesimFileError, MESSAGES} from '../errors';
import type {Field, ListedVariable, Parameter, Variable} from '../model';
import {cleanUnit, plainNumber, splitLines} from './values';

/** Longest line that is read, characters. */
const LONGEST_LINE = 5000;

/**
 * A line `1 MAS001 instance 1 displacement port 1 [m] Param_Id=10
 * Data_Path=x@mass1port`. Titles may hold brackets, so only one directly before
 * the flags is the unit. A row of a variable that nothing uses has instance −1.
 */
const ENTRY =
  /^(?:([01]) )?(\S+) instance (\d+) (.*?)(?: ?\[([^[\]]*)\])?(?: (?:Is_Delta|Is_Linked_Variable|Param_Id|Data_Path)=.*)?$/u;

/** Reads a line; without a variable it gives no submodel, of integers and texts no unit. */
function readEntry(text: string) {
  const line = text.slice(0, LONGEST_LINE);
  const [, mark, submodel = '', number = '', head = '', unit] =
    ENTRY.exec(line) ?? [];
  const title = head.trim();
  const instance = `${submodel}_${number}`;
  const [, path = `${instance} ${title}`, component = instance] =
    / Data_Path=([^@\s]*@(\S*)|\S+)/u.exec(line) ?? [];
  const field: Field = {
    path,
    title,
    component,
    submodel,
    unit: cleanUnit(unit),
  };
  return {field, mark, hasUnit: unit !== undefined};
}

/**
 * Reads a list of variables, `.ssf` or `.var`, by row, and counts its rows: results
 * name variables by row. Rows of hidden and of unused variables count and are left
 * out. `kinds` has what the sketch says of data paths.
 */
export function readVariables(
  content: string,
  kinds: ReadonlyMap<string, Variable['kind']>,
) {
  const lines = splitLines(content);
  const variables = new Map<number, ListedVariable>();
  const paths = new Set<string>();
  for (const [row, line] of lines.entries()) {
    const {field, mark} = readEntry(line);
    if (field.submodel !== '') {
      const kind = kinds.get(field.path);
      // Two ports may have variables of one name.
      const path = paths.has(field.path)
        ? `${field.path} (${row})`
        : field.path;
      paths.add(path);
      variables.set(row, {...field, path, row, isSaved: mark !== '0', kind});
    }
  }
  return {rows: lines.length, variables};
}

/**
 * Reads the lists of parameters, `.param`, and of their values, `.data`: the
 * same line of both belongs together. They have no defaults, limits and words of
 * choices. Linked variables only copy a parameter, and are left out.
 *
 * @throws {AmesimFileError} when the lists have different lengths
 */
export function readParameters(
  names: string,
  values: string,
): readonly Parameter[] {
  const [lines, data] = [splitLines(names), splitLines(values)];
  if (lines.length !== data.length) {
    throw new AmesimFileError(MESSAGES.otherCount);
  }
  return lines.flatMap((line, row): readonly Parameter[] => {
    const {field, hasUnit} = readEntry(line);
    if (field.submodel === '' || line.includes(' Is_Linked_Variable=1')) {
      return [];
    }
    const value = data[row]?.trim() ?? '';
    const isNumber = plainNumber(value) !== undefined;
    const bare = isNumber ? 'integer' : 'text';
    const other = hasUnit ? 'initial' : bare;
    const kind = line.includes(' Is_Delta=') ? 'real' : other;
    return [
      {
        ...field,
        kind,
        value,
        choices: [],
        isExpression: kind !== 'text' && !isNumber,
      },
    ];
  });
}
