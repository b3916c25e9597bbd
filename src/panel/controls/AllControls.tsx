import {translate} from '@docusaurus/Translate';
import {memo, type ReactNode} from 'react';

import {usePanelValues, usePresentRun} from '../context';
import {FigureView} from '../figures/FigureViews';
import {OfRun} from '../OfRun';
import {viewFigure} from '../state/view';
import styles from '../styles.lazy.module.css';
import {Results} from '../tools/table/Results';
import {Tabs, type TabsProps} from './Tabs';

/** The figures of the model besides the one at the top of the panel. */
function OtherFigures(): ReactNode {
  const {model} = usePanelValues();
  const {view} = usePresentRun();
  const first = viewFigure(model, view);
  const others = model.figures.filter(({id}) => id !== first?.id);
  return (
    others.length > 0 && (
      <div
        role="group"
        className={styles.others}
        aria-label={translate({
          id: 'simulation.figures.more',
          message: 'Further figures',
          description: 'Names the figures below the first of a model',
        })}
      >
        {others.map((figure) => (
          <FigureView key={figure.id} figure={figure} />
        ))}
      </div>
    )
  );
}

/** What the panel shows besides its first figure: tools, results, figures. */
export const AllControls = memo(function AllControls(
  props: TabsProps,
): ReactNode {
  return (
    <>
      <Tabs {...props} />
      <OfRun>
        <Results />
        <OtherFigures />
      </OfRun>
    </>
  );
});
