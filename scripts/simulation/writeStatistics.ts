import {analyseRun} from '../../src/models/run/insight/analyseRun';
import {describeState} from '../../src/models/run/insight/stateNames';
import {timeScalesAt} from '../../src/models/run/insight/timeScalesAt';
import type {
  RunAnalysis,
  StateName,
  TimeScale,
  TimeScales,
} from '../../src/models/run/insight/types';
import type {Run} from '../../src/models/run/runResult';
import type {RunRequest} from './readRequest';
import {checkInstants} from './writeRun';

/** Significant digits of the report; JSON has all of them. */
const DIGITS = 6;

function write(value: number): string {
  return String(Number(value.toPrecision(DIGITS)));
}

/** Writes a list of lines below a heading, or nothing for an empty list. */
function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0
    ? []
    : ['', heading, ...lines.map((line) => `  ${line}`)];
}

function nameOf(states: readonly StateName[], index: number): string {
  const state = states[index];
  return state ? describeState(state, 'en') : '';
}

function statisticsLines({statistics, steps}: RunAnalysis): readonly string[] {
  const cut = steps.filter(({result}) => result === 'event').length;
  return [
    `steps: ${statistics.steps}`,
    `steps rejected, error too large: ${statistics.rejected - cut}`,
    `steps cut short by an event: ${cut}`,
    `evaluations of the equations: ${statistics.evaluations}`,
    `Jacobians: ${statistics.jacobians}`,
    `factorizations: ${statistics.factorizations}`,
    `events: ${statistics.events}`,
    `breaks: ${statistics.breaks}`,
  ];
}

function limitLines(analysis: RunAnalysis): readonly string[] {
  return analysis.limitingStates.map(
    ({state, accepted, rejected}) =>
      `${nameOf(analysis.states, state)}: ` +
      `${accepted} accepted, ${rejected} rejected`,
  );
}

function discontinuityLines(analysis: RunAnalysis): readonly string[] {
  return analysis.discontinuities.map(
    ({time, kind, label}) =>
      `${write(time)} s: ${kind}${label ? `, ${label.en}` : ''}`,
  );
}

/** Names the first and the last of the states that depend on each other. */
function memberNames(
  members: readonly number[],
  names: readonly StateName[],
): string {
  const [first = '', last] = [members.at(0), members.at(-1)].map((index) =>
    nameOf(names, index ?? -1),
  );
  return members.length === 1 ? first : `${first} … ${last}`;
}

function scaleLine(scale: TimeScale, names: readonly StateName[]): string {
  const {timeConstant, frequency, damping, states} = scale;
  const period =
    frequency === undefined
      ? ''
      : `, ${write(frequency)} Hz, damping ratio ${write(damping ?? 0)}`;
  return `${write(timeConstant)} s${period}: ${memberNames(states, names)}`;
}

function timeScaleLines(scales: TimeScales): readonly string[] {
  const {stiffnessRatio, eulerLimit, integrators} = scales;
  return [
    ...scales.scales.map((scale) => scaleLine(scale, scales.states)),
    ...(integrators > 0 ? [`integrators: ${integrators}`] : []),
    ...(stiffnessRatio === undefined
      ? []
      : [`stiffness ratio: ${write(stiffnessRatio)}`]),
    ...(eulerLimit === undefined
      ? []
      : [`longest stable step of explicit Euler: ${write(eulerLimit)} s`]),
  ];
}

function timeScales(
  {model, instants}: RunRequest,
  run: Run,
): readonly TimeScales[] {
  const times = instants ?? (model.duration ? [run.end] : []);
  checkInstants(run, times);
  return times.map((t) => timeScalesAt(model, run, t));
}

/**
 * Writes what the solver did in a run: counts of its work, the states that
 * limited its steps, the discontinuities, and the time constants at the
 * requested instants or at the end. As lines of text, or with `--format json`
 * as JSON with every step.
 *
 * @throws {UsageError} for an instant outside the run
 */
export function writeStatistics(request: RunRequest, run: Run): string {
  const {model, format} = request;
  const analysis = analyseRun(model, run);
  const atInstants = timeScales(request, run);
  if (format === 'json') {
    return `${JSON.stringify({...analysis, timeScales: atInstants}, null, 2)}\n`;
  }
  const {start, end, tolerance} = analysis;
  return [
    `${model.id}: ${write(start)} s to ${write(end)} s, ` +
      `relative tolerance ${tolerance}`,
    ...section('Work of the solver', statisticsLines(analysis)),
    ...section(
      'Steps to which the error of a state gave their length',
      limitLines(analysis),
    ),
    ...section('Discontinuities', discontinuityLines(analysis)),
    ...atInstants.flatMap((scales) =>
      section(
        `Time constants at ${write(scales.time)} s`,
        timeScaleLines(scales),
      ),
    ),
    '',
  ].join('\n');
}
