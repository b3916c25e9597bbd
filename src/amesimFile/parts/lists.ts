import type {Field, ListedVariable, Parameter, Variable} from '../model';
import {cleanUnit, plainNumber, splitLines} from './values';

/** Longest line that is read, characters. */
const LONGEST_LINE = 5000;

/**
 * A line `1 MAS001 instance 1 displacement port 1 [m] Param_Id=10
 * Data_Path=x@mass1port`. Titles may hold brackets, so only one directly before
 * the flags is the unit.
 */
const ENTRY =
  /^(?:([01]) )?(\S+) instance (-?\d+) (.*?)(?: ?\[([^[\]]*)\])?(?: (?:Is_Delta|Is_Linked_Variable|Param_Id|Data_Path)=.*)?$/u;

/** Reads a line; hidden rows give no submodel. */
function readEntry(text: string): Field & {readonly mark: string | undefined} {
  const line = text.slice(0, LONGEST_LINE);
  const [, mark, submodel = '', number = '', head = '', unit] =
    ENTRY.exec(line) ?? [];
  const title = head.trim();
  const [, path = `${submodel}_${number} ${title}`] =
    / Data_Path=(\S+)/u.exec(line) ?? [];
  return {mark, path, title, submodel, unit: cleanUnit(unit)};
}

/**
 * Reads a list of variables, `.ssf` or `.var`, by row, and counts its rows: results
 * name variables by row. Rows of hidden variables count and are left out. `kinds`
 * has what the sketch says of data paths.
 */
export function readVariables(
  content: string,
  kinds: ReadonlyMap<string, Variable['kind']>,
) {
  const lines = splitLines(content);
  const variables = new Map<number, ListedVariable>();
  for (const [row, line] of lines.entries()) {
    const {mark, ...field} = readEntry(line);
    if (field.submodel !== '') {
      const kind = kinds.get(field.path);
      variables.set(row, {...field, row, isSaved: mark !== '0', kind});
    }
  }
  return {rows: lines.length, variables};
}

/**
 * Reads the lists of parameters, `.param`, and of their values, `.data`: the
 * same line of both belongs together. They have no defaults and no limits.
 */
export function readParameters(
  names: string,
  values: string,
): readonly Parameter[] {
  const data = splitLines(values);
  const parameters = splitLines(names).map((line, row): Parameter => {
    const {mark: _, ...field} = readEntry(line);
    const value = data[row]?.trim() ?? '';
    return {
      ...field,
      component: field.path.slice(field.path.indexOf('@') + 1),
      kind: line.includes(' Is_Delta=') ? 'real' : 'initial',
      value,
      choices: [],
      isExpression: plainNumber(value) === undefined,
    };
  });
  return parameters.filter(({submodel}) => submodel !== '');
}
