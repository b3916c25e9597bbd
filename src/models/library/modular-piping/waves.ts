import {circleArea} from '../../../physics/fluids/losses';
import {getLine} from './line';
import type {Measured} from './measureStorage';
import {secondBore} from './modules';
import {lineSlopes} from './node';
import type {Values} from './parameters';
import type {SteadyPoint} from './steady';

/**
 * Computes what compression and inertia of the water in both pipes would do at
 * a steady state, SI. The model has neither of them there, so these numbers say
 * what it leaves out. With the inertance I = Σ L/A and the compliance
 * C = Σ ρAL/B of the pipes, per mass flow rate, and the slope R = dΔp/dṁ of the
 * whole line: τ_C = R C, τ_I = I/R, and the travel time of a wave Σ L/c with
 * c = √(B/ρ). The surge is ρ c |v| (Joukowsky; White, Fluid Mechanics).
 */
export function measureWaves(
  p: Values,
  point: SteadyPoint,
): Measured<
  'waveSpeed' | 'travelTime' | 'compressionTime' | 'inertiaTime' | 'surge'
> {
  const {density} = getLine(p).water;
  const {upstream, downstream} = lineSlopes(p, point);
  const resistance = upstream + downstream;
  const section = circleArea(p.diameter);
  const pipes = [
    {length: p.firstLength, area: section},
    {length: p.secondLength, area: circleArea(secondBore(p))},
  ];
  const sum = (term: (pipe: (typeof pipes)[number]) => number): number =>
    pipes.reduce((total, pipe) => total + term(pipe), 0);
  const waveSpeed = Math.sqrt(p.bulkModulus / density);
  const velocity = Math.abs(point.massFlow) / (density * section);
  return {
    waveSpeed,
    travelTime: sum(({length}) => length) / waveSpeed,
    compressionTime:
      (resistance * density * sum(({length, area}) => length * area)) /
      p.bulkModulus,
    inertiaTime: sum(({length, area}) => length / area) / resistance,
    surge: density * waveSpeed * velocity,
  };
}
