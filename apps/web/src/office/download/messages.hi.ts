import type { DownloadMessages } from './messages.en';

/** Every text of taking a list along as a file in Hindi. */
export const downloadHi: DownloadMessages = {
  download: 'डाउनलोड',
  kinds: { xlsx: 'स्प्रेडशीट (XLSX)', csv: 'पाठ (CSV)' },
};
