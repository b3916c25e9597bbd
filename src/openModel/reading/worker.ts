import {answerJobs} from '../../workers/inWorker';
import {type Answer, type Job, work} from './job';

answerJobs<Job, Answer>(work, (answer) =>
  'columns' in answer
    ? answer.columns.flatMap(({time, values}) =>
        [time, ...values].map(({buffer}) => buffer),
      )
    : [],
);
