import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';

import {LazyIsland} from '../../../hydration/LazyIsland';
import type {Locale} from '../../../i18n';
import {loadDrawing} from './load';
import type {DrawSpec} from './spec';
import styles from './styles.model.module.css';

export interface LiveDrawingProps {
  readonly spec: DrawSpec;
  readonly locale: Locale;
  /** Called when a drawn curve was compared with the run. */
  readonly onJudged: () => void;
}

/** The figure in the browser: the server's HTML, then axes to draw in. */
export function LiveDrawing(props: LiveDrawingProps): ReactNode {
  const {spec, locale, onJudged} = props;
  const [load] = useState(() => async () => {
    const loaded = await loadDrawing(spec.model);
    const start = loaded.startDrawing(loaded.model, spec, locale);
    return {...loaded, start};
  });
  return (
    <LazyIsland
      load={load}
      attributes={{'data-drawing': spec.model}}
      emptyClassName={styles.placeholder}
      render={({DrawingView, model, start}) => (
        <DrawingView model={model} start={start} isLive onJudged={onJudged} />
      )}
      notLoaded={{
        what: translate({
          id: 'drawing.notLoaded',
          message: 'The figure to draw in could not be loaded.',
          description: 'Above empty axes that cannot be drawn in',
        }),
      }}
    />
  );
}
