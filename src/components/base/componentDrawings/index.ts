export {drawingOf, type IconName, icons, type PortName} from './icons';
export {judge, type Verdict} from './judge';
export type {Domain, Port, Side} from './types';
