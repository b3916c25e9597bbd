import {text} from '../../i18n';

/** What is said while a model is read, and why it could not be. */
export const READING_WORDS = {
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
} as const;
