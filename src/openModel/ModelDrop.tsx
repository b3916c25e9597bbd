import {type ReactNode, useState} from 'react';

import type {AmesimModel} from '../amesimFile/model';
import Button from '../components/base/Button';
import FileDrop from '../components/base/FileDrop';
import {keepFocus} from '../components/base/keepFocus';
import {type LocalizedText, text} from '../i18n';
import {punctuation} from '../i18n/punctuation';
import {useLocale} from '../i18n/useLocale';
import {useAbort} from '../workers/useAbort';
import {runJob} from './reading/runJob';
import styles from './styles.lazy.module.css';

const WORDS = {
  read: text('was read.', '已读取。'),
  reading: text('Reading the file', '正在读取文件'),
  failed: text(
    'the browser could not read it. It may be a folder, or may have been moved or changed meanwhile',
    '浏览器无法读取。它可能是文件夹，或者在此期间被移动或修改过',
  ),
  notFetched: text(
    'it could not be loaded. Check the connection and try again',
    '无法加载，请检查网络连接后重试',
  ),
  stop: text('Cancel', '取消'),
};

/** How far the reading of files has come: a model, or why there is none. */
interface Reading {
  readonly name: string;
  /** Share that is read, once it is known. */
  readonly share?: number;
  readonly reason?: LocalizedText;
  readonly model?: AmesimModel;
}

/** The last part of an address. */
function fileName(address: string): string {
  return address.split('/').at(-1) ?? '';
}

async function fetchFile(address: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(address, {signal});
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return new File([await response.blob()], fileName(address));
}

/** Reads files that a reader gives, or one of this site; new ones end the last. */
function useModel() {
  const [reading, setReading] = useState<Reading>();
  const [renew, abort] = useAbort();
  const read = async (given: readonly File[] | string) => {
    const isAddress = typeof given === 'string';
    const name = isAddress
      ? fileName(given)
      : given.map((file) => file.name).join(', ');
    const signal = renew();
    setReading({name});
    try {
      const input = isAddress ? [await fetchFile(given, signal)] : given;
      const answer = await runJob({kind: 'model', input}, signal, (share) =>
        setReading({name, share}),
      );
      setReading({name, ...answer});
    } catch {
      if (!signal.aborted) {
        setReading({name, reason: isAddress ? WORDS.notFetched : WORDS.failed});
      }
    }
  };
  const stop = () => {
    abort();
    setReading(undefined);
  };
  return {reading, read, stop};
}

interface ProgressProps {
  readonly reading: Reading;
  readonly onStop: () => void;
}

/** Says what became of files: how far read, what they lack, or why not read. */
function Progress({reading, onStop}: ProgressProps): ReactNode {
  const locale = useLocale();
  const {name, share, reason, model} = reading;
  if (model) {
    const {problems} = model;
    return (
      <>
        <p>
          <b>{model.name}</b> {WORDS.read[locale]}
        </p>
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map((problem, index) => (
              <li key={index}>{problem[locale]}</li>
            ))}
          </ul>
        )}
      </>
    );
  }
  return reason ? (
    <p className={styles.failure}>
      <b>{name}</b>
      {punctuation[locale].colon}
      {reason[locale]}
    </p>
  ) : (
    <>
      <span>{name}</span>
      <progress aria-label={WORDS.reading[locale]} value={share} />
      <Button
        isSmall
        onClick={({currentTarget}) => keepFocus(currentTarget, onStop)}
      >
        {WORDS.stop[locale]}
      </Button>
    </>
  );
}

export interface ModelDropProps {
  readonly label: string;
  /** Stands below the choice and describes it. */
  readonly note: string;
  /** A model of this site that a button opens. */
  readonly example?: {readonly label: string; readonly address: string};
  /** Shows the model that was read. */
  readonly children: (model: AmesimModel) => ReactNode;
}

/** The choice of a saved model, how far its reading is, and what is made of it. */
export function ModelDrop(props: ModelDropProps): ReactNode {
  const {label, note, example, children} = props;
  const {reading, read, stop} = useModel();
  return (
    <>
      <FileDrop
        isMultiple
        label={label}
        note={note}
        onFiles={(files) => void read(files)}
      >
        {example && (
          <Button isSmall onClick={() => void read(example.address)}>
            {example.label}
          </Button>
        )}
      </FileDrop>
      <div role="status" className={styles.progress}>
        {reading && <Progress reading={reading} onStop={stop} />}
      </div>
      {reading?.model && children(reading.model)}
    </>
  );
}
