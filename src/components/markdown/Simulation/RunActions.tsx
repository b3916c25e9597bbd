import {translate} from '@docusaurus/Translate';
import type {Dispatch, ReactNode} from 'react';

import type {Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {Toolbar} from './controls/Toolbar';
import {Disclosure} from './Disclosure';
import {Comparisons} from './figures/Comparisons';
import type {NamedRun} from './figures/series';
import {Batch, UnitsAndDownloads} from './lazyParts';
import type {RunResult} from './state/runResult';
import type {PanelAction, PanelState} from './state/state';
import {presetSettings} from './state/state';
import styles from './styles.model.module.css';

export interface RunActionsProps {
  readonly model: AnyModel;
  readonly preset: string | undefined;
  readonly locale: Locale;
  readonly state: PanelState;
  readonly result: RunResult;
  readonly runs: readonly NamedRun[];
  readonly summary: string;
  readonly address: string;
  readonly isLive: boolean;
  readonly dispatch: Dispatch<PanelAction>;
  /** Gives the element that holds the figures. */
  readonly figures: () => Element | null;
}

function BatchRun({
  model,
  state,
  locale,
  dispatch,
}: RunActionsProps): ReactNode {
  const {settings, units, comparisons} = state;
  const batch = comparisons.filter(({kind}) => kind === 'batch');
  return (
    <Disclosure
      title={translate({
        id: 'simulation.more.batch',
        message: 'Batch run',
        description: 'Opens the form of a batch run',
      })}
    >
      <Batch
        model={model}
        settings={settings}
        hasBatch={batch.length > 0}
        locale={locale}
        units={units}
        dispatch={dispatch}
        onClear={() => dispatch({type: 'drop', ids: batch.map(({id}) => id)})}
      />
    </Disclosure>
  );
}

/** The buttons and forms that act on the run as a whole. */
export function RunActions(props: RunActionsProps): ReactNode {
  const {model, preset, locale, state, result, runs, dispatch} = props;
  const {summary, address, isLive, figures} = props;
  const {run, runSettings} = result;
  return (
    <fieldset className={styles.actions} disabled={!isLive}>
      <Toolbar
        hasClosedForm={Object.keys(run.exact).length > 0}
        isClosedFormShown={state.hasExact}
        address={address}
        onReset={() =>
          dispatch({type: 'settings', settings: presetSettings(model, preset)})
        }
        onHold={() =>
          dispatch({
            type: 'compare',
            comparisons: [{kind: 'held', settings: runSettings, run}],
          })
        }
        onClosedForm={(isShown) => dispatch({type: 'exact', hasExact: isShown})}
      />
      <Comparisons
        comparisons={state.comparisons}
        runs={runs}
        dispatch={dispatch}
      />
      <BatchRun {...props} />
      <Disclosure
        title={translate({
          id: 'simulation.more.units',
          message: 'Units and downloads',
          description: 'Opens the choice of units and the downloads',
        })}
      >
        <UnitsAndDownloads
          model={model}
          run={run}
          locale={locale}
          summary={summary}
          figures={figures}
          units={state.units}
          dispatch={dispatch}
        />
      </Disclosure>
    </fieldset>
  );
}
