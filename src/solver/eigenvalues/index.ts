export {eigenvalueGroups} from './eigenvalues';
export type {EigenvalueGroup} from './eigenvalues';
export type {Eigenvalue} from './francis';
export {linearize} from './linearization';
export type {Linearization} from './linearization';
