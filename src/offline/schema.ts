import {isRecord} from '../site/isRecord';
import type {FileEntry, FileList, OfflineCopy, VersionMessage} from './names';

/** Most files that a list may name, and most pages that are listed. */
export const MAXIMUM_ENTRIES = 5000;

/** Most bytes that one file may have. */
const MAXIMUM_BYTES = 100e6;

/** A page's folder, or a file of a type that the site consists of. */
const KNOWN_FILE =
  /(?:\/|\.(?:ame|avif|css|csv|gif|html|ico|jpe?g|js|json|mjs|png|py|svg|txt|webmanifest|webp|woff2|xml))$/;

function isSize(data: unknown): data is number {
  return Number.isSafeInteger(data) && (data as number) >= 0;
}

/** Tells whether a path stays on this site and names a known type of file. */
export function isSitePath(data: unknown): data is string {
  return (
    typeof data === 'string' &&
    /^\/(?![/\\])/.test(data) &&
    new URL(data, 'https://own.example').pathname === data &&
    KNOWN_FILE.test(data)
  );
}

function isFileEntry(data: unknown): data is FileEntry {
  return (
    isRecord(data) &&
    isSitePath(data.path) &&
    typeof data.hash === 'string' &&
    /^[0-9a-f]{64}$/.test(data.hash) &&
    isSize(data.bytes) &&
    data.bytes <= MAXIMUM_BYTES
  );
}

const isVersionName = (data: unknown) =>
  typeof data === 'string' && /^[0-9a-f]{16}$/.test(data);

/** Tells whether data are a list of files as `scripts/postbuild` writes it. */
export function isFileList(data: unknown): data is FileList {
  return (
    isRecord(data) &&
    isVersionName(data.version) &&
    Array.isArray(data.files) &&
    data.files.length <= MAXIMUM_ENTRIES &&
    data.files.every(isFileEntry)
  );
}

/** Tells whether data are the marker of a complete copy. */
export function isOfflineCopy(data: unknown): data is OfflineCopy {
  return isRecord(data) && isVersionName(data.version) && isSize(data.bytes);
}

/** Tells whether data are the worker's message about its version. */
export function isVersionMessage(data: unknown): data is VersionMessage {
  return (
    isRecord(data) &&
    data.type === 'version' &&
    Array.isArray(data.entries) &&
    data.entries.every((entry) => typeof entry === 'string')
  );
}
