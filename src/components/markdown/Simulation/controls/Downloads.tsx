import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Locale} from '../../../../i18n';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {Run} from '../../../../models/run/runResult';
import {heading} from '../state/settings';
import shared from '../styles.model.module.css';
import type {CsvContent} from './download';

export interface DownloadsProps {
  readonly model: AnyModel;
  readonly run: Run;
  readonly locale: Locale;
  readonly summary: string;
  /** The element with the figures. */
  readonly figures: () => Element | null;
}

async function saveCsv(
  {model, run}: DownloadsProps,
  content: CsvContent,
): Promise<void> {
  const {csvFile, save} = await import('./download');
  save(csvFile(model, run, content));
}

async function saveSvg(props: DownloadsProps): Promise<void> {
  const {model, summary, figures} = props;
  const [{save}, {readFigure, svgFile}] = await Promise.all([
    import('./download'),
    import('../figures/svgFile'),
  ]);
  const drawn = figures()?.querySelectorAll('[data-part="figure"]') ?? [];
  save({
    name: `${model.id}.svg`,
    type: 'image/svg+xml',
    text: svgFile(Array.from(drawn, readFigure), summary),
  });
}

function Save({
  children,
  onSave,
}: {
  readonly children: ReactNode;
  readonly onSave: () => Promise<void>;
}): ReactNode {
  return (
    <button
      type="button"
      className={shared.button}
      onClick={() => void onSave()}
    >
      {children}
    </button>
  );
}

/** Buttons that save the run: numbers in SI as CSV, figures as SVG. */
export function Downloads(props: DownloadsProps): ReactNode {
  const {model, run, locale} = props;
  const hasCurves =
    model.duration !== undefined || Object.keys(run.samples).length > 0;
  const others = model.figures.filter(({kind}) => kind !== 'time');
  return (
    <div className={shared.toolbar}>
      {hasCurves && (
        <Save onSave={() => saveCsv(props, 'curves')}>
          {translate({
            id: 'simulation.save.curves',
            message: 'Curves (CSV)',
            description: 'Saves all outputs over time',
          })}
        </Save>
      )}
      {others.map(({id, title}) => (
        <Save key={id} onSave={() => saveCsv(props, {figure: id})}>
          {translate(
            {
              id: 'simulation.save.figure',
              message: '{figure} (CSV)',
              description: 'Saves the numbers of one figure',
            },
            {figure: heading(title, locale)},
          )}
        </Save>
      ))}
      {Object.keys(run.scalars).length > 0 && (
        <Save onSave={() => saveCsv(props, 'results')}>
          {translate({
            id: 'simulation.save.results',
            message: 'Results (CSV)',
            description: 'Saves the numbers that sum the run up',
          })}
        </Save>
      )}
      <Save onSave={() => saveSvg(props)}>
        {translate({
          id: 'simulation.save.svg',
          message: 'Figures (SVG)',
          description: 'Saves the curves as a drawing',
        })}
      </Save>
    </div>
  );
}
