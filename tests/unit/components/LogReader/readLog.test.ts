import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {readLog} from '../../../../src/components/markdown/LogReader/readLog';
import {firstTroubleLine} from '../../../../src/site/troubleLine';

const MESSAGES = [
  {text: "Impossible to open file 'NAME'.", meaning: 'give a path'},
  {text: 'Fatal error in NAME instance 1.', meaning: 'it stopped the run'},
  {text: 'initialization failed', meaning: 'read upwards'},
  {text: 'terminated normally.', meaning: 'a good run'},
];

const LOST = `Impossible to open file 'table.txt'.
Fatal error in SIGUDA01 instance 12.

Initialization failed.
Something else is impossible`;

describe('readLog()', () => {
  it('explains known lines by their number, whatever names and numbers they have', () => {
    const {known} = readLog(LOST, MESSAGES);
    assert.deepEqual(
      known.map(({number, meanings: [meaning]}) => [number, meaning]),
      [
        [1, 'give a path'],
        [2, 'it stopped the run'],
        [4, 'read upwards'],
      ],
    );
  });

  it('lists other lines that speak of an error, and who complains', () => {
    const {unknown, complaining, hasEnded} = readLog(LOST, MESSAGES);
    assert.deepEqual(
      unknown.map(({number}) => number),
      [5],
    );
    assert.deepEqual(complaining, ['SIGUDA01 instance 12']);
    assert.equal(hasEnded, false);
  });

  it('sees that a run came to its end, with a warning on its way', () => {
    const read = readLog(
      'Warning in SIGUDA01 instance 1.\r\nSUCCESS MESSAGE: model x terminated normally.\r\n',
      MESSAGES,
    );
    assert.equal(read.hasEnded, true);
    assert.deepEqual(read.complaining, ['SIGUDA01 instance 1']);
  });

  it('takes no end of an earlier run, and none that is denied, for a good one', () => {
    for (const log of [
      'Model a terminated normally.\nStart model b\nInitialization failed.',
      'Model a terminated normally.\nFatal error in PIPE01 instance 1.',
      'Model a was not terminated normally.',
      'Model a terminated abnormally.',
    ]) {
      assert.equal(readLog(log, MESSAGES).hasEnded, false, log);
    }
  });

  it('takes the whole of a line for what it is, not for a part of it', () => {
    const known = [
      {text: 'New model NAME terminated normally.', meaning: 'a good run'},
      {text: 'model NAME terminated normally.', meaning: 'an old release'},
      {text: 'Run of', meaning: 'a run'},
    ];
    const [line] = readLog(
      'Run of new model x terminated normally.',
      known,
    ).known;
    assert.deepEqual(line?.meanings, ['a good run', 'a run']);
  });

  it('takes no sign of a text for a pattern', () => {
    const known = [{text: "Can't read $AME/AME.units", meaning: 'AME'}];
    assert.equal(readLog("Can't read $AME/AME.units", known).known.length, 1);
    assert.equal(readLog("Can't read $AME/AME_units", known).known.length, 0);
  });
});

describe('firstTroubleLine()', () => {
  it('finds the first line that speaks of an error', () => {
    const log = `Start model simulation...\n  ${LOST}`;
    assert.equal(firstTroubleLine(log), "Impossible to open file 'table.txt'.");
    assert.equal(firstTroubleLine('a\nb'), undefined);
    assert.equal(
      firstTroubleLine('main.c:3: 错误：未声明'),
      'main.c:3: 错误：未声明',
    );
    assert.equal(
      firstTroubleLine('2 errors generated.'),
      '2 errors generated.',
    );
    assert.equal(
      firstTroubleLine('  import amesim\nModuleNotFoundError: No module'),
      'ModuleNotFoundError: No module',
    );
  });

  it('takes no count of zero and no setting of the solver for one', () => {
    for (const line of [
      'Build finished: 0 errors, 0 warnings',
      'Completed without any error.',
      'Error type: mixed',
      'relative error tolerance 1e-7',
    ]) {
      assert.equal(firstTroubleLine(line), undefined, line);
    }
  });
});
