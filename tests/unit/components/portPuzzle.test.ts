import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  checkConnection,
  type Port,
  type Verdict,
} from '../../../src/components/base/componentDrawings';
import {
  checkPair,
  findPort,
  gradeAnswer,
  nextPair,
  type Pair,
  PAIRS,
  PORTS,
} from '../../../src/components/markdown/PortPuzzle/ports';

function port(domain: Port['domain'], causality: Port['causality']): Port {
  return {at: [0, 0], side: 'left', domain, causality};
}

function checkIds(one: string, other: string): Verdict {
  return checkPair([findPort(one), findPort(other)]);
}

describe('checkConnection()', () => {
  it('lets an output meet an input, an effort meet a flow', () => {
    assert.equal(
      checkConnection(port('signal', 'output'), port('signal', 'input')),
      'connects',
    );
    for (const domain of ['thermal', 'thermal-hydraulic'] as const) {
      assert.equal(
        checkConnection(port(domain, 'effort'), port(domain, 'flow')),
        'connects',
      );
    }
  });

  it('refuses ports of two types, whatever their causality', () => {
    assert.equal(
      checkConnection(
        port('thermal', 'effort'),
        port('thermal-hydraulic', 'flow'),
      ),
      'types-differ',
    );
    assert.equal(
      checkConnection(port('signal', 'output'), port('thermal', 'effort')),
      'types-differ',
    );
  });

  it('names the variable that both compute', () => {
    const conflicts = [
      ['signal', 'output', 'both-outputs'],
      ['signal', 'input', 'both-inputs'],
      ['thermal', 'effort', 'both-efforts'],
      ['thermal-hydraulic', 'flow', 'both-flows'],
    ] as const;
    for (const [domain, gives, verdict] of conflicts) {
      assert.equal(
        checkConnection(port(domain, gives), port(domain, gives)),
        verdict,
      );
    }
  });

  it('does not ask which of the two came first', () => {
    for (const [one, other] of PAIRS) {
      assert.equal(
        checkConnection(one.port, other.port),
        checkConnection(other.port, one.port),
      );
    }
  });
});

describe('the ports of the puzzle', () => {
  it('agree with the table of the tutorial', () => {
    assert.equal(checkIds('capacity', 'conductor'), 'connects');
    assert.equal(checkIds('capacity', 'capacity'), 'both-efforts');
    assert.equal(checkIds('conductor', 'conductor'), 'both-flows');
    assert.equal(checkIds('temperature-source', 'conductor'), 'connects');
    assert.equal(checkIds('temperature-source', 'capacity'), 'both-efforts');
    assert.equal(checkIds('heat-flow-source', 'capacity'), 'connects');
    assert.equal(checkIds('heat-flow-source', 'conductor'), 'both-flows');
  });

  it('need a node between pipes, none beside a tank', () => {
    assert.equal(checkIds('pipe', 'pipe'), 'both-flows');
    assert.equal(checkIds('pipe', 'node-volume'), 'connects');
    assert.equal(checkIds('tank', 'pipe'), 'connects');
    assert.equal(checkIds('flow-source', 'pipe'), 'both-flows');
  });

  it('have names of their own in both languages', () => {
    for (const locale of ['en', 'zh-Hans'] as const) {
      const names = PORTS.map(({label}) => label[locale]);
      assert.equal(new Set(names).size, PORTS.length);
    }
  });
});

describe('gradeAnswer()', () => {
  it('tells a right answer from a right refusal and from a wrong answer', () => {
    assert.equal(gradeAnswer('connects', 'connects'), 'right');
    assert.equal(gradeAnswer('both-flows', 'both-flows'), 'right');
    assert.equal(gradeAnswer('types-differ', 'both-flows'), 'other-reason');
    assert.equal(gradeAnswer('connects', 'both-flows'), 'wrong');
    assert.equal(gradeAnswer('both-flows', 'connects'), 'wrong');
  });
});

describe('nextPair()', () => {
  it('visits every pair before it repeats one', () => {
    const start = PAIRS[0] as Pair;
    const seen = new Set<Pair>();
    let pair = start;
    do {
      seen.add(pair);
      pair = nextPair(pair);
    } while (pair !== start && seen.size <= PAIRS.length);
    assert.equal(seen.size, PAIRS.length);
  });

  it('changes the verdict from pair to pair at first', () => {
    let pair = PAIRS[0] as Pair;
    for (let turn = 0; turn < 10; turn += 1) {
      const next = nextPair(pair);
      assert.notEqual(checkPair(next), checkPair(pair));
      pair = next;
    }
  });

  it('goes on from a pair that was picked the other way round', () => {
    const [one, other] = PAIRS[1] as Pair;
    assert.notDeepEqual(nextPair([other, one]), [other, one]);
  });
});
