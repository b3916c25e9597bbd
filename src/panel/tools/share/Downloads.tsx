import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {saveFile} from '../../../components/base/saveFile';
import {capitalized, type Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {useLivePanel, usePanelValues} from '../../context';
import {Button} from '../../controls/Button';
import shared from '../../shared.tools.module.css';
import {type CsvContent, csvFile} from './download';
import {readFigure, svgFile} from './svgFile';

export interface DownloadsProps {
  /** Gives the element that holds the figures. */
  readonly figures: () => Element | null;
  /** Further buttons in the same row. */
  readonly children?: ReactNode;
}

function saveSvg(
  {id}: AnyModel,
  {summary, locale}: {readonly summary: string; readonly locale: Locale},
  figures: Element | null,
): void {
  const elements = figures?.querySelectorAll('[data-part="figure"]') ?? [];
  saveFile({
    name: `${id}.svg`,
    type: 'image/svg+xml',
    text: svgFile(
      Array.from(elements, (figure) => readFigure(figure, locale)),
      summary,
    ),
  });
}

/** Buttons that save the runs that are drawn: numbers in SI as CSV, figures as SVG. */
export function Downloads(props: DownloadsProps): ReactNode {
  const {figures, children} = props;
  const {model, locale} = usePanelValues();
  const {result, state, summary} = useLivePanel();
  const {run} = result;
  const saveCsv = (content: CsvContent) =>
    saveFile(
      csvFile(
        model,
        run,
        content,
        state.comparisons.map((comparison) => comparison.run),
      ),
    );
  const hasCurves =
    model.duration !== undefined || Object.keys(run.samples).length > 0;
  const otherFigures = model.figures.filter(({kind}) => kind !== 'time');
  return (
    <div className={shared.toolbar}>
      {hasCurves && (
        <Button onClick={() => saveCsv('curves')}>
          {translate({
            id: 'simulation.save.curves',
            message: 'Curves (CSV)',
            description: 'Saves all outputs over time',
          })}
        </Button>
      )}
      {otherFigures.map(({id, title}) => (
        <Button key={id} onClick={() => saveCsv({figure: id})}>
          {translate(
            {
              id: 'simulation.save.figure',
              message: '{figure} (CSV)',
              description: 'Saves the numbers of one figure',
            },
            {figure: capitalized(title, locale)},
          )}
        </Button>
      ))}
      {Object.keys(run.scalars).length > 0 && (
        <Button onClick={() => saveCsv('results')}>
          {translate({
            id: 'simulation.save.results',
            message: 'Results (CSV)',
            description: 'Saves the numbers that sum the run up',
          })}
        </Button>
      )}
      <Button onClick={() => saveSvg(model, {summary, locale}, figures())}>
        {translate({
          id: 'simulation.save.svg',
          message: 'Figures (SVG)',
          description: 'Saves the curves as a drawing',
        })}
      </Button>
      {children}
    </div>
  );
}
