import type {Values} from './parameters';

/** Conductance of the room to the outside, W/K: the model's own choice. */
export const CONDUCTANCE = 50;

/** The filter of the derivative part is this much faster than its time. */
const FILTER_RATIO = 10;

/** What the controller reads and keeps: temperatures in K, powers in W. */
export interface ControllerState {
  /** Temperature that the sensor shows. */
  readonly measured: number;
  /** The same behind the filter of the derivative part. */
  readonly filtered: number;
  /** Integral part of the demanded power. */
  readonly integral: number;
}

/** Gain of the proportional part, W/K: the power divided by the band. */
function gain({power, band}: Values): number {
  return power / band;
}

/** Heat capacity of the room, J/K. */
export function capacity({timeConstant}: Values): number {
  return CONDUCTANCE * timeConstant;
}

/** The set temperature at an instant in s, K: after its step from then on. */
export function setpointAt(t: number, p: Values): number {
  return p.setpoint + (t >= p.stepTime ? p.setpointStep : 0);
}

/** The outside temperature at an instant in s, K. */
export function outsideAt(t: number, p: Values): number {
  return p.outside + (t >= p.stepTime ? p.outsideStep : 0);
}

/**
 * The power that the controller asks for, W, whatever the heater can give.
 * Source: Åström and Hägglund, Advanced PID Control, ISA 2006, chapter 3, with
 * the derivative of the measured value and a filter.
 */
export function demandedPower(
  t: number,
  {measured, filtered, integral}: ControllerState,
  p: Values,
): number {
  const derivative =
    p.action === 'pid' ? FILTER_RATIO * (measured - filtered) : 0;
  return gain(p) * (setpointAt(t, p) - measured - derivative) + integral;
}

/** What the heater gives of a demanded power, W. */
function limited(demand: number, {power}: Values): number {
  return Math.min(power, Math.max(0, demand));
}

/** Time constant of the filter of the derivative part, s. */
export function filterTime({derivativeTime}: Values): number {
  return derivativeTime / FILTER_RATIO;
}

/**
 * Time constant with which back-calculation leads the integral part back, s:
 * the integral time, with a derivative part the mean of both. Source: Åström
 * and Hägglund, section 3.5.
 */
function trackingTime({action, integralTime, derivativeTime}: Values): number {
  return action === 'pid'
    ? Math.sqrt(integralTime * derivativeTime)
    : integralTime;
}

/** The parts of the rate of the integral part, W/s, at a demand and a power. */
export function integralRates(
  t: number,
  measured: number,
  {demand, heater}: {readonly demand: number; readonly heater: number},
  p: Values,
): {readonly error: number; readonly back: number} {
  if (p.action === 'p') {
    return {error: 0, back: 0};
  }
  return {
    error: (gain(p) * (setpointAt(t, p) - measured)) / p.integralTime,
    back: p.antiWindup === 'back' ? (heater - demand) / trackingTime(p) : 0,
  };
}

/** The state after a reading of the sensor, and the power until the next. */
export interface Sample extends ControllerState {
  readonly demand: number;
  readonly heater: number;
}

/** Computes one reading of a sampled controller. */
export function takeSample(
  t: number,
  {measured, filtered, integral}: ControllerState,
  p: Values,
): Sample {
  const share = p.sampling / filterTime(p);
  const next = (filtered + share * measured) / (1 + share);
  const demand = demandedPower(t, {measured, filtered: next, integral}, p);
  const heater = limited(demand, p);
  const {error, back} = integralRates(t, measured, {demand, heater}, p);
  // No more than all of the excess is taken back at once.
  const backTime = Math.min(p.sampling, trackingTime(p));
  return {
    measured,
    filtered: next,
    integral: integral + p.sampling * error + backTime * back,
    demand,
    heater,
  };
}

/**
 * The deviation of a room that has settled under proportional control, K:
 * (T_s − T_o)/(1 + K/G), or what is left where the heater is at a limit.
 */
export function offset(setpoint: number, outside: number, p: Values): number {
  const lift = setpoint - outside;
  return lift <= 0
    ? lift
    : Math.max(
        lift / (1 + gain(p) / CONDUCTANCE),
        lift - p.power / CONDUCTANCE,
      );
}

/** The state at the start, K and W: cold, or in equilibrium with the controller. */
export function startState(p: Values): ControllerState {
  if (p.start === 'cold') {
    return {measured: p.outside, filtered: p.outside, integral: 0};
  }
  const measured =
    p.action === 'p'
      ? p.setpoint - offset(p.setpoint, p.outside, p)
      : p.setpoint;
  const integral =
    p.action === 'p' ? 0 : CONDUCTANCE * (p.setpoint - p.outside);
  return {measured, filtered: measured, integral};
}

/**
 * Natural frequency, rad/s, and damping ratio of the loop, where it is of second
 * order: with P including the sensor, with PI without it; the sensor lowers the
 * damping. Source: the characteristic polynomials C τ_s s² + (C + G τ_s) s +
 * G + K and C s² + (G + K) s + K/T_i.
 */
export function secondOrder(
  p: Values,
): {readonly frequency: number; readonly damping: number} | undefined {
  if (p.sampling > 0 || p.action === 'pid') {
    return undefined;
  }
  const stiffness = CONDUCTANCE + gain(p);
  const [a, b, c] =
    p.action === 'p'
      ? [
          capacity(p) * p.sensorLag,
          capacity(p) + CONDUCTANCE * p.sensorLag,
          stiffness,
        ]
      : [capacity(p), stiffness, gain(p) / p.integralTime];
  return {frequency: Math.sqrt(c / a), damping: b / (2 * Math.sqrt(a * c))};
}

/**
 * The reaction curve: how the measured temperature rises at full power from
 * cold. Its steepest tangent leaves the start after the apparent delay, s, and
 * rises by `rise`, K, within one such delay. Source: Ziegler and Nichols 1942;
 * the curve is that of two lags in a row.
 */
export function reactionCurve(p: Values): {
  readonly delay: number;
  readonly rise: number;
} {
  const [room, sensor] = [p.timeConstant, p.sensorLag];
  const steepest =
    room === sensor
      ? room
      : ((room * sensor) / (room - sensor)) * Math.log(room / sensor);
  const slope = (p.power / capacity(p)) * Math.exp(-steepest / room);
  const delay = steepest + room + sensor - room * Math.exp(steepest / room);
  return {delay, rise: slope * delay};
}

/**
 * The sampling period, s, above which proportional control without a lag in the
 * sensor is unstable; undefined where there is none. Source: over that period a
 * deviation becomes its opposite, e^(−h/τ) − (K/G) (1 − e^(−h/τ)) = −1.
 */
export function samplingLimit(p: Values): number | undefined {
  const ratio = gain(p) / CONDUCTANCE;
  return p.action === 'p' && ratio > 1
    ? p.timeConstant * Math.log((ratio + 1) / (ratio - 1))
    : undefined;
}
