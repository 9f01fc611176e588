/** Every text of taking a list along as a file in English. */
export const downloadEn = {
  download: 'Download',
  kinds: { xlsx: 'Spreadsheet (XLSX)', csv: 'Text (CSV)' },
};

/** The shape that the other language has to fill. */
export type DownloadMessages = typeof downloadEn;
