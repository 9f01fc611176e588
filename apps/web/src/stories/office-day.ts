import { sampleRegistration } from '@school/domain';
import type { components } from '@school/api-client';
import { sampleDefaulters } from '../office/defaulters/defaulter-sample';
import { answer, type Answers } from './answer';
import { attendanceDay } from './attendance-day';
import { nothingDone, reportsDay } from './reports-day';

type Schemas = components['schemas'];

/** The day of the stories: a Saturday in November, at half past ten in the morning. */
const today = '2026-11-21';

const names = [
  ['Aarav', 'Mishra', 'Suresh', 'Kavita', '3'],
  ['Ananya', 'Tiwari', 'Rajesh', 'Poonam', '5'],
  ['Mohammad', 'Faizan', 'Imran', 'Shabana', '8'],
  ['Ishita', 'Srivastava', 'Alok', 'Neelam', '11'],
  ['Rohan', 'Yadav', 'Dinesh', 'Sunita', '10'],
  ['Gurpreet', 'Kaur', 'Harjeet', 'Manpreet', '6'],
  ['Vivaan', 'Gupta', 'Manish', 'Ritu', 'ukg'],
  ['अंजलि', 'वर्मा', 'रमेश', 'सीता', '4'],
  ['Kabir', 'Singh', 'Vikram', 'Meera', '12'],
  ['Venkatanarasimha', 'Krishnamurthy', 'Subramaniam', 'Padmavathi', '9'],
] as const;

const listedAs = (
  [studentFirstName, studentLastName, father, mother, schoolClass]: (typeof names)[number],
  index: number,
): Schemas['ListedStudent'] => ({
  _id: `student-${String(index)}`,
  studentID: String(1001 + index),
  studentFirstName,
  studentLastName,
  fatherName: `${father} ${studentLastName}`,
  motherName: `${mother} ${studentLastName}`,
  boardType: index % 3 === 2 ? 'up' : 'cbse',
  class: schoolClass,
  section: index % 2 === 0 ? 'a' : '*',
});

export const listed = names.map(listedAs);

export const fees: Schemas['FeesDue'] = {
  month: '2026-11',
  branchCode: 'MLMEC',
  currentCharge: 450,
  previousBalance: 150,
  outstandingDue: 600,
  ahead: [
    { month: '2026-12', amount: 450 },
    { month: '2027-01', amount: 450 },
  ],
};

const entry = (changes: Partial<Schemas['LedgerEntry']>): Schemas['LedgerEntry'] => ({
  studentReceiptNo: 'MLMEC/1001/1790000000',
  kind: 'charge',
  month: '2026-10',
  studentCurrentCharge: 450,
  studentPaid: 0,
  studentTotalAmountDue: 450,
  studentPaymentToward: 'monthly',
  updatedBalance: 450,
  mode: 'Cash',
  branchCode: 'MLMEC',
  collectedAt: '2026-10-01T04:30:00.000Z',
  ...changes,
});

export const ledger: readonly Schemas['LedgerEntry'][] = [
  entry({ charges: [{ head: 'monthly', month: '2026-10', amount: 450 }] }),
  entry({
    studentReceiptNo: 'MLMEC/1001/1791529200',
    kind: 'deposit',
    studentPaid: 300,
    paidFor: [{ head: 'monthly', month: '2026-10', amount: 300 }],
    updatedBalance: 150,
    collectedBy: 'Meena',
    collectedAt: '2026-10-09T05:00:00.000Z',
  }),
  entry({
    studentReceiptNo: 'MLMEC/1001/1793500000',
    month: '2026-11',
    charges: [{ head: 'monthly', month: '2026-11', amount: 450 }],
    studentTotalAmountDue: 600,
    updatedBalance: 600,
    collectedAt: '2026-11-01T04:30:00.000Z',
  }),
];

const found = { ...listedAs(names[0], 0), studentFeeReport: [...ledger] };

const { password: _, ...registration } = sampleRegistration({ class: '3', medium: 'english' });

export const student = {
  ...registration,
  ...found,
  revision: 3,
  signatureRef: 'signature',
  feesFrom: '2026-10',
  classSession: '2026-27',
  classStays: [{ class: '3', session: '2026-27', from: '2026-04-02', hasLeft: false }],
  place: { class: '3', section: 'a', medium: 'english', boardType: 'cbse' },
  concessions: [],
  fees,
  neverCharged: [],
} as Schemas['Student'];

export const payer = { ...found, medium: 'english', classSession: '2026-27' } as Schemas['Payer'];

