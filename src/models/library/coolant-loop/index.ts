import {type LocalizedText, text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import {defineModel} from '../../definition';
import {hasFailed} from './conditions';
import {capacityOf, COLD_VOLUME, HOT_VOLUME} from './coolant';
import {figures, type View} from './figures';
import {pumpPressure} from './hydraulics';
import {
  HOTTEST,
  loopAt,
  type Modes,
  rateMargin,
  refusals,
  startModes,
  startState,
  type States,
} from './loop';
import {hottestInstant, measure, warmUp} from './measure';
import {outputs, scalars} from './outputs';
import {parameters, type Values} from './parameters';
import {presets} from './presets';
import {expansionAt, tankPressure} from './tank';
import {demandedOpening} from './thermostat';

/** Temperature of the coolant, K, whose time after a fault is measured. */
const TOO_HOT = celsius(120);

/** A heat flow below which a temperature counts as constant, W. */
const STILL = 1e-2;

/** Heat flows into the plate and into the hot and cold coolant, W. */
function heatFlows(t: number, x: States, p: Values, m: Modes) {
  const {plateHeat, carriedHeat, radiatorHeat} = loopAt(t, x, p, m);
  return {
    plate: p.heat - plateHeat,
    hot: plateHeat - carriedHeat,
    cold: carriedHeat - radiatorHeat,
  };
}

/** Whether the thermostat is stuck, so that its wax moves nothing. */
function isStuck(t: number, p: Values): boolean {
  return p.fault === 'valveStuck' && hasFailed(t, p);
}

/** Tells whether the coolant has stopped the run by boiling. */
function hasBoiled(run: View): boolean {
  return run.value('hotTemperature', run.end) >= HOTTEST - 1e-6;
}

/** A sentence about a loop that settles: where it boils, the summary says more. */
function unlessBoiling(settles: LocalizedText) {
  return {
    cases: {settles},
    choose: (_: Values, run: View) => (hasBoiled(run) ? undefined : 'settles'),
  };
}

/**
 * Model of a closed cooling loop: a heated plate, two stirred volumes of
 * coolant, a wax thermostat that divides the flow of a pump between radiator
 * and bypass, and an expansion tank. Sources: White, Fluid Mechanics, chapter
 * 11; Incropera et al., Fundamentals of Heat and Mass Transfer, chapter 11.
 */
export const model = defineModel({
  id: 'coolant-loop',
  title: text('Coolant loop', '冷却回路'),
  parameters,
  displayUnits: ['degC', 'kPa', 'kW', 'L', 'L/min', 'percent'],
  validate: refusals,
  irrelevant: ({fault}) => (fault === 'none' ? ['faultTime'] : []),
  duration: {default: () => 1800, range: [60, 14_400]},
  states: {
    plate: {
      ...outputs.plateTemperature,
      label: text('temperature of the cold plate', '冷板温度'),
    },
    hot: {
      ...outputs.hotTemperature,
      label: text('temperature of the hot coolant', '热侧冷却液温度'),
    },
    cold: {
      ...outputs.coldTemperature,
      label: text('temperature of the cold coolant', '冷侧冷却液温度'),
    },
    wax: {
      ...outputs.waxTemperature,
      label: text('temperature of the wax', '节温器石蜡温度'),
    },
  },
  initial: startState,
  modes: ['stop', 'smaller', 'warm'],
  initialModes: startModes,
  derivatives(t, x, p, m) {
    const {plate, hot, cold} = heatFlows(t, x, p, m);
    return {
      plate: plate / p.plateCapacity,
      hot: hot / capacityOf(HOT_VOLUME, p),
      cold: cold / capacityOf(COLD_VOLUME, p),
      wax: (x.hot - x.wax) / p.waxLag,
    };
  },
  events: {
    opens: {
      label: (_, {stop}) =>
        stop === -1
          ? text('thermostat opens', '节温器开启')
          : text('thermostat closes', '节温器关闭'),
      when(t, {wax}, p, {stop}) {
        const opening = demandedOpening(wax, p);
        return isStuck(t, p) ? -1 : stop === -1 ? opening : -opening;
      },
      then(_t, _x, _p, m) {
        m.stop = m.stop === -1 ? 0 : -1;
      },
    },
    fullyOpen: {
      label: (_, {stop}) =>
        stop === 1
          ? text('no longer fully open', '离开全开')
          : text('thermostat fully open', '节温器全开'),
      when(t, {wax}, p, {stop}) {
        const excess = demandedOpening(wax, p) - 1;
        return isStuck(t, p) ? -1 : stop === 1 ? -excess : excess;
      },
      then(_t, _x, _p, m) {
        m.stop = m.stop === 1 ? 0 : 1;
      },
    },
    equalRates: {
      label: () =>
        text(
          'coolant and air carry equally much',
          '冷却液与空气的热容流率相等',
        ),
      when(t, x, p, m) {
        const margin = rateMargin(t, x, p, m);
        return m.smaller === 1 ? -margin : margin;
      },
      then(_t, _x, _p, m) {
        m.smaller = 1 - m.smaller;
      },
    },
    warm: {
      label: () =>
        text(
          'hot coolant at the opening temperature',
          '热侧冷却液达到开启温度',
        ),
      when: (_, {hot}, {openingTemperature}, {warm}) =>
        warm === 1 ? -1 : hot - openingTemperature,
      then(_t, _x, _p, m) {
        m.warm = 1;
      },
    },
    hotPeak: {when: (t, x, p, m) => -heatFlows(t, x, p, m).hot - STILL},
    platePeak: {when: (t, x, p, m) => -heatFlows(t, x, p, m).plate - STILL},
    at120: {
      label: () =>
        text('hot coolant at 120\u00a0°C', '热侧冷却液达到 120\u00a0°C'),
      when: (t, {hot}, p) => (hasFailed(t, p) ? hot - TOO_HOT : -1),
    },
    boils: {
      label: () =>
        text(
          'hot coolant at 150\u00a0°C: it boils',
          '热侧冷却液达到 150\u00a0°C，沸腾',
        ),
      when: (_, {hot}) => hot - HOTTEST,
      then: () => 'stop',
    },
  },
  balances: [
    {
      label: text('heat in plate and coolant', '冷板和冷却液中的热量'),
      stored: ({plate, hot, cold}, p) =>
        p.plateCapacity * plate +
        capacityOf(HOT_VOLUME, p) * hot +
        capacityOf(COLD_VOLUME, p) * cold,
      flows: (t, x, p, m) => [p.heat, -loopAt(t, x, p, m).radiatorHeat],
      nominal: 1e4,
    },
  ],
  // The swings of a loop that hunts add up their errors of phase.
  tolerance: 1e-9,
  breaks: ({fault, faultTime}) => (fault === 'none' ? [] : [faultTime]),
  outputs,
  observe(t, x, p, m) {
    const loop = loopAt(t, x, p, m);
    const {flow, radiatorFlow, opening, radiatorHeat, radiatorOutlet} = loop;
    const pressure = pumpPressure(loop.speed, flow);
    const suction = tankPressure(p, expansionAt(p, x.hot, x.cold));
    return {
      plateTemperature: x.plate,
      hotTemperature: x.hot,
      coldTemperature: x.cold,
      radiatorOutlet,
      waxTemperature: x.wax,
      opening,
      flow,
      radiatorFlow,
      radiatorHeat,
      heat: p.heat,
      suctionPressure: suction,
      deliveryPressure: suction + pressure,
      pumpPressure: pressure,
    };
  },
  scalars,
  measure,
  figures,
  summary: {
    cases: {
      boils: text(
        'The hot coolant reaches 150\u00a0°C after {end}, where the run ends; the plate is at {plateTemperature@end}.',
        '{end} 后热侧冷却液达到 150\u00a0°C，运行结束，此时冷板为 {plateTemperature@end}。',
      ),
      failed: text(
        'With the fault the hot coolant is at {hotTemperature@end} and the plate at {plateTemperature@end} after {end}, while the cold coolant is at {coldTemperature@end}.',
        '发生故障后，{end} 时热侧冷却液为 {hotTemperature@end}，冷板为 {plateTemperature@end}，冷侧冷却液为 {coldTemperature@end}。',
      ),
      warm: text(
        'The hot coolant reaches the opening temperature after {warmUpTime}, goes up to {largestHot} and is at {hotTemperature@end} after {end}.',
        '热侧冷却液在 {warmUpTime} 达到开启温度，最高升到 {largestHot}，{end} 后为 {hotTemperature@end}。',
      ),
      other: text(
        'The hot coolant is at {hotTemperature@end} after {end}, the cold coolant at {coldTemperature@end}, with a flow of {flow@end}.',
        '{end} 后热侧冷却液为 {hotTemperature@end}，冷侧冷却液为 {coldTemperature@end}，流量为 {flow@end}。',
      ),
    },
    choose(p, run) {
      if (hasBoiled(run)) {
        return 'boils';
      }
      if (hasFailed(run.end, p)) {
        return 'failed';
      }
      return warmUp(p, run) === undefined ? 'other' : 'warm';
    },
  },
  sentences: {
    heat: unlessBoiling(
      text(
        'With {heat} {the hot coolant|hotTemperature} goes up to {largestHot} and ends at {hotTemperature@end}, {the cold coolant|coldTemperature} at {coldTemperature@end}; the thermostat is {opening@end} open.',
        '热源功率为 {heat} 时，{热侧冷却液|hotTemperature}最高为 {largestHot}，最后为 {hotTemperature@end}，{冷侧|coldTemperature}为 {coldTemperature@end}，节温器开度为 {opening@end}。',
      ),
    ),
    pumpSpeed: text(
      'At {pumpSpeed} of the rated speed the flow is {flow@end}, of which {radiatorFlow@end} passes the radiator; the pump gives {pumpPower}, and the hot coolant is at {hotTemperature@end}.',
      '转速为额定值的 {pumpSpeed} 时，流量为 {flow@end}，其中 {radiatorFlow@end} 流经散热器，水泵的液压功率为 {pumpPower}，热侧冷却液为 {hotTemperature@end}。',
    ),
    radiatorConductance: unlessBoiling(
      text(
        'With {radiatorConductance} the effectiveness is {effectiveness}. The source gives {heat}, and {the hot coolant|hotTemperature} settles at {settledHot}; the thermostat can control up to {loadLimit}.',
        '总热导为 {radiatorConductance} 时，换热器效能为 {effectiveness}。热源功率为 {heat}，{热侧冷却液|hotTemperature}的稳态温度为 {settledHot}；功率不超过 {loadLimit} 时，节温器才有调节余地。',
      ),
    ),
    plateCapacity: {
      cases: {
        hot: text(
          'With a plate of {plateCapacity} {the hot coolant|hotTemperature} is at 120\u00a0°C {timeTo120} after the pump has stopped; {the cold coolant|coldTemperature} shows {coldTemperature@end} at the end.',
          '冷板热容为 {plateCapacity} 时，水泵停转 {timeTo120} 后{热侧冷却液|hotTemperature}达到 120\u00a0°C，而{冷侧冷却液|coldTemperature}到最后仍为 {coldTemperature@end}。',
        ),
        before: text(
          'With a plate of {plateCapacity} {the hot coolant|hotTemperature} is above 120\u00a0°C before the pump stops; {the cold coolant|coldTemperature} shows {coldTemperature@end} at the end.',
          '冷板热容为 {plateCapacity} 时，水泵停转之前{热侧冷却液|hotTemperature}就已超过 120\u00a0°C，而{冷侧冷却液|coldTemperature}到最后为 {coldTemperature@end}。',
        ),
        below: text(
          'With a plate of {plateCapacity} {the hot coolant|hotTemperature} is at {hotTemperature@end} at the end; {the cold coolant|coldTemperature} shows {coldTemperature@end}.',
          '冷板热容为 {plateCapacity} 时，结束时{热侧冷却液|hotTemperature}为 {hotTemperature@end}，{冷侧冷却液|coldTemperature}为 {coldTemperature@end}。',
        ),
      },
      choose({faultTime}, run) {
        const [at120] = run.instants('at120');
        return at120 === undefined
          ? 'below'
          : at120 > faultTime
            ? 'hot'
            : 'before';
      },
    },
    openingSpan: unlessBoiling(
      text(
        'With a span of {openingSpan} and a wax of {waxLag}, {the hot coolant|hotTemperature} goes up to {largestHot}; the steady state is at {settledHot}.',
        '温差为 {openingSpan}、石蜡时间常数为 {waxLag} 时，{热侧冷却液|hotTemperature}最高为 {largestHot}，而稳态温度为 {settledHot}。',
      ),
    ),
    tankAir: text(
      'With {tankAir} of air {the pump inlet|suctionPressure} ends at {suctionPressure@end} and {its outlet|deliveryPressure} at {deliveryPressure@end}, absolute.',
      '初始气体体积为 {tankAir} 时，{水泵入口|suctionPressure}的绝对压力最后为 {suctionPressure@end}，{出口|deliveryPressure}为 {deliveryPressure@end}。',
    ),
  },
  marks(p, run) {
    const warm = warmUp(p, run);
    const peak = hottestInstant(run);
    const [at120] = run.instants('at120');
    const fault = p.fault !== 'none' && p.faultTime < run.end;
    return {
      warm: warm !== undefined && {x: warm, symbol: 't_w'},
      peak: peak !== undefined && {
        x: peak,
        y: run.value('hotTemperature', peak),
        words: text('hottest', '最高'),
      },
      open: {
        y: p.openingTemperature + p.openingSpan,
        words: text('thermostat fully open', '节温器全开'),
      },
      fault: fault && {x: p.faultTime, symbol: 't_f'},
      at120: at120 !== undefined && {
        x: at120,
        y: TOO_HOT,
        words: text('120\u00a0°C', '120\u00a0°C'),
      },
    };
  },
  handles: ({airTemperature, start}) => ({
    airTemperature: start === 'cold' && {
      output: 'hotTemperature',
      along: 'y',
      x: 0,
      y: airTemperature,
    },
  }),
  presets,
});
