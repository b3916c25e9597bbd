import type {Displayed} from '../../models/definition/format';
import type {Unit, UnitPreferences} from '../../physics/units';
import {chooseUnit} from '../../physics/units';

/** The unit in which a value is shown: the reader's choice, else the model's. */
export function shownUnit(
  {unit, displayUnit}: Displayed,
  units: UnitPreferences,
): Unit {
  return chooseUnit(unit, displayUnit, units);
}
