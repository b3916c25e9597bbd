import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ReactNode} from 'react';
import {use} from 'react';

import {LazyIsland} from '../../../hydration/LazyIsland';
import {loadOnce} from '../../../hydration/loadOnce';
import type {Locale} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import styles from './styles.module.css';

const load = (): Promise<typeof import('./View')> => import('./View');

const loadOnServer = loadOnce(load);

interface LocaleProps {
  readonly locale: Locale;
}

/** The run with which the page starts, computed while the site is built. */
function StaticThermostat({locale}: LocaleProps): ReactNode {
  const {default: View} = use(loadOnServer(undefined));
  return (
    <div>
      <View locale={locale} isLive={false} />
    </div>
  );
}

/**
 * A room with a thermostat and two sliders: a small live model. As with
 * `Simulation`, its curve is in the page's HTML, and the browser loads the
 * model when the curve comes into view. Where that fails, the curve stays, and
 * the link to the model's own page.
 */
export default function LiveThermostat(): ReactNode {
  const locale = useLocale();
  return ExecutionEnvironment.canUseDOM ? (
    <LazyIsland
      load={load}
      emptyClassName={styles.placeholder}
      render={({default: View}) => <View locale={locale} isLive />}
    />
  ) : (
    <StaticThermostat locale={locale} />
  );
}
