import {answerJobs} from '../../../workers/inWorker';
import {runAll} from './batchJob';

answerJobs(runAll);
