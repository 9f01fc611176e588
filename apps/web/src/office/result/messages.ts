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
  filter: 'Narrow the list of exams',
  failed: 'The exams could not be loaded',
  none: 'No exam yet',
  noneText: 'An administrator makes an exam: which classes, which subjects, how many marks.',
  noMatch: 'No exam matches',
  thisSession: 'This session',
  where: 'For',
  subjectCount: (count: number) => (count === 1 ? '1 subject' : `${count} subjects`),
  newExam: 'New exam',

  newText:
    'Marks can be typed as soon as it is made. Whatever has marks stays; everything else can be changed.',
  what: 'What is examined',
  subjectsText:
    'A subject with weight 0 is marked and graded, but does not count in the total. The usual weight is 1; 2 counts the subject twice.',
  subjectNo: (number: number) => `Subject ${number}`,
  addSubject: 'Add a subject',
  removeSubject: (name: string) => `Remove ${name}`,
  takeSubjects: (schoolClass: string) => `Take the subjects of class ${schoolClass}`,
  nameHint: 'As report cards call it: Half-yearly examination',
  make: 'Make the exam',
  made: (name: string) => `${name} is made.`,
  save: 'Save',
  saved: (name: string) => `${name} is changed.`,
  change: 'Change',
  changeTitle: (name: string) => `Change ${name}`,

  progress: 'Sections',
  given: 'Marks typed',
  givenOf: (given: number, wanted: number) => `${given} of ${wanted}`,
  openPart: 'Open',
  toMarks: 'Marks',
  toRemarks: 'Remarks',
  toCards: 'Report cards',
  nobody: 'Nobody sits in these classes',
  publishedBy: (who: string, when: string) => `Published by ${who} on ${when}`,

  lock: 'Lock',
  lockTitle: 'Lock this exam?',
  lockText: 'No teacher types marks any more. You can open it again until it is published.',
  open: 'Open again',
  openTitle: 'Open this exam again?',
  openText: 'Teachers type marks again.',
  publish: 'Publish',
  publishTitle: 'Publish this exam?',
  publishText:
    'Families see the results, and the exam is locked for good. After that a mark is changed only with a reason, which is kept on the student’s page.',
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
      allSaved: 'All marks are stored.',
      waiting: (count: number) =>
        count === 1 ? '1 mark is on its way.' : `${count} marks are on their way.`,
      away: (count: number) =>
        count === 1
          ? 'The office cannot be reached: 1 mark waits on this PC and is stored by itself later.'
          : `The office cannot be reached: ${count} marks wait on this PC and are stored by themselves later.`,
      refused: 'The office did not take these marks; they stay here.',
      restored: 'Marks that were typed here before and not stored are back in the grid.',
      neverSent: 'These marks were typed on this PC and never reached the office, which takes no more now.',
      keys: 'Enter goes down, Tab to the right, the arrows everywhere, Esc brings back what was stored. AB is absent, a dash is not taken, empty is not yet marked. A block of a spreadsheet is pasted at a cell.',
    },
    remarks: {
      allSaved: 'All remarks are stored.',
      waiting: (count: number) =>
        count === 1 ? '1 remark is on its way.' : `${count} remarks are on their way.`,
      away: (count: number) =>
        count === 1
          ? 'The office cannot be reached: 1 remark waits on this PC and is stored by itself later.'
          : `The office cannot be reached: ${count} remarks wait on this PC and are stored by themselves later.`,
      refused: 'The office did not take these remarks; they stay here.',
      restored: 'Remarks that were typed here before and not stored are back.',
      neverSent: 'These remarks were typed on this PC and never reached the office, which takes no more now.',
      keys: 'Enter goes down, Esc brings back what was stored. At most 120 characters; where nothing is typed the card has a line to write on. A column of a spreadsheet is pasted at a cell.',
    },
  },
  wantLook: (count: number) => (count === 1 ? '1 cell needs attention.' : `${count} cells need attention.`),
  beyond: (count: number) =>
    count === 1
      ? '1 pasted cell lies beyond the grid and was left out.'
      : `${count} pasted cells lie beyond the grid and were left out.`,
  tryAgain: 'Send again',
  cells: 'Cells that need attention',
  other: (who: string | undefined, mark: string) =>
    who === undefined ? `${mark} is here by now` : `${who} typed ${mark} here meanwhile`,
  emptied: 'nothing',
  forgetTyped: 'Forget them',
  keepOwn: (mark: string) => `Keep ${mark}`,
  keepTheirs: (mark: string) => `Take ${mark}`,
  states: {
    empty: 'not yet marked',
    saved: 'stored',
    typed: 'being typed',
    sending: 'on its way',
    refused: 'needs attention',
    other: 'needs attention',
  },
  isLocked: 'This exam is locked. Marks are changed by an administrator, with a reason.',
  marksNotOwn:
    'Marks are typed by who teaches the subject, or by the office with the right to change students.',
  correctThis: 'Press a mark to change it with a reason.',
  correct: 'Change the mark',
  correctOf: (student: string, subject: string) => `Change the mark of ${student} in ${subject}`,
  correctText: 'The reason is kept in the audit log and on the student’s page.',
  markHint: 'Empty for not yet marked',
  corrected: 'The mark is changed.',

  remarksTitle: (exam: string, where: string) => `${exam}: remarks of ${where}`,
  remarksFailed: 'The remarks could not be loaded',
  noRemark: 'no remark',
  remarksNotOwn: 'Remarks are written by the class teacher of the section, or by an administrator.',
  remarksPublished: 'Families have seen this exam: only an administrator changes its remarks.',

  sheetTitle: (exam: string, where: string) => `${exam}: class sheet of ${where}`,
  sheet: 'Class sheet',
  sheetFailed: 'The class sheet could not be loaded',
  back: 'Back',
  father: 'Father',
  total: 'Total',
  average: 'Average',
  highest: 'Highest',
  averages: 'How the subjects went',
  averagesText: 'Those absent or not yet marked do not count.',
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
  noCards: 'Nobody has a place in this exam',
};

export const useResultMessages = () => useTexts('result', resultEn);
