import type { HandedFamilyPassword } from '../../api/types';

const NAMES = [
  'Asha Verma',
  'Binod Kumar',
  'Chetan Chourasia',
  'Divya Singh',
  'Esha Gupta',
  'Farhan Ali',
  'Gauri Mishra',
];

const handed = (name: string, at: number): HandedFamilyPassword => ({
  studentID: String(1234 + at),
  name,
  fatherName: 'Ramesh Verma',
  branch: 'MLMEC',
  class: '3',
  section: 'a',
  language: 'en',
  password: 'k7mp-w3qx-t9hd',
});

/** Families of a section with their passwords: nine, so that there is a second page. */
export const sampleHanded: readonly HandedFamilyPassword[] = [
  ...NAMES.map(handed),
  {
    ...handed('Sri Venkata Subrahmanya Narasimha Raghavendra Chaturvedi-Bhattacharya', 7),
    fatherName: 'Venkata Subrahmanya Narasimha Chaturvedi-Bhattacharya',
    studentID: 'MLM-2026-0000017',
    loginUrl: 'https://office.mlm-schools.example/#/login?login=student',
  },
  { ...handed('Zubeida Yaqoob', 8), loginUrl: 'https://office.example/#/login?login=student' },
];
