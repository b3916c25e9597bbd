import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ReactNode} from 'react';
import {use} from 'react';

import {IslandBoundary} from '../../../hydration/IslandBoundary';
import {useLocale} from '../../../i18n/useLocale';
import {serializeExtent} from './extentText';
import {LiveKnob, type LiveKnobProps} from './LiveKnob';
import {loadKnob} from './load';
import {type KnobSpec, list} from './spec';

/** The first run as HTML, rendered while the page is built. */
function StaticKnob({spec, locale}: LiveKnobProps): ReactNode {
  const {KnobView, startKnob, model} = use(loadKnob(spec.model));
  const start = startKnob(model, spec, locale);
  return (
    <div
      data-search="off"
      data-knob={spec.model}
      data-figure={spec.figure}
      data-curves={spec.curves?.join(' ')}
      data-extent={serializeExtent(start.extent)}
    >
      <KnobView
        model={model}
        spec={spec}
        start={start}
        locale={locale}
        isLive={false}
      />
    </div>
  );
}

/**
 * One figure of a model with a slider that moves its curve, as the page's
 * introduction to the model. As with `Simulation`, the curve is in the page's
 * HTML. The browser loads the model once the page has started and is idle, and
 * reads the range of the axes from the HTML, which took several runs to
 * compute.
 */
export default function Knob(spec: KnobSpec): ReactNode {
  const locale = useLocale();
  const {model, preset = '', figure, parameter} = spec;
  const name = ['knob', model, preset, figure, ...list(parameter)].join('-');
  return (
    <IslandBoundary name={name}>
      {ExecutionEnvironment.canUseDOM ? (
        <LiveKnob key={name} spec={spec} locale={locale} />
      ) : (
        <StaticKnob spec={spec} locale={locale} />
      )}
    </IslandBoundary>
  );
}
