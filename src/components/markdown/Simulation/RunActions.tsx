import {translate} from '@docusaurus/Translate';
import type {Dispatch, ReactNode} from 'react';

import type {Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {Disclosure} from './Disclosure';
import {Batch, Compare, Sensitivity, UnitsAndDownloads} from './lazyParts';
import type {RunResult} from './state/runResult';
import type {PanelAction, PanelState} from './state/state';
import styles from './styles.model.module.css';

export interface RunActionsProps {
  readonly model: AnyModel;
  readonly locale: Locale;
  readonly state: PanelState;
  /** The preset whose values are set. */
  readonly preset: string | undefined;
  readonly result: RunResult;
  readonly summary: string;
  /** The permalink of the current values. */
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

/** The tools of the panel, each loaded when it is opened. */
export function RunActions(props: RunActionsProps): ReactNode {
  const {model, locale, state, preset, result, dispatch} = props;
  const {summary, address, isLive, figures} = props;
  return (
    <fieldset className={styles.actions} disabled={!isLive}>
      <Disclosure
        id={`compare-${model.id}`}
        isKept
        title={translate({
          id: 'simulation.more.compare',
          message: 'Compare with my run',
          description: 'Opens the comparison with a result of the reader',
        })}
      >
        <Compare
          model={model}
          result={result}
          address={address}
          locale={locale}
          units={state.units}
          dispatch={dispatch}
        />
      </Disclosure>
      <BatchRun {...props} />
      {model.scalars && (
        <Disclosure
          title={translate({
            id: 'simulation.more.sensitivity',
            message: 'Which parameter matters?',
            description: 'Opens the comparison of all parameters',
          })}
        >
          <Sensitivity
            model={model}
            run={result.run}
            settings={result.runSettings}
            firstResult={model.presets[preset ?? '']?.results?.[0]}
            locale={locale}
            units={state.units}
          />
        </Disclosure>
      )}
      <Disclosure
        title={translate({
          id: 'simulation.more.units',
          message: 'Units and downloads',
          description: 'Opens the choice of units and the downloads',
        })}
      >
        <UnitsAndDownloads
          model={model}
          run={result.run}
          locale={locale}
          summary={summary}
          figures={figures}
          address={address}
          units={state.units}
          dispatch={dispatch}
        />
      </Disclosure>
    </fieldset>
  );
}
