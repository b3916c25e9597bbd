export {drawingOf, type IconName, icons, type PortName} from './icons';
export {judge, type Verdict} from './judge';
export type {Domain, Locale, Port, Side, Translated} from './types';
