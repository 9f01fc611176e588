import { useTexts } from '../../messages/use-texts';

const rowsOf = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

export const importStudentsEn = {
  text: 'Import the register of the school: students with their balances, heads and concessions, from XLSX or CSV.',
  steps: 'Steps of the import',
  step: { file: 'File', columns: 'Columns', preview: 'Preview', run: 'Run' },
  register: 'Register',
  registerHint:
    'XLSX or CSV, at most 10 MB and 10,000 rows; columns in any order, headings in English or Hindi',
  template: 'Template',
  records: 'All students',
  templateText:
    'To type a new register, take the template. All students, with all fields, can be changed in a spreadsheet and imported again.',
  withAdhaar: 'All students with Adhaar numbers',
  withAdhaarText: 'The audit log records the download.',
  begun: 'Imports',
  noneBegun: 'Nothing was imported yet',
  open: (file: string) => `Open ${file}`,
  failed: 'The import could not be loaded.',
  another: 'Another file',
  discard: 'Discard',
  columnsOf: (file: string) => `What the columns of ${file} are`,
  columnsText:
    'Each column was taken for what its heading says, or for what it was the last time. Where new students have an empty cell, one value can stand for all. A head that students take may have a column of its own, with the stop, the amount or yes, and the month behind it: Naini (2026-07).',
  column: 'Column of the file',
  noColumn: 'None',
  empty: 'Where the cell is empty',
  columnFor: (field: string) => `Column for ${field}`,
  emptyFor: (field: string) => `Where ${field} is empty`,
  asIn: (field: string) => `As ${field}`,
  leftEmpty: 'Left empty',
  sample: 'First rows',
  overwrites: 'Also overwrite what was changed by hand since the last import',
  unsaid: (fields: string) =>
    `New students need these as well, from a column or as one value for all: ${fields}.`,
  preview: 'Show the preview',
  back: 'Change the columns',
  all: 'All',
  found: (file: string, rows: number) => `${file}: ${rowsOf(rows)}`,
  rows: 'Rows of the register',
  what: 'What becomes of it',
  noRows: 'No row is in this state',
  asItIs: 'Nothing changes',
  monthOfRun: 'the month of the run',
  kept: (change: string) => `Stays, as it was changed by hand: ${change}`,
  mend: 'Correct a cell',
  mendSave: 'Save',
  whichCell: 'Which cell',
  run: (rows: number) => `Run: ${rows === 1 ? '1 student' : `${rows} students`}`,
  saveFirst: 'A cell is typed and not saved yet: save it, or type what stood there, before the run.',
  nothingToRun: 'No row is new or changed: there is nothing to run.',
  confirm: 'Run this import?',
  confirmText: (added: number, changed: number, refused: number) =>
    `${added === 1 ? '1 student is' : `${added} students are`} registered and ${changed} changed. ${refused === 1 ? '1 row is' : `${refused} rows are`} refused and left out.`,
  confirmRest: (rows: number) =>
    rows === 1
      ? '1 row that was not done yet is done. The others stay as they are.'
      : `${rows} rows that were not done yet are done. The others stay as they are.`,
  running: 'The import is running. You may leave this page; it goes on.',
  progress: 'Rows done',
  done: (count: number, rows: number) => `${count} of ${rowsOf(rows)}`,
  stop: 'Stop',
  goOn: 'Go on',
  stopped: 'Stopped. What is done stays; the rest can be run later.',
  finished: 'The import is done.',
  report: 'Report',
  look: 'Look at the rows',
  pictures: 'Photos and signatures',
  picturesText:
    'Upload the pictures of students as a ZIP. What each file is, is shown before anything is changed.',
  toRegister: 'Import of a register',
  naming: 'How the files are named',
  namingText:
    'By the Student ID. Capital letters do not matter, and the files may lie in folders, one for each class. JPEG, PNG or WebP, at most 5 MB each.',
  photoNames: 'MLMEC-00012.jpg',
  signatureNames: 'MLMEC-00012-signature.png, or a folder: signatures/MLMEC-00012.png',
  zip: 'ZIP of pictures',
  zipHint: 'At most 200 MB and 10,000 files, without a password',
  pictureFiles: 'Files of the ZIP',
  pictureStates: { new: 'New', changed: 'Replaces', same: 'As it is', refused: 'Refused' },
  pictureOutcomes: {
    waiting: 'Waiting',
    registered: 'Added',
    changed: 'Replaced',
    same: 'As it was',
    refused: 'Refused',
  },
  foundFiles: (file: string, files: number) => `${file}: ${files === 1 ? '1 file' : `${files} files`}`,
  noFiles: 'No file is in this state',
  noPictureToRun: 'No picture is new: there is nothing to run.',
  runPictures: (files: number) => `Run: ${files === 1 ? '1 picture' : `${files} pictures`}`,
  anotherZip: 'Another ZIP',
  confirmPictures: 'Give the students these pictures?',
  confirmPicturesText: (added: number, changed: number, refused: number) =>
    `${added === 1 ? '1 picture is' : `${added} pictures are`} new and ${changed} ${changed === 1 ? 'replaces' : 'replace'} another one. ${refused === 1 ? '1 file is' : `${refused} files are`} refused and left out.`,
  lookFiles: 'Look at the files',
};

export const useImportMessages = () => useTexts('importStudents', importStudentsEn);
