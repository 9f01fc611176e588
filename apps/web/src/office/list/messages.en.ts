/** Every text of what lists share in English. */
export const listEn = {
  allBranches: 'All branches',
  allBoards: 'All boards',
  allClasses: 'All classes',
  allSections: 'All sections',
  hereOrLeft: 'Students',
  here: 'Here now',
  left: 'Who left',
  from: 'From',
  to: 'To',
  everybody: 'Everybody',
  noMatchText: 'Change what you look for, or show all.',
  showAll: 'Show all',
  count: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  print: 'Print',
  download: 'Download',
  kinds: { xlsx: 'Spreadsheet (XLSX)', csv: 'Text (CSV)' },
};

/** The shape that the other language has to fill. */
export type ListMessages = typeof listEn;
