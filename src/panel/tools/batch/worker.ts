import {answerJobs} from '../../inWorker';
import {runAll} from './batchJob';

answerJobs(runAll);
