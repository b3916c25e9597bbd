/** What is loaded for readers on a path. */
export {default as StepLink, positionText} from '../../base/StepLink';
export {Foot} from './Foot';
