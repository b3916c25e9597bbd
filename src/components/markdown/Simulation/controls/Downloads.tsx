import {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import type {Locale} from '../../../../i18n';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {Run} from '../../../../models/run/runResult';
import {loadChunk} from '../../../../offline/loadChunk';
import {Missing} from '../Missing';
import shared from '../shared.model.module.css';
import {capitalized} from '../state/settings';
import type {CsvContent} from './download';

export interface DownloadsProps {
  readonly model: AnyModel;
  readonly run: Run;
  readonly locale: Locale;
  readonly summary: string;
  /** Gives the element that holds the figures. */
  readonly figures: () => Element | null;
  /** Further buttons in the same row. */
  readonly children?: ReactNode;
}

async function saveCsv(
  {model, run}: DownloadsProps,
  content: CsvContent,
): Promise<void> {
  const {csvFile, save} = await loadChunk(() => import('./download'));
  save(csvFile(model, run, content));
}

async function saveSvg(props: DownloadsProps): Promise<void> {
  const {model, summary, figures} = props;
  const [{save}, {readFigure, svgFile}] = await loadChunk(() =>
    Promise.all([import('./download'), import('../figures/svgFile')]),
  );
  const elements = figures()?.querySelectorAll('[data-part="figure"]') ?? [];
  save({
    name: `${model.id}.svg`,
    type: 'image/svg+xml',
    text: svgFile(Array.from(elements, readFigure), summary),
  });
}

/** Saves a file; where the code for it can't be loaded, the reader is told. */
function SaveButton({
  children,
  onSave,
}: {
  readonly children: ReactNode;
  readonly onSave: () => Promise<void>;
}): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const save = () => {
    onSave().then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  };
  return (
    <>
      <button type="button" className={shared.button} onClick={save}>
        {children}
      </button>
      {hasFailed && <Missing />}
    </>
  );
}

/** Buttons that save the run: numbers in SI as CSV, figures as SVG. */
export function Downloads(props: DownloadsProps): ReactNode {
  const {model, run, locale, children} = props;
  const hasCurves =
    model.duration !== undefined || Object.keys(run.samples).length > 0;
  const otherFigures = model.figures.filter(({kind}) => kind !== 'time');
  return (
    <div className={shared.toolbar}>
      {hasCurves && (
        <SaveButton onSave={() => saveCsv(props, 'curves')}>
          {translate({
            id: 'simulation.save.curves',
            message: 'Curves (CSV)',
            description: 'Saves all outputs over time',
          })}
        </SaveButton>
      )}
      {otherFigures.map(({id, title}) => (
        <SaveButton key={id} onSave={() => saveCsv(props, {figure: id})}>
          {translate(
            {
              id: 'simulation.save.figure',
              message: '{figure} (CSV)',
              description: 'Saves the numbers of one figure',
            },
            {figure: capitalized(title, locale)},
          )}
        </SaveButton>
      ))}
      {Object.keys(run.scalars).length > 0 && (
        <SaveButton onSave={() => saveCsv(props, 'results')}>
          {translate({
            id: 'simulation.save.results',
            message: 'Results (CSV)',
            description: 'Saves the numbers that sum the run up',
          })}
        </SaveButton>
      )}
      <SaveButton onSave={() => saveSvg(props)}>
        {translate({
          id: 'simulation.save.svg',
          message: 'Figures (SVG)',
          description: 'Saves the curves as a drawing',
        })}
      </SaveButton>
      {children}
    </div>
  );
}
