export {getDrawing, type IconName, icons, type PortName} from './icons';
export {checkConnection, type Verdict} from './checkConnection';
export type {Domain, Port, Side} from './types';
