export {integrate} from './driver';
export {IntegrationError} from './errors';
export type {FailureDetails, IntegrationFailure} from './errors';
export {roundingError} from './segments';
export type {
  EventResult,
  LocatedEvent,
  OdeProblem,
  Side,
  SolverOptions,
  Statistics,
  StepReason,
  StepResult,
  Trajectory,
  TriedStep,
} from './types';
