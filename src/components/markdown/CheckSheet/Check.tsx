import {type ReactNode, useCallback} from 'react';

import {text} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import {
  type CheckedModel,
  checkSheet,
  countsText,
  type ReadColumns,
  type SheetLine,
  STATUS_NAMES,
} from '../../../labSheet/check';
import {loadSheet, type SheetId} from '../../../labSheet/sheets';
import {loadModel} from '../../../models/registry';
import {ModelDrop} from '../../../openModel/ModelDrop';
import {runJob} from '../../../openModel/reading/runJob';
import {useJob} from '../../../openModel/reading/useJob';
import styles from './styles.lazy.module.css';

const WORDS = {
  file: text(
    'Choose your saved model (.ame), or drop it here',
    '选择你保存的模型（.ame），或者把它拖到这里',
  ),
  note: text(
    'It is read in your browser and does not leave your device. Save it after a run, so that it holds results.',
    '文件在你的浏览器里读取，不会离开你的设备。请在运行之后保存，这样文件里才有结果。',
  ),
  failed: text(
    'The model can’t be held against the sheet: its curves could not be read.',
    '无法与表格核对，因为没有读出曲线。',
  ),
} as const;

/** Holds a model against a sheet, with code and curves that are loaded for it. */
async function check(
  opened: CheckedModel,
  id: SheetId,
  signal: AbortSignal,
): Promise<readonly SheetLine[]> {
  const sheet = await loadSheet(id);
  const model = await loadModel(sheet.model);
  const read: ReadColumns = (results, rows) =>
    runJob({kind: 'columns', input: {results, rows}}, signal);
  return checkSheet(opened, {sheet, model, read});
}

interface LinesProps {
  readonly opened: CheckedModel;
  readonly sheet: SheetId;
}

/** What a model has as the sheet asks for it, and what not, line by line. */
function Lines({opened, sheet}: LinesProps): ReactNode {
  const locale = useLocale();
  const work = useCallback(
    (signal: AbortSignal) => check(opened, sheet, signal),
    [opened, sheet],
  );
  const {value: lines, hasFailed} = useJob(work);
  if (hasFailed) {
    return <p role="alert">{WORDS.failed[locale]}</p>;
  }
  return (
    <>
      <div role="status">{lines && <p>{countsText(lines)[locale]}</p>}</div>
      {lines ? (
        <ul className={styles.lines}>
          {lines.map(({status, sentence}, index) => (
            <li key={index} data-status={status}>
              <span className={styles.status}>
                {STATUS_NAMES[status][locale]}
              </span>
              {' · '}
              {sentence[locale]}
            </li>
          ))}
        </ul>
      ) : (
        <progress />
      )}
    </>
  );
}

/** The choice of a saved model, and how it compares with a sheet. */
export function Check({sheet}: {readonly sheet: SheetId}): ReactNode {
  const locale = useLocale();
  return (
    <ModelDrop label={WORDS.file[locale]} note={WORDS.note[locale]}>
      {(opened) => <Lines opened={opened} sheet={sheet} />}
    </ModelDrop>
  );
}
