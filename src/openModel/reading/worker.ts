import {answerJobs} from '../../workers/inWorker';
import {work} from './job';

answerJobs(work, (answer) =>
  answer.kind === 'columns'
    ? [
        answer.columns.time.buffer,
        ...answer.columns.values.map(({buffer}) => buffer),
      ]
    : [],
);
