import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {runInWorker} from '../../../src/workers/inWorker';

/** Stands for a worker: the test says when it answers. */
class FakeWorker extends EventTarget {
  readonly jobs: unknown[] = [];
  isTerminated = false;

  postMessage(job: unknown): void {
    this.jobs.push(job);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  send(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }

  answer(answer: number): void {
    this.send({kind: 'answer', answer});
  }

  fail(): Event {
    const error = new Event('error', {cancelable: true});
    this.dispatchEvent(Object.assign(error, {message: 'refused'}));
    return error;
  }
}

/** Counts to the number that the job says; where told to, it ends with an error. */
function count(to = 3, fails = false) {
  const worker = new FakeWorker();
  const answers: number[] = [];
  const inThread: number[] = [];
  const controller = new AbortController();
  const done = runInWorker<number, number>({
    createWorker: () => worker as unknown as Worker,
    job: to,
    async *work(last) {
      for (let each = 1; each <= last; each += 1) {
        inThread.push(each);
        yield await Promise.resolve(each);
      }
      if (fails) {
        throw new RangeError('too far');
      }
    },
    report: (answer) => {
      answers.push(answer);
    },
    signal: controller.signal,
    isPassing: (answer) => !Number.isInteger(answer),
  });
  return {worker, answers, inThread, controller, done};
}

describe('runInWorker', () => {
  it('hands over all answers and ends the worker after the last one', async () => {
    const {worker, answers, inThread, done} = count();
    worker.answer(1);
    worker.answer(2);
    assert.equal(worker.isTerminated, false);
    worker.send({kind: 'end'});
    await done;
    assert.deepEqual(answers, [1, 2]);
    assert.deepEqual(worker.jobs, [3]);
    assert.deepEqual(inThread, []);
    assert.equal(worker.isTerminated, true);
  });

  it('settles and ends the worker when the job is aborted', async () => {
    const {worker, answers, inThread, controller, done} = count();
    worker.answer(1);
    controller.abort();
    worker.answer(2);
    await done;
    assert.deepEqual(answers, [1]);
    assert.deepEqual(inThread, []);
    assert.equal(worker.isTerminated, true);
  });

  it('works in this thread where the worker fails, and gives no answer twice', async () => {
    const {worker, answers, inThread, done} = count();
    worker.answer(1);
    const error = worker.fail();
    await done;
    assert.deepEqual(answers, [1, 2, 3]);
    assert.deepEqual(inThread, [1, 2, 3]);
    assert.equal(error.defaultPrevented, true, 'it is kept off the console');
    assert.equal(worker.isTerminated, true);
  });

  it('does not count answers in passing when the worker fails', async () => {
    const {worker, answers, done} = count();
    worker.answer(0.2);
    worker.answer(0.4);
    worker.answer(1);
    worker.fail();
    await done;
    assert.deepEqual(answers, [0.2, 0.4, 1, 2, 3]);
  });

  it('stops in this thread when the job is aborted', async () => {
    const {worker, answers, inThread, controller, done} = count(1000);
    worker.fail();
    controller.abort();
    await done;
    assert.deepEqual(answers, []);
    assert.deepEqual(inThread, [1]);
  });

  it('throws what the work throws in this thread', async () => {
    const {worker, answers, done} = count(2, true);
    worker.fail();
    await assert.rejects(done, /too far/);
    assert.deepEqual(answers, [1, 2]);
  });

  it('works in this thread where the browser allows no worker', async () => {
    const answers: number[] = [];
    await runInWorker<number, number>({
      createWorker: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
      job: 5,
      async *work(job) {
        yield await Promise.resolve(job);
      },
      report: (answer) => {
        answers.push(answer);
      },
      signal: new AbortController().signal,
    });
    assert.deepEqual(answers, [5]);
  });
});
