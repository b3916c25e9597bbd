import {answerJobs} from '../../workers/inWorker';
import {work} from './job';

answerJobs(work, (answer) =>
  answer.kind === 'columns'
    ? answer.columns.flatMap(({time, values}) =>
        [time, ...values].map(({buffer}) => buffer),
      )
    : [],
);
