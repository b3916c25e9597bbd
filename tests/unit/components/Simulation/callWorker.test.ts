import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {callWorker} from '../../../../src/components/markdown/Simulation/callWorker';

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

  answer(data: number): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

/** Calls a worker that counts to 2. */
function call(signal = new AbortController().signal) {
  const worker = new FakeWorker();
  const answers: number[] = [];
  const result = callWorker<number>(
    worker as unknown as Worker,
    'count',
    (answer) => {
      answers.push(answer);
      return answer === 2;
    },
    signal,
  );
  return {worker, answers, result};
}

describe('callWorker', () => {
  it('hands over all answers and ends the worker after the last one', async () => {
    const {worker, answers, result} = call();
    worker.answer(1);
    assert.equal(worker.isTerminated, false);
    worker.answer(2);
    assert.equal(await result, 2);
    assert.deepEqual(answers, [1, 2]);
    assert.deepEqual(worker.jobs, ['count']);
    assert.equal(worker.isTerminated, true);
  });

  it('settles and ends the worker when the job is aborted', async () => {
    const controller = new AbortController();
    const {worker, result} = call(controller.signal);
    worker.answer(1);
    controller.abort();
    assert.equal(await result, undefined);
    assert.equal(worker.isTerminated, true);
  });

  it('rejects when the worker fails, and keeps the error off the console', async () => {
    const {worker, result} = call();
    const error = new Event('error', {cancelable: true});
    worker.dispatchEvent(Object.assign(error, {message: 'refused'}));
    await assert.rejects(result, /refused/);
    assert.equal(error.defaultPrevented, true);
    assert.equal(worker.isTerminated, true);
  });
});
