import type {AnyModel} from '../definition/modelDefinition';
import type {RunData} from '../run/runResult';
import {csvCell, csvHeader, toCsv} from './csv';

/**
 * Writes a profile or bar figure of a run as CSV in SI units.
 *
 * @throws {RangeError} when the run has no such figure
 */
export function figureToCsv(model: AnyModel, run: RunData, id: string): string {
  const data = run.figures[id];
  const figure = model.figures.find((candidate) => candidate.id === id);
  if (!data || !figure || figure.kind === 'time') {
    throw new RangeError(`The run has no figure '${id}'`);
  }
  const {unit} = figure.quantity;
  if (data.kind === 'bars' || figure.kind === 'bars') {
    const bars = data.kind === 'bars' ? data.bars : [];
    return toCsv(model, run, [
      {header: 'part', cells: bars.map((bar) => bar.id)},
      {
        header: csvHeader('value', unit),
        cells: bars.map(({value}) => csvCell(value)),
      },
    ]);
  }
  const columns = data.curves.flatMap((curve) => {
    const {id: name, time, x, y, exact} = curve;
    const at = time === undefined ? '' : ` at ${time} s`;
    return [
      {
        header: csvHeader(`coordinate of ${name}${at}`, figure.coordinate.unit),
        cells: Array.from(x, csvCell),
      },
      {header: csvHeader(`${name}${at}`, unit), cells: Array.from(y, csvCell)},
      ...(exact
        ? [
            {
              header: csvHeader(`${name} exact${at}`, unit),
              cells: Array.from(exact, csvCell),
            },
          ]
        : []),
    ];
  });
  return toCsv(model, run, columns);
}
