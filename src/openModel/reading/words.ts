import {text} from '../../i18n';

/** What is said while a model is read, and why it could not be. */
export const READING_WORDS = {
  read: text({en: 'was read.', 'zh-Hans': '已读取。'}),
  reading: text({en: 'Reading the file', 'zh-Hans': '正在读取文件'}),
  failed: text({
    en: 'the browser could not read it. It may be a folder, or may have been moved or changed meanwhile',
    'zh-Hans': '浏览器无法读取。它可能是文件夹，或者在此期间被移动或修改过',
  }),
  notFetched: text({
    en: 'it could not be loaded. Check the connection and try again',
    'zh-Hans': '无法加载，请检查网络连接后重试',
  }),
  stop: text({en: 'Cancel', 'zh-Hans': '取消'}),
} as const;
