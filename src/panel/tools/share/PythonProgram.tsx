import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';

import {saveFile} from '../../../components/base/saveFile';
import {copyText} from '../../../components/base/useCopy';
import {useLivePanel, usePanelValues} from '../../context';
import {Button} from '../../controls/Button';
import {CopiedText} from '../../controls/CopyButton';
import styles from '../../controls/styles.lazy.module.css';
import {type Program, writeProgram} from './writeProgram';

/** What became of the last request. */
type Outcome =
  | {readonly kind: 'copied'}
  | {readonly kind: 'failed'}
  | {readonly kind: 'shown'; readonly text: string};

/** Copies a text; where the browser refuses, it is to be shown. */
async function copy({text}: Program): Promise<Outcome> {
  const {isRefused} = await copyText(text);
  return isRefused ? {kind: 'shown', text} : {kind: 'copied'};
}

function saveProgram(program: Program): undefined {
  saveFile({...program, type: 'text/x-python;charset=utf-8'});
}

function statusText(kind: Outcome['kind'] | undefined): string {
  switch (kind) {
    case 'copied':
      return translate({
        id: 'simulation.python.copied',
        message: 'The program was copied.',
        description: 'Said after the Python program was copied',
      });
    case 'failed':
      return translate({
        id: 'simulation.python.failed',
        message: 'The program could not be loaded.',
        description: 'Said when the Python program can not be loaded',
      });
    default:
      return '';
  }
}

/** Copies or saves the run as a Python program, which is loaded when asked for. */
export function PythonProgram(): ReactNode {
  const {model, locale} = usePanelValues();
  const {result, address} = useLivePanel();
  const [answer, setAnswer] = useState<{
    readonly address: string;
    readonly outcome: Outcome | undefined;
  }>();
  const outcome = answer?.address === address ? answer.outcome : undefined;
  const request = async (
    handle: (program: Program) => Promise<Outcome> | undefined,
  ) => {
    try {
      const program = await writeProgram(model, result.run, address, locale);
      setAnswer({address, outcome: await handle(program)});
    } catch {
      setAnswer({address, outcome: {kind: 'failed'}});
    }
  };
  return (
    <>
      <Button onClick={() => void request(copy)}>
        {translate({
          id: 'simulation.python.copy',
          message: 'Copy as Python',
          description: 'Copies the run as a Python program',
        })}
      </Button>
      <Button onClick={() => void request(saveProgram)}>
        {translate({
          id: 'simulation.python.save',
          message: 'Python (.py)',
          description: 'Saves the run as a Python program',
        })}
      </Button>
      <span role="status" className={styles.status}>
        {statusText(outcome?.kind)}
      </span>
      {outcome?.kind === 'shown' && (
        <CopiedText
          text={outcome.text}
          rows={8}
          label={translate({
            id: 'simulation.python.text',
            message: 'Python program with the present values',
            description: 'Field with the program where it can not be copied',
          })}
        />
      )}
    </>
  );
}
