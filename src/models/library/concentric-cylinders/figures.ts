import {type LocalizedText, text} from '../../../i18n';
import type {Bar, ProfileCurve} from '../../definition/defineModel';
import {exactTemperatures} from './closedForm';
import {gapConductance, gapPaths} from './gap';
import type {TubesState} from './observe';
import {faceTemperatures, temperaturesOf} from './observe';
import type {Layer, Values} from './tubes';
import {tubesOf} from './tubes';

const LAYER_LABELS: Record<Layer['id'] | 'gap', LocalizedText> = {
  'inner-film': text({en: 'film inside', 'zh-Hans': '内侧换热'}),
  'inner-tube': text({en: 'inner tube', 'zh-Hans': '内管'}),
  gap: text({en: 'gap', 'zh-Hans': '间隙'}),
  'outer-tube': text({en: 'outer tube', 'zh-Hans': '外管'}),
  'outer-film': text({en: 'film outside', 'zh-Hans': '外侧换热'}),
};

/** The resistances in series, from inside to outside, at a state. */
export function resistanceBars(p: Values, x: TubesState): readonly Bar[] {
  const {inside, outside} = tubesOf(p);
  const [inner, outer] = temperaturesOf(p, x);
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

/** The conductances side by side in the gap, at a state. */
export function pathBars(p: Values, x: TubesState): readonly Bar[] {
  const {conduction, convection, radiation} = gapPaths(
    p,
    ...temperaturesOf(p, x),
  );
  return [
    {
      id: 'conduction',
      label: text({en: 'conduction', 'zh-Hans': '导热'}),
      value: conduction,
    },
    {
      id: 'convection',
      label: text({en: 'circulation', 'zh-Hans': '环流'}),
      value: convection,
    },
    {
      id: 'radiation',
      label: text({en: 'radiation', 'zh-Hans': '辐射'}),
      value: radiation,
    },
  ];
}

/** Points in the gap; the walls need only their ends and middles. */
const GAP_POINTS = 24;
const WALL_POINTS = 2;

/** Radii from `from` to `to` with the share of ln r passed at each. */
function logarithmic(from: number, to: number, points: number) {
  return Array.from({length: points + 1}, (_, n) => {
    const radius = n === points ? to : from + ((to - from) * n) / points;
    return {radius, share: Math.log(radius / from) / Math.log(to / from)};
  });
}

/** Radii at which the profile is drawn, and the temperatures between faces. */
function alongRadius(
  p: Values,
  faces: readonly [number, number, number, number],
): {readonly x: readonly number[]; readonly y: readonly number[]} {
  const [r1, r2] = [p.innerTubeInside, p.innerTubeOutside];
  const [r3, r4] = [p.outerTubeInside, p.outerTubeOutside];
  const [t1, t2, t3, t4] = faces;
  const parts = [
    {from: r1, to: r2, first: t1, last: t2, points: WALL_POINTS},
    {from: r2, to: r3, first: t2, last: t3, points: GAP_POINTS},
    {from: r3, to: r4, first: t3, last: t4, points: WALL_POINTS},
  ].flatMap(({from, to, first, last, points}) =>
    logarithmic(from, to, points).map(({radius, share}) => ({
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

/** Instants of the profile: with held faces nothing moves that could be seen. */
export function profileTimes(p: Values, end: number): readonly number[] {
  const parts = p.boundary === 'held' ? [1] : [0, 0.1, 0.25, 0.5, 1];
  return parts.map((part) => part * end);
}

/**
 * Temperature over the radius: in every layer it follows ln r. A film shows as
 * a jump from the fluid to the face.
 */
export function profileCurves(
  p: Values,
  stateAt: (t: number) => TubesState,
  times: readonly number[],
): readonly ProfileCurve[] {
  const tubes = tubesOf(p);
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
