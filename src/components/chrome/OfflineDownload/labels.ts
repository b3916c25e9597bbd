import {type LocalizedText, text} from '../../../i18n';
import {type DownloadError, totalBytes} from '../../../offline/download';
import type {FileList} from '../../../offline/names';
import type {OfflineDownloadState} from './useOfflineDownload';

/** Formats a size in megabytes; the unit is the same in both languages. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}

/** Says whether there is a copy and whether it is out of date. */
export function statusTexts({
  copy,
  list,
}: OfflineDownloadState): readonly LocalizedText[] {
  if (!copy) {
    return [text('The whole site is not kept yet.', '整个网站还没有保存。')];
  }
  if (copy === 'part') {
    return [
      text(
        'Only a part of the site is on this device.',
        '这台设备上只有本站的一部分。',
      ),
    ];
  }
  const size = megabytes(copy.bytes);
  const whole = text(
    `All pages of this language are on this device (${size}).`,
    `中文版的全部页面都在这台设备上（${size}）。`,
  );
  const older = text(
    'The site has changed since. Your copy stays readable until the new one is whole.',
    '网站后来有更新。新副本下载完整之前，旧副本仍可阅读。',
  );
  return list && list.version !== copy.version ? [whole, older] : [whole];
}

/** Label of the button that keeps the site offline. */
export function keepLabel(list: FileList): LocalizedText {
  const size = megabytes(totalBytes(list));
  return text(`Keep this site offline (${size})`, `离线保存本站（${size}）`);
}

/** Explains why a download failed and what the reader can do about it. */
export function failureMessage({reason, path}: DownloadError): LocalizedText {
  switch (reason) {
    case 'network':
      return text(
        'The connection was lost. The downloaded part is kept; try again to continue.',
        '连接断了。已经下载的部分会保留，重试时接着下载。',
      );
    case 'changed':
      return text(
        'The site was updated in the meantime. Try again to get the new version.',
        '下载期间网站更新了。请重试，获取新版本。',
      );
    case 'server':
      return text(
        `The server did not send ${path} as it was published. The downloaded part is kept; try again later to continue.`,
        `服务器返回的 ${path} 与发布的文件不一致。已经下载的部分会保留，请稍后重试，接着下载。`,
      );
    case 'full':
      return text(
        'The browser has no storage left. Free some space, then try again.',
        '浏览器的存储空间不够。请腾出空间后重试。',
      );
    case 'refused':
      return text(
        'This browser does not let the site store anything. A private window or a setting may be the reason.',
        '这个浏览器不允许本站存储内容。可能是无痕窗口，也可能是某项设置所致。',
      );
  }
}

/** Label of the progress bar, for screen readers. */
export const PROGRESS = text('Download', '下载进度');
