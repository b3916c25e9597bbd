import {text} from '../../../i18n';
import {
  convectionResistance,
  cylinderResistance,
} from '../../../physics/heat/conduction';
import {SOLIDS} from '../../../physics/heat/materials';
import type {ValidationIssue} from '../../definition';
import {memoizeLast} from '../shared/memoizeLast';
import type {Values} from './parameters';

/** Smallest thickness of a wall and of the gap, m. */
const THINNEST = 1e-4;

/** The two tubes without the gap between them. */
export interface Tubes {
  /** Heat capacity of the inner tube, C_1, J/K. */
  readonly innerCapacity: number;
  /** Heat capacity of the outer tube, C_2, J/K. */
  readonly outerCapacity: number;
  /** Resistances between the inside and the gap, in this order. */
  readonly inside: readonly Layer[];
  /** Resistances between the gap and the outside, in this order. */
  readonly outside: readonly Layer[];
}

/** A thermal resistance in series: a film or a metal wall. */
export interface Layer {
  /** Id of the layer, as of its bar in the figure. */
  readonly id: 'inner-film' | 'inner-tube' | 'outer-tube' | 'outer-film';
  /** Thermal resistance, K/W. */
  readonly resistance: number;
}

/** Returns the area of a cylinder of the tubes' length, m²; radius in m. */
export function cylinderArea(p: Values, radius: number): number {
  return 2 * Math.PI * radius * p.length;
}

function capacity(p: Values, inside: number, outside: number): number {
  const {density, specificHeat} = SOLIDS[p.tubeMaterial];
  const section = Math.PI * (outside ** 2 - inside ** 2);
  return density * specificHeat * section * p.length;
}

/** Validates the radii: they must increase from the inside to the outside. */
export function checkRadii(p: Values): readonly ValidationIssue[] {
  const keys = [
    'innerTubeInside',
    'innerTubeOutside',
    'outerTubeInside',
    'outerTubeOutside',
  ] as const;
  const wrong = keys.filter((key, n) => {
    const before = keys[n - 1];
    return before !== undefined && p[key] - p[before] < 0.999 * THINNEST;
  });
  const message = text(
    'The radii must grow from inside to outside, each by 0.1\u00a0mm or more.',
    '半径必须由内向外依次增大，且每次至少增大 0.1\u00a0mm。',
  );
  return wrong.length > 0 ? [{parameters: [...keys], message}] : [];
}

/**
 * Computes the heat capacities of the tubes, and the resistances between them
 * and the two sides: none when the ends are plugged, the wall when its face is
 * held, film and wall with a fluid; memoized.
 */
export const createTubes = memoizeLast((p: Values): Tubes => {
  const [r1, r2] = [p.innerTubeInside, p.innerTubeOutside];
  const [r3, r4] = [p.outerTubeInside, p.outerTubeOutside];
  const {conductivity} = SOLIDS[p.tubeMaterial];
  const wall = (from: number, to: number): number =>
    cylinderResistance(from, to, conductivity, p.length);
  const film = (coefficient: number, radius: number): number =>
    convectionResistance(coefficient, cylinderArea(p, radius));
  const hasFilms = p.boundary === 'films';
  const isOpen = p.boundary !== 'plugged';
  const innerFilm: Layer = {
    id: 'inner-film',
    resistance: film(p.innerCoefficient, r1),
  };
  const outerFilm: Layer = {
    id: 'outer-film',
    resistance: film(p.outerCoefficient, r4),
  };
  const innerWall: Layer = {id: 'inner-tube', resistance: wall(r1, r2)};
  const outerWall: Layer = {id: 'outer-tube', resistance: wall(r3, r4)};
  return {
    innerCapacity: capacity(p, r1, r2),
    outerCapacity: capacity(p, r3, r4),
    inside: [...(hasFilms ? [innerFilm] : []), ...(isOpen ? [innerWall] : [])],
    outside: [...(isOpen ? [outerWall] : []), ...(hasFilms ? [outerFilm] : [])],
  };
});

/** Returns the resistance of layers in series, K/W. */
export function seriesResistance(layers: readonly Layer[]): number {
  return layers.reduce((sum, {resistance}) => sum + resistance, 0);
}

/** Returns the conductance of layers in series, W/K; 0 without a layer. */
export function seriesConductance(layers: readonly Layer[]): number {
  return layers.length > 0 ? 1 / seriesResistance(layers) : 0;
}
