import {type LocalizedText, text} from '../../../i18n';
import type {Refusal} from '../../../site/progress';

/** Says that the progress of a file was added. */
export const IMPORTED = text(
  'The file was read and added to what was here.',
  '文件已读取，并与原有的记录合并。',
);

/** Says that the browser could not read a file. */
export const UNREADABLE = text(
  'The browser could not read the file. Nothing was changed.',
  '浏览器读不出这个文件。没有改动任何内容。',
);

/** Why a file is refused; the present progress is untouched. */
export const REFUSALS: Readonly<Record<Refusal, LocalizedText>> = {
  'too-large': text(
    'The file is too large to be progress of this site. Nothing was changed.',
    '文件太大，不像本站的进度记录。没有改动任何内容。',
  ),
  'not-json': text(
    'The file is not a JSON file, or it is incomplete. Nothing was changed.',
    '文件不是 JSON，或者不完整。没有改动任何内容。',
  ),
  foreign: text(
    'The file does not come from this site. Nothing was changed.',
    '文件不是本站的。没有改动任何内容。',
  ),
  older: text(
    'The file has an old format that is no longer read. Nothing was changed.',
    '文件的格式太旧，已不再支持。没有改动任何内容。',
  ),
  newer: text(
    'The file comes from a newer version of this site. Reload the page and try again. Nothing was changed.',
    '文件来自本站更新的版本。请刷新页面后再试。没有改动任何内容。',
  ),
  damaged: text(
    'The file does not contain progress, or it is damaged. Nothing was changed.',
    '文件里不是进度记录，或者已损坏。没有改动任何内容。',
  ),
};
