import Translate from '@docusaurus/Translate';
import {type ReactNode, useId, useState} from 'react';

import {asIsland} from '../../../hydration/IslandBoundary';
import {type LocalizedText, text} from '../../../i18n';
import {punctuation} from '../../../i18n/punctuation';
import {useLocale} from '../../../i18n/useLocale';
import WithoutScripts from '../../base/WithoutScripts';
import {
  type KnownMessage,
  type ReadLine,
  type ReadLog,
  readLog,
} from './readLog';
import styles from './styles.lazy.module.css';

/** Lines that are listed of each kind. */
const MOST_LINES = 20;

/** The messages in the tables of the page: their first cells, and what the second ones say. */
function knownMessages(): readonly KnownMessage[] {
  const rows = document.querySelectorAll('main table tr');
  return [...rows].flatMap((row) => {
    const [first, second] = row.querySelectorAll('td');
    const texts = [...(first?.querySelectorAll('code') ?? [])];
    return texts.map(({textContent}) => ({
      text: textContent,
      meaning: second?.textContent ?? '',
    }));
  });
}

/** What the log says of the end of the run, and of where it stopped. */
function endingTexts({
  hasEnded,
  complaining,
  known,
}: ReadLog): readonly LocalizedText[] {
  return [
    hasEnded
      ? text('The run came to its final time.', '运行到了终止时间。')
      : text(
          'The last lines do not say that the run came to its final time.',
          '最后几行没有说明运行到了终止时间。',
        ),
    complaining.length > 0 &&
      text(
        `Named as the place: ${complaining.join(', ')}.`,
        `日志指出的位置：${complaining.join('、')}。`,
      ),
    known.length === 0 &&
      text(
        'None of the texts on this page is in this log.',
        '这段日志中没有本页列出的原文。',
      ),
  ].filter((sentence) => sentence !== false);
}

interface LinesProps {
  readonly of: readonly (Omit<ReadLine, 'meanings'> & Partial<ReadLine>)[];
}

/** Lines with their numbers in the log, and with what is known of them. */
function Lines({of: lines}: LinesProps): ReactNode {
  const more = lines.length - MOST_LINES;
  return (
    <>
      <ol className={styles.lines}>
        {lines.slice(0, MOST_LINES).map(({number, line, meanings = []}) => (
          <li key={number} value={number}>
            <code>{line}</code>
            {meanings.map((meaning) => (
              <div key={meaning}>{meaning}</div>
            ))}
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p>
          <Translate
            id="logReader.more"
            description="Below the first lines of a kind in a log"
            values={{count: more}}
          >
            {'Further lines of this kind, not listed: {count}.'}
          </Translate>
        </p>
      )}
    </>
  );
}

function Reading({read}: {readonly read: ReadLog}): ReactNode {
  const {known, unknown} = read;
  return (
    <>
      {known.length > 0 && <Lines of={known} />}
      {unknown.length > 0 && (
        <>
          <p>
            <Translate
              id="logReader.unknown"
              description="Introduces lines that speak of an error and are not on the page"
            >
              These lines speak of an error as well; their texts are not known
              here.
            </Translate>
          </p>
          <Lines of={unknown} />
        </>
      )}
    </>
  );
}

/**
 * A field for the log of a run, whose lines are explained by the tables of the
 * page. Nothing is stored or sent.
 */
function LogReader(): ReactNode {
  const id = useId();
  const locale = useLocale();
  const [read, setRead] = useState<ReadLog>();
  const sentences = read && endingTexts(read).map((each) => each[locale]);
  return (
    <div className={styles.reader}>
      <label htmlFor={id}>
        <Translate
          id="logReader.label"
          description="Label of a field for a log"
        >
          Paste the log of a run
        </Translate>
      </label>
      <textarea
        autoComplete="off"
        className={styles.field}
        id={id}
        onChange={({target: {value}}) =>
          setRead(
            value.trim() === '' ? undefined : readLog(value, knownMessages()),
          )
        }
        rows={5}
        spellCheck={false}
      />
      <div role="status">
        {sentences && <p>{sentences.join(punctuation[locale].space)}</p>}
      </div>
      {read && <Reading read={read} />}
    </div>
  );
}

/** The field, or a sentence where JavaScript is off. */
function LogReaderFrame(): ReactNode {
  return (
    <div data-markdown="omit" data-search="off">
      <LogReader />
      <WithoutScripts>
        <p>
          <Translate
            id="logReader.withoutScripts"
            description="Stands for the field for a log where JavaScript is off"
          >
            The field for a log needs JavaScript. The tables below can be read
            without it.
          </Translate>
        </p>
      </WithoutScripts>
    </div>
  );
}

export default asIsland('log-reader', LogReaderFrame);
