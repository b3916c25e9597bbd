import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ReactNode} from 'react';
import {startTransition, use, useEffect, useRef, useState} from 'react';

import type {Locale} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import styles from './styles.module.css';

type Loaded = typeof import('./View');

interface LocaleProps {
  readonly locale: Locale;
}

const load = (): Promise<Loaded> => import('./View');

let loading: Promise<Loaded> | undefined;

/** The run with which the page starts, computed while the site is built. */
function Static({locale}: LocaleProps): ReactNode {
  const loaded = use((loading ??= load()));
  return (
    <div>
      <loaded.default locale={locale} isLive={false} />
    </div>
  );
}

/** React leaves the HTML of the server alone where it has put none itself. */
const KEPT = {__html: ''} as const;

/** Loads the model when it is first seen; until then the HTML stays. */
function Live({locale}: LocaleProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        // If it fails, the curve stays, and the link to the model's own page.
        load().then(
          (ready) => startTransition(() => setLoaded(ready)),
          () => undefined,
        );
      }
    });
    if (place.current) {
      observer.observe(place.current);
    }
    return () => observer.disconnect();
  }, []);
  return loaded ? (
    <div key="live">
      <loaded.default locale={locale} isLive />
    </div>
  ) : (
    <div
      key="static"
      ref={place}
      className={styles.awaited}
      suppressHydrationWarning
      dangerouslySetInnerHTML={KEPT}
    />
  );
}

/**
 * A room with a thermostat and two sliders: a model in small. As with
 * `Simulation`, its curve is in the page's HTML, and nothing of it is loaded
 * before it is seen.
 */
export default function LiveThermostat(): ReactNode {
  const locale = useLocale();
  return ExecutionEnvironment.canUseDOM ? (
    <Live locale={locale} />
  ) : (
    <Static locale={locale} />
  );
}
