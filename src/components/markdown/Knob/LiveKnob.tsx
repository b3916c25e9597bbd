import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';

import {LazyIsland} from '../../../hydration/LazyIsland';
import {whenIdle} from '../../../hydration/whenIdle';
import type {Locale} from '../../../i18n';
import {parseExtent} from './extentText';
import {loadKnob} from './load';
import type {KnobSpec} from './spec';
import styles from './styles.figure.module.css';

export interface LiveKnobProps {
  readonly spec: KnobSpec;
  readonly locale: Locale;
}

/** Loads a knob while the browser has nothing else to do. */
async function loadWhenIdle(
  {spec, locale}: LiveKnobProps,
  island: HTMLElement,
) {
  await whenIdle();
  const loaded = await loadKnob(spec.model);
  await whenIdle();
  const extent = parseExtent(island.dataset.extent);
  const start = loaded.startKnob(loaded.model, spec, locale, extent);
  return {...loaded, start};
}

/** The knob in the browser: the server's HTML, then the knob that works. */
export function LiveKnob({spec, locale}: LiveKnobProps): ReactNode {
  const [load] = useState(
    () => (island: HTMLElement) => loadWhenIdle({spec, locale}, island),
  );
  return (
    <LazyIsland
      load={load}
      attributes={{'data-knob': spec.model}}
      emptyClassName={styles.placeholder}
      render={({KnobView, model, start}) => (
        <KnobView
          model={model}
          spec={spec}
          start={start}
          locale={locale}
          isLive
        />
      )}
      notLoaded={{
        what: translate({
          id: 'knob.notLoaded',
          message: 'The slider of this figure could not be loaded.',
          description: 'Below a static figure whose slider is missing',
        }),
      }}
    />
  );
}
