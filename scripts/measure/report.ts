/** Figures by row and column; rows of one table share their columns. */
type Table = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** All that one run has found, as it is stored. */
export type Results = Readonly<Record<string, Table>>;

function shown(value: number): string {
  if (Number.isInteger(value)) {
    return String(value);
  }
  return Math.abs(value) < 1 ? value.toFixed(3) : value.toFixed(1);
}

/** The change since the earlier run; nothing where there is none. */
function change(value: number, earlier: number | undefined): string {
  if (earlier === undefined || shown(earlier) === shown(value)) {
    return '';
  }
  const difference = value - earlier;
  return ` (${difference > 0 ? '+' : '−'}${shown(Math.abs(difference))})`;
}

function lines(table: Table, earlier: Table | undefined): readonly string[] {
  const columns = Object.keys(Object.values(table)[0] ?? {});
  const rows = Object.entries(table).map(([name, row]) => [
    name,
    ...columns.map((column) => {
      const value = row[column] ?? Number.NaN;
      return shown(value) + change(value, earlier?.[name]?.[column]);
    }),
  ]);
  const all = [['', ...columns], ...rows];
  const widths = all[0]?.map((_, at) =>
    Math.max(...all.map((row) => row[at]?.length ?? 0)),
  );
  return all.map((row) =>
    row
      .map((cell, at) => {
        const width = widths?.[at] ?? 0;
        return at === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
}

/** Every table as text, with the difference to an earlier run in brackets. */
export function report(results: Results, earlier?: Results): string {
  return Object.entries(results)
    .map(([title, table]) =>
      [`\n${title}`, ...lines(table, earlier?.[title])].join('\n'),
    )
    .join('\n');
}
