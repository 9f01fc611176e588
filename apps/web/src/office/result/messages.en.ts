interface Attended {
  readonly present: number;
  readonly marked: number;
  readonly share: number;
}

/** Every text of Student Result in English. */
export const resultEn = {
  find: 'Student ID',
  findButton: 'Find',
  update: 'Update Result',
  student: 'Student One View',
  class: 'Class Wise',
  findFirst: 'Find a student to see all results',
  findFirstText: 'Type the Student ID and press Enter.',

  list: 'Exams',
  filter: 'Narrow the list of exams',
  failed: 'The exams could not be loaded',
  none: 'No exam yet',
  noneText: 'An administrator makes an exam: which classes, which subjects, how many marks.',
  noMatch: 'No exam matches',
  thisSession: 'This session',
  days: 'Days',
  where: 'For',
  subjectCount: (count: number) => (count === 1 ? '1 subject' : `${count} subjects`),
  newExam: 'New exam',

  newText:
    'Marks can be typed as soon as it is made. What marks are typed of stays, everything else can be changed.',
  what: 'What is examined',
  subjects: 'Subjects',
  subjectsText:
    'A subject with weight 0 is marked and graded, but does not count in the total. Usual is 1; 2 counts it twice.',
  subjectNo: (number: number) => `Subject ${number}`,
  subjectName: 'Subject',
  maximum: 'Maximum',
  weight: 'Counts times',
  addSubject: 'Add a subject',
  removeSubject: (name: string) => `Take ${name} out`,
  takeSubjects: (schoolClass: string) => `Take the subjects of class ${schoolClass}`,
  nameHint: 'As report cards call it: Half-yearly examination',
  make: 'Make the exam',
  made: (name: string) => `${name} is made.`,
  save: 'Save',
  saved: (name: string) => `${name} is changed.`,
  change: 'Change',
  changeTitle: (name: string) => `Change ${name}`,

  whereThisIs: 'Where this is',
  progress: 'Sections',
  section: 'Section',
  students: 'Students',
  given: 'Marks typed',
  givenOf: (given: number, wanted: number) => `${given} of ${wanted}`,
  openPart: 'Open',
  toMarks: 'Marks',
  toSheet: 'Class sheet',
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
    'Families see the results, and the exam is locked for good. A mark is changed after that with a reason alone, which stays in the story of the student.',
  missing: (count: number) =>
    count === 1 ? '1 mark is not typed yet.' : `${count} marks are not typed yet.`,
  entered: {
    open: 'The exam is open again.',
    locked: 'The exam is locked.',
    published: 'The exam is published.',
  },
  remove: 'Take away',
  removeTitle: 'Take this exam away?',
  removeText: 'It has no marks. The audit log keeps what it was.',
  removed: (name: string) => `${name} is taken away.`,

  marksTitle: (exam: string, where: string) => `${exam}: marks of ${where}`,
  gridFailed: 'The marks could not be loaded',
  studentHead: 'Student',
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
      keys: 'Enter goes down, Esc brings back what was stored. At most 120 characters; where nothing is typed the card has a line to write on. A column of a spreadsheet is pasted at a cell.',
    },
  },
  wantLook: (count: number) => (count === 1 ? '1 cell wants a look.' : `${count} cells want a look.`),
  beyond: (count: number) =>
    count === 1
      ? '1 pasted cell lies beyond the grid and was left out.'
      : `${count} pasted cells lie beyond the grid and were left out.`,
  tryAgain: 'Send again',
  cells: 'Cells that want a look',
  other: (who: string | undefined, mark: string) =>
    who === undefined ? `${mark} stands here meanwhile` : `${who} typed ${mark} here meanwhile`,
  emptied: 'nothing',
  keepOwn: (mark: string) => `Keep ${mark}`,
  keepTheirs: (mark: string) => `Take ${mark}`,
  states: {
    empty: 'not yet marked',
    saved: 'stored',
    typed: 'being typed',
    sending: 'on its way',
    refused: 'wants a look',
    other: 'wants a look',
  },
  isLocked: 'This exam is locked. Marks are changed by an administrator, with a reason.',
  correctThis: 'Press a mark to change it with a reason.',
  correct: 'Change the mark',
  correctOf: (student: string, subject: string) => `Change the mark of ${student} in ${subject}`,
  correctText: 'The reason stands in the audit log and in the story of the student.',
  mark: 'Mark',
  markHint: 'Empty for not yet marked',
  corrected: 'The mark is changed.',

  remarksTitle: (exam: string, where: string) => `${exam}: remarks of ${where}`,
  remarksFailed: 'The remarks could not be loaded',
  remark: 'Remark',
  noRemark: 'no remark',
  remarksNotOwn: 'Remarks are written by the class teacher of the section, or by an administrator.',
  remarksPublished: 'Families have seen this exam: an administrator alone changes its remarks.',

  sheetTitle: (exam: string, where: string) => `${exam}: class sheet of ${where}`,
  sheet: 'Class sheet',
  sheetFailed: 'The class sheet could not be loaded',
  back: 'Back',
  print: 'Print',
  rank: 'Rank',
  father: 'Father',
  total: 'Total',
  result: 'Result',
  average: 'Average',
  highest: 'Highest',
  absent: 'Absent',
  averages: 'How the subjects went',
  averagesText: 'Average in per cent of the maximum; who was absent or is not yet marked does not count.',
  averageTotal: (total: number) => `Average of the totals: ${total}`,
  barOf: (average: number, maximum: number) => `${average} of ${maximum}`,
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
  name: 'Name',
  studentID: 'Student ID',
  rollNo: 'Roll number',
  classLabel: 'Class',
  session: 'Session',
  subject: 'Subject',
  marks: 'Marks',
  grade: 'Grade',
  passed: 'Passed',
  failedSubject: 'Failed',
  sectionAverage: 'Average of the section',
  notCounted: 'not in the total',
  rankOf: (rank: number, of: number) => `${rank} of ${of}`,
  attendance: 'Attendance',
  attended: ({ present, marked, share }: Attended) => `${present} of ${marked} days (${share} %)`,
  noAttendance: 'not marked',
  remarks: 'Remarks',
  classTeacher: 'Class teacher',
  parent: 'Parent or guardian',
  principal: 'Principal',
  gradesKey: 'Grades',
  passKey: (pass: number) => `Passed from ${pass} % in each subject`,
  chooseExam: 'Exam',
};

/** The shape that the other language has to fill. */
export type ResultMessages = typeof resultEn;
