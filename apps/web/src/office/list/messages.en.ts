/** Every text of what lists share in English. */
export const listEn = {
  allBranches: 'All branches',
  allBoards: 'All boards',
  allClasses: 'All classes',
  allSections: 'All sections',
  hereOrLeft: 'Here or left',
  here: 'Students here now',
  left: 'Students who left',
  download: 'Download',
  kinds: { xlsx: 'Spreadsheet (XLSX)', csv: 'Text (CSV)' },
};

/** The shape that the other language has to fill. */
export type ListMessages = typeof listEn;
