import type { syllabusEn } from './messages';

const KB = 1024;

/** How large a file is, as a computer shows it: `620 KB`, `1.4 MB`. @param bytes its size */
export const fileSize = (bytes: number, words: typeof syllabusEn): string =>
  bytes < KB * KB
    ? words.kilobytes(Math.max(1, Math.round(bytes / KB)))
    : words.megabytes((bytes / (KB * KB)).toFixed(1));
