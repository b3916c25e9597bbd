import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {use} from 'react';

import {IslandBoundary} from '../../../hydration/IslandBoundary';
import {useLocale} from '../../../i18n/useLocale';
import {record, useProgress} from '../../../site/progress';
import Tick from '../../base/Tick';
import {PredictionBox} from '../Predict';
import {LiveDrawing, type LiveDrawingProps} from './LiveDrawing';
import {loadDrawing} from './load';
import type {DrawSpec} from './spec';

export interface DrawPredictionProps extends DrawSpec {
  /** Names the prediction in the progress: ASCII, the same in both languages. */
  readonly id: string;
  readonly question: string;
  /** Anchor of the run on this page; `#try-it` unless given. */
  readonly run?: string;
  /** Permalink to the run, which the build makes of `model` and `preset`. */
  readonly link?: string;
  /** `<Reveal>`: what happens, and why. */
  readonly children: ReactNode;
}

/** The empty axes as HTML, rendered while the page is built. */
function StaticDrawing({spec, locale}: LiveDrawingProps): ReactNode {
  const {DrawingView, startDrawing, model} = use(loadDrawing(spec.model));
  return (
    <div data-search="off" data-drawing={spec.model}>
      <DrawingView
        model={model}
        start={startDrawing(model, spec, locale)}
        isLive={false}
      />
    </div>
  );
}

/**
 * A prediction that is drawn: a figure without its curve. After the run it is
 * compared with the curve of the model. What makes it work is loaded when it
 * comes into the window.
 */
export default function DrawPrediction(props: DrawPredictionProps): ReactNode {
  const {id, question, run = '#try-it', link, children, ...spec} = props;
  const locale = useLocale();
  const isDrawn = useProgress()(id);
  const onJudged = () => record('drawn', id);
  const common = {spec, locale, onJudged};
  return (
    <PredictionBox
      activity="drawn"
      run={run}
      link={link}
      title={
        <>
          {question}
          {isDrawn && (
            <Tick>
              <Translate
                id="drawing.drawn"
                description="Marks a prediction that the reader has drawn"
              >
                drawn
              </Translate>
            </Tick>
          )}
        </>
      }
    >
      <IslandBoundary name={`draw-${id}`}>
        {ExecutionEnvironment.canUseDOM ? (
          <LiveDrawing key={id} {...common} />
        ) : (
          <StaticDrawing {...common} />
        )}
      </IslandBoundary>
      {children}
    </PredictionBox>
  );
}
