export {check, type Verdict} from './check';
export {messageText} from './messageText';
