import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  judge,
  type Port,
  type Verdict,
} from '../../../src/components/base/componentDrawings';
import {
  gradeOf,
  type Pair,
  pairAfter,
  PAIRS,
  PORTS,
  portWith,
  verdictOf,
} from '../../../src/components/markdown/PortPuzzle/ports';

function port(domain: Port['domain'], gives: Port['gives']): Port {
  return {at: [0, 0], side: 'left', domain, gives};
}

function judged(one: string, other: string): Verdict {
  return verdictOf([portWith(one), portWith(other)]);
}

describe('judge()', () => {
  it('lets an output meet an input, an effort meet a flow', () => {
    assert.equal(
      judge(port('signal', 'output'), port('signal', 'input')),
      'connects',
    );
    for (const domain of ['thermal', 'thermal-hydraulic'] as const) {
      assert.equal(
        judge(port(domain, 'effort'), port(domain, 'flow')),
        'connects',
      );
    }
  });

  it('refuses ports of two types, whatever they give', () => {
    assert.equal(
      judge(port('thermal', 'effort'), port('thermal-hydraulic', 'flow')),
      'types-differ',
    );
    assert.equal(
      judge(port('signal', 'output'), port('thermal', 'effort')),
      'types-differ',
    );
  });

  it('names what both give', () => {
    const clashes = [
      ['signal', 'output', 'both-outputs'],
      ['signal', 'input', 'both-inputs'],
      ['thermal', 'effort', 'both-efforts'],
      ['thermal-hydraulic', 'flow', 'both-flows'],
    ] as const;
    for (const [domain, gives, verdict] of clashes) {
      assert.equal(judge(port(domain, gives), port(domain, gives)), verdict);
    }
  });

  it('does not ask which of the two came first', () => {
    for (const [one, other] of PAIRS) {
      assert.equal(judge(one.port, other.port), judge(other.port, one.port));
    }
  });
});

describe('the ports of the puzzle', () => {
  it('agree with the table of the tutorial', () => {
    assert.equal(judged('capacity', 'conductor'), 'connects');
    assert.equal(judged('capacity', 'capacity'), 'both-efforts');
    assert.equal(judged('conductor', 'conductor'), 'both-flows');
    assert.equal(judged('temperature-source', 'conductor'), 'connects');
    assert.equal(judged('temperature-source', 'capacity'), 'both-efforts');
    assert.equal(judged('heat-flow-source', 'capacity'), 'connects');
    assert.equal(judged('heat-flow-source', 'conductor'), 'both-flows');
  });

  it('need a node between pipes, none beside a tank', () => {
    assert.equal(judged('pipe', 'pipe'), 'both-flows');
    assert.equal(judged('pipe', 'node-volume'), 'connects');
    assert.equal(judged('tank', 'pipe'), 'connects');
    assert.equal(judged('flow-source', 'pipe'), 'both-flows');
  });

  it('have names of their own in both languages', () => {
    for (const locale of ['en', 'zh-Hans'] as const) {
      const names = PORTS.map(({label}) => label[locale]);
      assert.equal(new Set(names).size, PORTS.length);
    }
  });
});

describe('gradeOf()', () => {
  it('tells a right answer from a right refusal and from a wrong answer', () => {
    assert.equal(gradeOf('connects', 'connects'), 'right');
    assert.equal(gradeOf('both-flows', 'both-flows'), 'right');
    assert.equal(gradeOf('types-differ', 'both-flows'), 'other-reason');
    assert.equal(gradeOf('connects', 'both-flows'), 'wrong');
    assert.equal(gradeOf('both-flows', 'connects'), 'wrong');
  });
});

describe('pairAfter()', () => {
  it('comes by every pair before it starts again', () => {
    const start = PAIRS[0] as Pair;
    const seen = new Set<Pair>();
    let pair = start;
    do {
      seen.add(pair);
      pair = pairAfter(pair);
    } while (pair !== start && seen.size <= PAIRS.length);
    assert.equal(seen.size, PAIRS.length);
  });

  it('changes the verdict from pair to pair at first', () => {
    let pair = PAIRS[0] as Pair;
    for (let turn = 0; turn < 10; turn += 1) {
      const next = pairAfter(pair);
      assert.notEqual(verdictOf(next), verdictOf(pair));
      pair = next;
    }
  });

  it('goes on from a pair that was picked the other way round', () => {
    const [one, other] = PAIRS[1] as Pair;
    assert.notDeepEqual(pairAfter([other, one]), [other, one]);
  });
});
