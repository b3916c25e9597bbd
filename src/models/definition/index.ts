/** What a model is written with: its type, its tables, its sentences and marks. */

export type {SiUnit, Unit} from '../../physics/units';
export {defineModel} from './defineModel';
export {CalculationError} from './errors';
export type {ValidationIssue} from './errors';
export type * from './figures';
export * from './marks';
export type * from './modelDefinition';
export type * from './parameters';
export {quantity} from './quantity';
export type * from './runView';
export type {Phrase, Sentence} from './sentences';
export type * from './statesAndOutputs';
