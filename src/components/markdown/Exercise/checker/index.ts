export {check, type Verdict} from './check';
export {Message} from './Message';
