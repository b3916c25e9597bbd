import type {Values} from './parameters';

/** Share of the air that still flows when the fan has stopped. */
const AIR_WITHOUT_FAN = 0.1;

/** What the loop is driven with: it changes at a fault only. */
export interface Conditions {
  /** Pump speed, share of the rated speed. */
  readonly speed: number;
  /** Mass flow rate of the air, kg/s. */
  readonly airFlow: number;
  /** Whether the thermostat is stuck closed. */
  readonly isStuck: boolean;
}

/** Whether a fault has begun, at an instant in s. */
export function hasFailed(t: number, {fault, faultTime}: Values): boolean {
  return fault !== 'none' && t >= faultTime;
}

/** The conditions at an instant in s, from the fault on those with it. */
export function conditionsAt(t: number, p: Values): Conditions {
  const fault = hasFailed(t, p) ? p.fault : 'none';
  return {
    speed: fault === 'pumpStops' ? 0 : p.pumpSpeed,
    airFlow: p.airFlow * (fault === 'fanStops' ? AIR_WITHOUT_FAN : 1),
    isStuck: fault === 'valveStuck',
  };
}

/** The conditions of a loop without any fault. */
export function soundConditions(p: Values): Conditions {
  return {speed: p.pumpSpeed, airFlow: p.airFlow, isStuck: false};
}
