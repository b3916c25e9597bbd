import {text} from '../../../i18n';
import {elementPressureDrop} from '../../../physics/fluids/pipeline';
import type {Bar, ProfileCurve, RunView} from '../../definition/defineModel';
import {getLine, settledAt, valveInstant} from './line';
import type {outputs} from './outputs';
import type {Values} from './parameters';
import type {Modes, modes, States, states} from './states';
import {namedFlows, valveCoefficient} from './states';

/** A finished run of the line. */
export type View = RunView<typeof states, typeof modes, typeof outputs>;

/**
 * Computes the pressures above the outlet tank, Pa: at the inlet, then
 * downstream of each module. The pump, if there is one, is the first module.
 */
function pressures(
  p: Values,
  x: Readonly<States>,
  m: Readonly<Modes>,
): readonly number[] {
  const {modules, water, upstream, valve, branches} = getLine(p);
  const {into, out, branchA} = namedFlows(x);
  let pressure = x.pressure + upstream(into);
  const steps = p.drive === 'pump' ? [0, pressure] : [pressure];
  for (const {element} of modules) {
    pressure -= elementPressureDrop(element, into, water, p.friction);
    steps.push(pressure);
  }
  pressure -= valve(out, valveCoefficient(p, m));
  steps.push(pressure);
  if (branches) {
    steps.push(pressure - branches[0](branchA));
  }
  return steps;
}

/**
 * Returns the instants of the staircase, s: before and after the valve moves.
 */
export function staircaseTimes(p: Values, run: View): readonly number[] {
  return valveInstant(p) < run.end ? [run.start, run.end] : [run.end];
}

/** Computes the pressures (Pa) over the modules at `times` (s). */
export function staircase(
  p: Values,
  run: View,
  times: readonly number[],
): readonly ProfileCurve[] {
  return times.map((time, n) => {
    const y = pressures(p, run.state(time), run.modes(time));
    return {
      id: `t${n + 1}`,
      ...(times.length > 1 && {time}),
      x: y.map((_, module) => module),
      y,
      style: 'line-and-markers',
    };
  });
}

/** Computes the pressure drop of each module except the pump, Pa. */
export function moduleDrops(p: Values, run: View): readonly Bar[] {
  const {modules, water, valve} = getLine(p);
  const point = settledAt(p, run.end);
  const {massFlow, branchFlows, branchDrop} = point;
  const bars = [
    ...modules.map(({id, label, element}) => ({
      id,
      label,
      value: elementPressureDrop(element, massFlow, water, p.friction),
    })),
    {
      id: 'valve',
      label: text({en: 'valve', 'zh-Hans': '阀门'}),
      value: valve(massFlow, point.valve),
    },
    ...(branchFlows
      ? [
          {
            id: 'branches',
            label: text({en: 'branches', 'zh-Hans': '支路'}),
            value: branchDrop,
          },
        ]
      : []),
  ];
  const first = p.drive === 'pump' ? 2 : 1;
  return bars.map(({id, label, value}, n) => ({
    id,
    label: text({
      en: `${n + first} ${label.en}`,
      'zh-Hans': `${n + first} ${label['zh-Hans']}`,
    }),
    value,
  }));
}
