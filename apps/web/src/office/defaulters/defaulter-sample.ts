import type { Defaulter } from '../../api/types';

/** A defaulter for stories. @param changes the fields that differ from the sample */
const sampleDefaulter = (changes: Partial<Defaulter> = {}): Defaulter => ({
  studentID: '1234',
  studentFirstName: 'Asha',
  studentLastName: 'Verma',
  fatherName: 'Ramesh Verma',
  primaryMobile: '9876543210',
  class: '7',
  section: 'a',
  branchCode: 'MLMEC',
  amount: 1400.5,
  byAge: { notLate: 0, '0-30': 450, '31-60': 450, '61-90': 0, 'over-90': 500.5 },
  dues: [
    { head: 'opening', month: '2026-06', amount: 500.5 },
    { head: 'monthly', month: '2026-10', amount: 450 },
    { head: 'monthly', month: '2026-11', amount: 450 },
  ],
  since: '2026-06',
  age: 'over-90',
  language: 'en',
  ...changes,
});

/** Some sample defaulters, as in a list. */
export const sampleDefaulters: readonly Defaulter[] = [
  sampleDefaulter(),
  sampleDefaulter({
    studentID: '1235',
    studentFirstName: 'Bela',
    class: '3',
    section: '*',
    branchCode: 'MLMIC',
    amount: 300,
    byAge: { notLate: 0, '0-30': 300, '31-60': 0, '61-90': 0, 'over-90': 0 },
    dues: [{ head: 'monthly', month: '2026-11', amount: 300 }],
    since: '2026-11',
    age: '0-30',
  }),
  sampleDefaulter({
    studentID: '1236',
    studentFirstName: 'Venkata Subramanyam',
    studentLastName: 'Chandrasekharan-Iyer',
    fatherName: 'Lakshminarayana Chandrasekharan-Iyer',
    class: '12',
    section: 'c',
    amount: 123456.75,
    dues: [
      { head: 'monthly', month: '2026-04', amount: 700 },
      { head: 'monthly', month: '2026-06', amount: 122706.75 },
      { head: 'fine', month: '2026-10', amount: 50 },
    ],
    since: '2026-04',
  }),
  sampleDefaulter({ studentID: '1237', studentFirstName: 'Devi', age: '31-60', since: '2026-10' }),
];
