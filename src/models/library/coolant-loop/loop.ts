import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {ValidationIssue} from '../../definition';
import {conditionsAt, soundConditions} from './conditions';
import {capacityOf} from './coolant';
import {flowsAt} from './hydraulics';
import type {Values} from './parameters';
import {capacityRates, radiatorAt} from './radiator';
import {PLATE_CONDUCTANCE, settledState} from './settled';
import {openingAt, stopAt} from './thermostat';

/** Temperature of the hot coolant, K, at which a run ends: it would boil. */
export const HOTTEST = celsius(150);

/** Temperatures that are integrated, K. */
export interface States {
  readonly plate: number;
  readonly hot: number;
  readonly cold: number;
  readonly wax: number;
}

/** What changes at events only. */
export interface Modes {
  /** Stop at which the thermostat stands: −1 closed, 1 fully open, 0 neither. */
  readonly stop: number;
  /** 1 where the coolant has the smaller capacity rate in the radiator, else 0. */
  readonly smaller: number;
  /** 1 once a cold loop has reached the opening temperature, else 0. */
  readonly warm: number;
}

/** The modes on which the equations depend. */
type Stops = Pick<Modes, 'stop' | 'smaller'>;

/** Flows, m³/s, and opening at an instant. */
function hydraulicsAt(t: number, {wax}: States, p: Values, {stop}: Stops) {
  const {speed, airFlow, isStuck} = conditionsAt(t, p);
  const opening = isStuck ? 0 : openingAt(wax, stop, p);
  const {flow, radiatorFlow} = flowsAt(p, speed, opening);
  return {speed, airFlow, opening, flow, radiatorFlow};
}

/** How far the capacity rate of the coolant is below that of the air, W/K. */
export function rateMargin(t: number, x: States, p: Values, m: Stops): number {
  const {radiatorFlow, airFlow} = hydraulicsAt(t, x, p, m);
  const {coolant, air} = capacityRates(p, radiatorFlow, airFlow);
  return air - coolant;
}

/** Flows (m³/s), opening, heat flows (W) and temperatures (K) of the loop. */
export function loopAt(t: number, x: States, p: Values, m: Stops) {
  const {speed, airFlow, opening, flow, radiatorFlow} = hydraulicsAt(
    t,
    x,
    p,
    m,
  );
  const {perKelvin} = radiatorAt(p, radiatorFlow, airFlow, m.smaller === 1);
  const radiatorHeat = perKelvin * (x.hot - p.airTemperature);
  return {
    speed,
    opening,
    flow,
    radiatorFlow,
    radiatorHeat,
    plateHeat: PLATE_CONDUCTANCE * (x.plate - x.hot),
    carriedHeat: capacityOf(flow, p) * (x.hot - x.cold),
    // Coolant that stands in the radiator has the temperature of the air.
    radiatorOutlet:
      radiatorFlow > 0
        ? x.hot - radiatorHeat / capacityOf(radiatorFlow, p)
        : p.airTemperature,
  };
}

/** The states at the start, K: all at the air temperature, or settled. */
export function startState(p: Values): States {
  const settled = p.start === 'settled' ? settledState(p) : undefined;
  const {plate, hot, cold} = settled ?? {
    plate: p.airTemperature,
    hot: p.airTemperature,
    cold: p.airTemperature,
  };
  return {plate, hot, cold, wax: hot};
}

/** The modes that belong to the states at the start of a sound loop. */
export function startModes(p: Values): Modes {
  const {wax} = startState(p);
  const stop = stopAt(wax, p);
  const {speed, airFlow} = soundConditions(p);
  const {radiatorFlow} = flowsAt(p, speed, openingAt(wax, stop, p));
  const {coolant, air} = capacityRates(p, radiatorFlow, airFlow);
  return {
    stop,
    smaller: coolant <= air ? 1 : 0,
    warm: p.start === 'cold' ? 0 : 1,
  };
}

/** Refuses a start in a steady state that does not exist or boils. */
export function refusals(p: Values): readonly (ValidationIssue | false)[] {
  const settled = p.start === 'settled' && settledState(p);
  return [
    settled === undefined && {
      parameters: ['start', 'heat', 'pumpSpeed'],
      message: text(
        'Without heat or without flow there is no steady state to start from.',
        '没有热源功率或没有流量时，不存在可以作为起点的平衡态。',
      ),
    },
    !!settled &&
      settled.hot >= HOTTEST && {
        parameters: ['start', 'heat', 'radiatorConductance', 'airFlow'],
        message: text(
          'The hot coolant would settle above 150\u00a0°C, where it boils. Choose less heat or a larger radiator.',
          '热侧冷却液的稳态温度会超过 150\u00a0°C，冷却液将沸腾。请减小热源功率或加大散热器。',
        ),
      },
  ];
}
