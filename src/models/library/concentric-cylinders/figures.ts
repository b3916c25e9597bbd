import {type LocalizedText, text} from '../../../i18n';
import type {Bar, ProfileCurve} from '../../definition';
import {exactTemperatures} from './closedForm';
import {gapConductance, gapPaths} from './gap';
import {faceTemperatures, type TubesState, tubeTemperatures} from './observe';
import type {Values} from './parameters';
import {createTubes, type Layer} from './tubes';

const LAYER_LABELS: Record<Layer['id'] | 'gap', LocalizedText> = {
  'inner-film': text('film inside', '内侧换热'),
  'inner-tube': text('inner tube', '内管'),
  gap: text('gap', '间隙'),
  'outer-tube': text('outer tube', '外管'),
  'outer-film': text('film outside', '外侧换热'),
};

/** Computes the resistances in series in a state, from the inside, K/W. */
export function resistanceBars(p: Values, x: TubesState): readonly Bar[] {
  const {inside, outside} = createTubes(p);
  const [inner, outer] = tubeTemperatures(p, x);
  const gap = {
    id: 'gap',
    resistance: 1 / gapConductance(p, inner, outer),
  } as const;
  return [...inside, gap, ...outside].map(({id, resistance}) => ({
    id,
    label: LAYER_LABELS[id],
    value: resistance,
  }));
}

/** Computes the parallel conductances of the gap in a state, W/K. */
export function pathBars(p: Values, x: TubesState): readonly Bar[] {
  const {conduction, convection, radiation} = gapPaths(
    p,
    ...tubeTemperatures(p, x),
  );
  return [
    {id: 'conduction', label: text('conduction', '导热'), value: conduction},
    {
      id: 'convection',
      label: text('circulation', '自然对流'),
      value: convection,
    },
    {id: 'radiation', label: text('radiation', '辐射'), value: radiation},
  ];
}

/** Number of intervals of the profile in the gap. */
const GAP_INTERVALS = 24;

/** Number of intervals of the profile in a wall. */
const WALL_INTERVALS = 2;

/** Returns radii from `from` to `to` (m), each with its fraction of ln r. */
function logarithmic(from: number, to: number, intervals: number) {
  return Array.from({length: intervals + 1}, (_, n) => {
    const radius = n === intervals ? to : from + ((to - from) * n) / intervals;
    return {radius, share: Math.log(radius / from) / Math.log(to / from)};
  });
}

/** Computes the radii (m) of a profile and the temperatures there (K). */
function alongRadius(
  p: Values,
  faces: readonly [number, number, number, number],
): {readonly x: readonly number[]; readonly y: readonly number[]} {
  const [r1, r2] = [p.innerTubeInside, p.innerTubeOutside];
  const [r3, r4] = [p.outerTubeInside, p.outerTubeOutside];
  const [t1, t2, t3, t4] = faces;
  const parts = [
    {from: r1, to: r2, first: t1, last: t2, intervals: WALL_INTERVALS},
    {from: r2, to: r3, first: t2, last: t3, intervals: GAP_INTERVALS},
    {from: r3, to: r4, first: t3, last: t4, intervals: WALL_INTERVALS},
  ].flatMap(({from, to, first, last, intervals}) =>
    logarithmic(from, to, intervals).map(({radius, share}) => ({
      radius,
      temperature: first + (last - first) * share,
    })),
  );
  const films = p.boundary === 'films';
  const before = {radius: r1, temperature: p.innerTemperature};
  const after = {radius: r4, temperature: p.outerTemperature};
  const all = films ? [before, ...parts, after] : parts;
  return {
    x: all.map(({radius}) => radius),
    y: all.map(({temperature}) => temperature),
  };
}

function exactState(p: Values, t: number): TubesState | undefined {
  const exact = exactTemperatures(p, t);
  return (
    exact && {
      innerRise: exact[0] - p.innerTemperature,
      outerRise: exact[1] - p.outerTemperature,
      heatIn: 0,
      heatOut: 0,
    }
  );
}

/** Returns the instants of the profiles, s; only the end with held faces. */
export function profileTimes(p: Values, end: number): readonly number[] {
  const parts = p.boundary === 'held' ? [1] : [0, 0.1, 0.25, 0.5, 1];
  return parts.map((part) => part * end);
}

/**
 * Computes the temperature (K) over the radius (m) at `times` (s): linear in ln
 * r in every layer. A film appears as a jump from the fluid to the face.
 */
export function profileCurves(
  p: Values,
  stateAt: (t: number) => TubesState,
  times: readonly number[],
): readonly ProfileCurve[] {
  const tubes = createTubes(p);
  return times.map((time, index) => {
    const exact = exactState(p, time);
    return {
      id: `t${index + 1}`,
      time,
      ...alongRadius(p, faceTemperatures(p, tubes, stateAt(time))),
      ...(exact && {
        exact: alongRadius(p, faceTemperatures(p, tubes, exact)).y,
      }),
    };
  });
}
