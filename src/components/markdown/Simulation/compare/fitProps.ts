import type {Dispatch} from 'react';

import type {Comparison} from '../../../../comparison/compare';
import type {Locale} from '../../../../i18n';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {Run} from '../../../../models/run/runResult';
import type {UnitPreferences} from '../../../../physics/units';
import type {PanelAction} from '../state/state';

/** What the fit of parameters needs. */
export interface FitProps {
  readonly model: AnyModel;
  readonly run: Run;
  readonly comparisons: readonly Comparison[];
  readonly locale: Locale;
  readonly units: UnitPreferences;
  readonly dispatch: Dispatch<PanelAction>;
}
