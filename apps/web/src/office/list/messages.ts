import { useTexts } from '../../messages/use-texts';

export const listEn = {
  allBranches: 'All branches',
  allBoards: 'All boards',
  allHeads: 'All heads',
  allClasses: 'All classes',
  allSections: 'All sections',
  hereOrLeft: 'Students',
  here: 'Here now',
  left: 'Left',
  from: 'From',
  to: 'To',
  everybody: 'Everybody',
  moreFilters: 'More filters',
  fewerFilters: 'Fewer filters',
  withoutFilter: (what: string) => `Without ${what}`,
  noMatchText: 'Change your search, or show all.',
  showAll: 'Show all',
  count: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  moreChanges: (count: number) => `${count} more`,
  begunBy: 'By',
  begunAt: 'When',
  begunStates: {
    columns: 'Columns to choose',
    preview: 'Previewed',
    running: 'Running',
    stopped: 'Stopped',
    done: 'Done',
  },
  download: 'Download',
  withAdhaar: (kind: string) => `${kind} with Adhaar numbers`,
  adhaarTitle: 'Include Adhaar numbers?',
  adhaarText:
    'The file has the whole Adhaar number of every student in the list. The audit log records that you downloaded it. Keep the file where only the office can read it.',
  adhaarConfirm: 'Download with Adhaar numbers',
  kinds: { xlsx: 'Spreadsheet (XLSX)', csv: 'Text (CSV)' },
};

export const useListMessages = () => useTexts('list', listEn);
