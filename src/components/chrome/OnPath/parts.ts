/** What is loaded for readers on a path. */
export {default as StepLink, Position} from '../../base/StepLink';
export {Foot} from './Foot';
