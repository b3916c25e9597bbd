export {check, type Verdict} from './check';
export {Judgement, kindOf} from './Judgement';