export const receipt: Schemas['Receipt'] = {
  branchCode: 'MLMEC',
  receiptNumber: 'MLMEC/1001/1791529200',
  issuedAt: '2026-10-09T05:00:00.000Z',
  studentID: '1001',
  studentName: 'Aarav Mishra',
  fatherName: 'Suresh Mishra',
  class: '3',
  section: 'a',
  months: ['2026-10'],
  currentCharge: 450,
  previousDue: 0,
  admissionDue: 0,
  mode: 'Cash',
  modeDetails: [],
  totalAmount: 450,
  paid: 300,
  toward: 'monthly',
  paidFor: [{ head: 'monthly', month: '2026-10', amount: 300 }],
  concessions: [],
  updatedBalance: 150,
  collectedBy: 'Meena',
  isVoid: false,
};

const entryOf = (
  number: number,
  changes: Partial<Schemas['DayBookEntry']> = {},
): Schemas['DayBookEntry'] => ({
  studentReceiptNo: `MLMEC/100${String(number)}/179532152${String(number)}`,
  kind: 'deposit',
  studentPaid: 450,
  branchCode: 'MLMEC',
  mode: 'Cash',
  collectedBy: 'Meena',
  collectorId: 'meena',
  collectedAt: `${today}T04:3${String(number)}:00.000Z`,
  studentID: `100${String(number)}`,
  studentName: `${names[number]?.[0] ?? ''} ${names[number]?.[1] ?? ''}`,
  class: names[number]?.[4] ?? '1',
  section: 'a',
  paidFor: [{ head: 'monthly', amount: 450 }],
  ...changes,
});

const dayBook: Schemas['DayBook'] = {
  firstDay: today,
  lastDay: today,
  entries: [entryOf(1), entryOf(2, { mode: 'UPI', reference: '426538823199' }), entryOf(4), entryOf(5)],
  count: 4,
  totals: {
    branches: [{ key: 'MLMEC', amount: 1800 }],
    modes: [
      { key: 'Cash', amount: 1350 },
      { key: 'UPI', amount: 450 },
    ],
    heads: [{ key: 'monthly', amount: 1800 }],
    collectors: [{ key: 'meena', name: 'Meena', amount: 1800 }],
    collected: 1800,
    voided: 0,
    refunded: 0,
    total: 1800,
  },
  collectors: [{ id: 'meena', name: 'Meena' }],
};

const defaultersTotals: Schemas['DefaultersTotals'] = {
  students: sampleDefaulters.length,
  amount: 126557.75,
  byAge: { notLate: 0, '0-30': 1650, '31-60': 1850, '61-90': 0, 'over-90': 123057.75 },
  studentsByAge: { '0-30': 1, '31-60': 1, '61-90': 0, 'over-90': 2 },
  feesUnknown: [],
};

const latest: readonly Schemas['RegisteredReceipt'][] = [
  {
    studentReceiptNo: receipt.receiptNumber,
    state: 'issued',
    branchCode: receipt.branchCode,
    studentID: receipt.studentID,
    studentName: receipt.studentName,
    collectedAt: receipt.issuedAt,
    collectedBy: receipt.collectedBy,
    mode: receipt.mode,
    amount: receipt.paid,
    prints: 1,
  },
];

export const branches: readonly Schemas['BranchDetails'][] = [
  {
    branchCode: 'MLMEC',
    name: 'M.L.M. Education Centre',
    address: '12, Station Road, Gorakhpur',
    phone: '0551 234567',
  },
  { branchCode: 'MLMIC', name: 'M.L.M. Inter College' },
];

const occasion = (
  id: string,
  [occasionKind, title, firstDay, lastDay]: readonly [
    Schemas['Occasion']['occasionKind'],
    string,
    string,
    string,
  ],
  changes: Partial<Schemas['Occasion']> = {},
): Schemas['Occasion'] => ({
  id,
  revision: 0,
  occasionKind,
  title,
  firstDay,
  lastDay,
  changedBy: 'Admin',
  changedAt: '2026-04-01T05:00:00.000Z',
  ...changes,
});

const occasions: readonly Schemas['Occasion'][] = [
  occasion('1', ['holiday', 'Diwali', '2026-11-07', '2026-11-11']),
  occasion('2', ['event', 'Children’s Day', '2026-11-14', '2026-11-14'], { note: 'Games and a play' }),
  occasion('3', ['exam', 'Half-yearly examination', '2026-11-23', '2026-11-28'], { classes: ['9', '10'] }),
  occasion('4', ['holiday', 'Guru Nanak Jayanti', '2026-11-24', '2026-11-24']),
  occasion('5', ['event', 'Parents meet the teachers', '2026-11-28', '2026-11-28'], { branch: 'MLMIC' }),
];

