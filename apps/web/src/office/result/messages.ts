import { useTexts } from '../../messages/use-texts';

export const resultEn = {
  find: 'Student ID',
  findButton: 'Find',
  update: 'Update Result',
  student: 'Student One View',
  class: 'Class Wise',
  findFirst: 'Find a student to see all results',
  findFirstText: 'Type the Student ID, a name or a mobile number and press Enter.',

  list: 'Exams',
  filter: 'Filter the exams',
  failed: 'The exams could not be loaded',
  none: 'No exam yet',
  noneText: 'An administrator makes exams and sets their classes, subjects and marks.',
  noMatch: 'No exam matches',
  thisSession: 'This session',
  where: 'For',
  subjectCount: (count: number) => (count === 1 ? '1 subject' : `${count} subjects`),
  newExam: 'New exam',

  newText: 'Marks can be typed as soon as the exam is made. What has marks stays; you can change the rest.',
  examDetails: 'Exam details',
  subjectsText:
    'A subject with weight 0 is marked and graded, but does not count in the total. The usual weight is 1; 2 counts the subject twice.',
  subjectNo: (number: number) => `Subject ${number}`,
  addSubject: 'Add a subject',
  removeSubject: (name: string) => `Remove ${name}`,
  takeSubjects: (schoolClass: string) => `Use the subjects of class ${schoolClass}`,
  nameHint: 'As on report cards: Half-yearly examination',
  make: 'Make the exam',
  examMade: (name: string) => `${name} is made.`,
  save: 'Save',
  saved: (name: string) => `${name} is changed.`,
  change: 'Change',
  changeTitle: (name: string) => `Change ${name}`,

  progress: 'Sections',
  marksTyped: 'Marks typed',
  marksTypedOf: (given: number, wanted: number) => `${given} of ${wanted}`,
  openPart: 'Open',
  toMarks: 'Marks',
  toRemarks: 'Remarks',
  toCards: 'Report cards',
  nobody: 'No students in these classes',
  publishedBy: (who: string, when: string) => `Published by ${who} on ${when}`,

  lock: 'Lock',
  lockTitle: 'Lock this exam?',
  lockText: 'Teachers can no longer type marks. You can open it again until it is published.',
  open: 'Open again',
  openTitle: 'Open this exam again?',
  openText: 'Teachers can type marks again.',
  publish: 'Publish',
  publishTitle: 'Publish this exam?',
  publishText:
    'Families see the results, and the exam is locked for good. After that, a mark can be changed only with a reason, which is kept on the student’s page.',
  missing: (count: number) =>
    count === 1 ? '1 mark is not typed yet.' : `${count} marks are not typed yet.`,
  entered: {
    open: 'The exam is open again.',
    locked: 'The exam is locked.',
    published: 'The exam is published.',
  },
  remove: 'Remove',
  removeTitle: 'Remove this exam?',
  removeText: 'It has no marks. The audit log keeps what it was.',
  removed: (name: string) => `${name} is removed.`,

  marksTitle: (exam: string, where: string) => `${exam}: marks of ${where}`,
  gridFailed: 'The marks could not be loaded',
  typed: {
    marks: {
      allSaved: 'All marks are saved.',
      waiting: (count: number) =>
        count === 1 ? '1 mark is being saved.' : `${count} marks are being saved.`,
      away: (count: number) =>
        count === 1
          ? 'The office cannot be reached: 1 mark is kept on this PC and saved automatically later.'
          : `The office cannot be reached: ${count} marks are kept on this PC and saved automatically later.`,
      refused: 'These marks could not be saved; they stay here.',
      restored: 'Marks typed here before and not saved are back in the grid.',
      neverSent: 'These marks were typed on this PC but never saved, and are no longer accepted.',
      keys: 'Enter moves down, Tab right, arrow keys anywhere; Esc restores the saved mark. AB is absent, a dash is not taken, empty is not yet marked. You can paste a block of cells from a spreadsheet.',
    },
    remarks: {
      allSaved: 'All remarks are saved.',
      waiting: (count: number) =>
        count === 1 ? '1 remark is being saved.' : `${count} remarks are being saved.`,
      away: (count: number) =>
        count === 1
          ? 'The office cannot be reached: 1 remark is kept on this PC and saved automatically later.'
          : `The office cannot be reached: ${count} remarks are kept on this PC and saved automatically later.`,
      refused: 'These remarks could not be saved; they stay here.',
      restored: 'Remarks typed here before and not saved are back.',
      neverSent: 'These remarks were typed on this PC but never saved, and are no longer accepted.',
      keys: 'Enter moves down, Esc restores the saved remark. At most 120 characters; if left empty, the card has a line to write on. You can paste a column from a spreadsheet.',
    },
  },
  needAttention: (count: number) =>
    count === 1 ? '1 cell needs attention.' : `${count} cells need attention.`,
  beyond: (count: number) =>
    count === 1
      ? '1 pasted cell lies beyond the grid and was left out.'
      : `${count} pasted cells lie beyond the grid and were left out.`,
  tryAgain: 'Send again',
  cells: 'Cells that need attention',
  changedByOther: (who: string | undefined, mark: string) =>
    who === undefined ? `Changed to ${mark}` : `${who} changed this to ${mark}`,
  emptied: 'empty',
  forgetTyped: 'Discard them',
  keepOwn: (mark: string) => `Keep ${mark}`,
  keepTheirs: (mark: string) => `Use ${mark}`,
  states: {
    empty: 'not yet marked',
    saved: 'saved',
    typed: 'being typed',
    sending: 'being saved',
    refused: 'needs attention',
    other: 'needs attention',
  },
  isLocked: 'This exam is locked. Marks are changed by an administrator, with a reason.',
  marksNotOwn:
    'Marks are typed by the teacher of the subject, or by the office with the right to change students.',
  correctThis: 'Press a mark to change it with a reason.',
  correct: 'Change the mark',
  correctOf: (student: string, subject: string) => `Change the mark of ${student} in ${subject}`,
  correctText: 'The reason is kept in the audit log and on the student’s page.',
  markHint: 'Leave empty if not yet marked',
  corrected: 'The mark is changed.',

  remarksTitle: (exam: string, where: string) => `${exam}: remarks of ${where}`,
  remarksFailed: 'The remarks could not be loaded',
  noRemark: 'no remark',
  remarksNotOwn: 'Only the class teacher of the section or an administrator can write remarks.',
  remarksPublished: 'Families have seen this exam: only an administrator can change its remarks.',

  sheetTitle: (exam: string, where: string) => `${exam}: class sheet of ${where}`,
  sheet: 'Class sheet',
  sheetFailed: 'The class sheet could not be loaded',
  back: 'Back',
  father: 'Father',
  total: 'Total',
  average: 'Average',
  highest: 'Highest',
  averages: 'Subject averages',
  averagesText: 'Students absent or not yet marked do not count.',
  averageTotal: (total: number) => `Average of the totals: ${total.toFixed(1)}`,
  barOf: (average: number, maximum: number) => `${average.toFixed(1)} of ${maximum}`,
  noFigures: 'No mark yet',
  printed: (when: string) => `Printed ${when}`,
  notPublished: 'Not published yet',
  legendFailed: '* failed in the subject',
  legend: 'AB absent, NT not taken, – not yet marked',

  cardsTitle: (exam: string, where: string) => `${exam}: report cards of ${where}`,
  cardTitle: (exam: string, who: string) => `${exam}: report card of ${who}`,
  reportCard: 'Report card',
  cardsFailed: 'The report cards could not be loaded',
  noCards: 'No students in this exam',
};

export const useResultMessages = () => useTexts('result', resultEn);
