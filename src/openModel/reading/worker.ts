import {answerJobs} from '../../workers/inWorker';
import {type Answer, type Job, work} from './job';

answerJobs<Job, Answer>(work, (answer) =>
  'values' in answer
    ? [answer.time, ...answer.values].map(({buffer}) => buffer)
    : [],
);