const halfYearly: Schemas['Exam'] = {
  id: 'f'.repeat(24),
  revision: 1,
  name: 'Half-yearly',
  branch: 'MLMEC',
  classes: ['6', '7', '8'],
  session: '2026-27',
  firstDay: '2026-09-21',
  lastDay: '2026-10-03',
  subjects: [
    { key: 's1', name: 'English', maximum: 100, weight: 1 },
    { key: 's2', name: 'Drawing', maximum: 50, weight: 0 },
  ],
  state: 'open',
  scheme: 'cbse',
  changedBy: 'Principal (admin)',
  changedAt: '2026-09-01T05:00:00.000Z',
};

/** The server's answers on that day, by method and path; each body is typed as the API declares it. */
export const officeDay = {
  'GET /api/office/dashboard': answer({
    wings: { english: { total: 412 }, hindi: { total: 268 } },
    clockBehind: null,
  } satisfies Schemas['Dashboard']),
  'GET /api/office/heads': answer([]),
  'GET /api/office/calendar': answer(occasions),
  'GET /api/office/exams': answer([halfYearly] satisfies readonly Schemas['Exam'][]),
  'GET /api/office/collectedToday': answer({
    collected: 12_850,
    voided: 450,
    voids: 1,
    receipts: 27,
    refunded: -700,
    mistyped: 1,
  } satisfies Schemas['CollectedToday']),
  'GET /api/office/receipts': answer(latest, { 'X-Total-Count': '1' }),
  'GET /api/audit': answer([], { 'X-Total-Count': '0' }),
  'GET /api/staff/waiting': answer({ waiting: 0, forgottenPasswords: 0 }),
  'GET /api/office/firstDay': answer({ isShown: false, steps: [] }),
  'GET /api/office/backups': answer({
    isElsewhere: false,
    lastAt: '2026-11-21T03:30:00.000Z',
    ageHours: 1,
    isLate: false,
    failure: null,
  } satisfies Schemas['Backups']),
  'GET /api/office/getAllStudents': answer(listed, { 'X-Total-Count': '680' }),
  'GET /api/office/getStudentById': answer(student),
  'GET /api/student/next-student-id': answer({ studentID: '1681' } satisfies Schemas['NextStudentId']),
  'POST /api/office/isFirstTimeDeposit': answer({
    isFirstTimeDeposit: false,
    student: payer,
    fees,
  } satisfies Schemas['Balance']),
  'GET /api/office/family': answer([]),
  'GET /api/office/reminders': answer([]),
  'POST /api/office/refundable': answer({ advance: 0, security: 0 } satisfies Schemas['Refundable']),
  'GET /api/office/receipts/left-out': answer([]),
  'POST /api/office/atWork': answer({ idleAfter: '30' }),
  'GET /api/office/fee-tables': answer({ versions: [] }),
  'GET /api/office/receipts/one': answer({
    receipt,
    check: { code: '7K2QF-M0XAT' },
    isPrinted: true,
    hasLeft: false,
    isOfFamily: false,
  } satisfies Schemas['ReceiptToPrint']),
  'GET /api/office/dayBook': answer(dayBook),
  'GET /api/office/defaulters': answer(sampleDefaulters, {
    'X-Total-Count': String(sampleDefaulters.length),
  }),
  'GET /api/office/defaulters/totals': answer(defaultersTotals),
  'GET /api/office/school-details': answer(branches),
  ...attendanceDay,
  ...reportsDay,
  'HEAD /api/health': () => new Response(null, { status: 204 }),
} as const satisfies Answers;

const nothingCollected = {
  branches: [],
  modes: [],
  heads: [],
  collectors: [],
  collected: 0,
  voided: 0,
  refunded: 0,
  total: 0,
};

/** The same office before it has anything to show. */
export const emptyOffice: Answers = {
  ...officeDay,
  ...nothingDone,
  'GET /api/office/getAllStudents': answer([], { 'X-Total-Count': '0' }),
  'GET /api/office/attendance/sections': answer({ day: today, sections: [] }),
  'GET /api/office/attendance/absentees': answer([]),
  'GET /api/office/dayBook': answer({
    ...dayBook,
    entries: [],
    count: 0,
    totals: nothingCollected,
    collectors: [],
  }),
  'GET /api/office/defaulters': answer([], { 'X-Total-Count': '0' }),
  'GET /api/office/defaulters/totals': answer({
    students: 0,
    amount: 0,
    byAge: { notLate: 0, '0-30': 0, '31-60': 0, '61-90': 0, 'over-90': 0 },
    studentsByAge: { '0-30': 0, '31-60': 0, '61-90': 0, 'over-90': 0 },
    feesUnknown: [],
  } satisfies Schemas['DefaultersTotals']),
};
