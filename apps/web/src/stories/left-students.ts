import type { components } from '@school/api-client';
import { answer, type Answers } from './answer';
import { fees, ledger, listed, officeDay, payer, student } from './office-day';

type Schemas = components['schemas'];

/** A student who left in the month of the last charge, after a part payment: the rest is still owed. */
const left = { leftAt: '2026-10-12T06:00:00.000Z', studentFeeReport: ledger.slice(0, 2) };

const owed: Schemas['FeesDue'] = {
  ...fees,
  currentCharge: 0,
  previousBalance: 150,
  outstandingDue: 150,
  ahead: [],
};

const gone = listed.slice(0, 3).map((one) => ({ ...one, leftAt: left.leftAt }));

/** A former student, in the short form that cards use. */
export const leftCard = {
  studentID: '1001',
  studentFirstName: 'Aarav',
  studentLastName: 'Mishra',
  fatherName: 'Suresh Mishra',
  class: '3',
  section: 'a',
  left: true,
} as const;

/** The office on that day, with former students; the first of them owes something. */
export const leftStudents: Answers = {
  ...officeDay,
  'GET /api/office/getAllStudents': answer(gone, { 'X-Total-Count': String(gone.length) }),
  'GET /api/office/getStudentById': answer({ ...student, ...left, fees: owed } satisfies Schemas['Student']),
  'POST /api/office/isFirstTimeDeposit': answer({
    isFirstTimeDeposit: false,
    student: { ...payer, ...left },
    fees: owed,
  } satisfies Schemas['Balance']),
  'GET /api/office/findStudents': answer([
    { ...leftCard, by: 'studentID' },
  ] satisfies Schemas['FoundStudent'][]),
};
