import type {QuerySet} from '../pages';
import {en} from './en';
import {zh} from './zh';

/** The queries that the ranking was tuned on. */
export const tuned: QuerySet = {en, zh};
