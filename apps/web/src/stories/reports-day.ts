import type { GeneralReport, StaffLine, StaffReport, TodaysSummary } from '../api/types';
import { answer, type Answers } from './answer';

const noDeeds = {
  registered: 0,
  changed: 0,
  left: 0,
  certificates: 0,
  attendance: 0,
  attendanceCorrected: 0,
  marks: 0,
  marksCorrected: 0,
};

const byMode = [
  { key: 'Cash', amount: 8_600 },
  { key: 'UPI', amount: 3_550 },
];

const noMoney = { modes: [], collected: 0, voided: 0, refunded: 0, total: 0 };

const meena: StaffLine = {
  id: '0123456789abcdef01234567',
  name: 'Meena (meena.office)',
  role: 'office',
  receipts: 18,
  voids: 0,
  refunds: 1,
  money: { modes: byMode, collected: 12_850, voided: 0, refunded: -700, total: 12_150 },
  deeds: { ...noDeeds, registered: 3, changed: 5, certificates: 1 },
};

const admin: StaffLine = {
  id: 'fedcba9876543210fedcba98',
  name: 'Admin (admin)',
  role: 'admin',
  receipts: 0,
  voids: 1,
  refunds: 0,
  money: { modes: [{ key: 'Cash', amount: -450 }], collected: 0, voided: -450, refunded: 0, total: -450 },
  deeds: { ...noDeeds, left: 1, marksCorrected: 2 },
};

const sunil: StaffLine = {
  id: '00000000000000000000000a',
  name: 'Sunil Rao (sunil.rao)',
  role: 'teacher',
  receipts: 0,
  voids: 0,
  refunds: 0,
  money: noMoney,
  deeds: { ...noDeeds, attendance: 22, attendanceCorrected: 1, marks: 4 },
  days: { present: 18, half: 1, leave: 2, absent: 0 },
};

/** The work of three people. */
export const staffReport: StaffReport = {
  firstDay: '2026-11-01',
  lastDay: '2026-11-21',
  people: [admin, meena, sunil],
  total: {
    receipts: 18,
    voids: 1,
    refunds: 1,
    money: {
      modes: [
        { key: 'Cash', amount: 8_150 },
        { key: 'UPI', amount: 3_550 },
      ],
      collected: 12_850,
      voided: -450,
      refunded: -700,
      total: 11_700,
    },
    deeds: {
      ...noDeeds,
      registered: 3,
      changed: 5,
      left: 1,
      certificates: 1,
      attendance: 22,
      attendanceCorrected: 1,
      marks: 4,
      marksCorrected: 2,
    },
  },
  isOwn: false,
  hidesCash: false,
};

const meenaWithoutCash: StaffLine = {
  ...meena,
  money: { ...noMoney, modes: [{ key: 'UPI', amount: 3_550 }], collected: 3_550, total: 3_550 },
};

/** A clerk's own report, with cash that must first be counted. */
export const ownReport: StaffReport = {
  ...staffReport,
  people: [meenaWithoutCash],
  total: meenaWithoutCash,
  isOwn: true,
  hidesCash: true,
};

const summary: TodaysSummary = {
  day: '2026-11-21',
  receipts: 12,
  voids: 1,
  refunds: 0,
  money: {
    ...noMoney,
    modes: byMode,
    branches: [
      { key: 'MLMEC', amount: 9_150 },
      { key: 'MLMIC', amount: 3_000 },
    ],
    collected: 12_600,
    voided: -450,
    total: 12_150,
  },
  openDrawers: [
    { collectedBy: 'Meena (meena.office)', entryCount: 12, firstAt: '2026-11-21T03:35:00.000Z' },
    { collectedBy: 'Ravi (ravi.office)', entryCount: 1, firstAt: '2026-11-20T10:05:00.000Z' },
  ],
  deeds: { ...noDeeds, registered: 3, left: 1, certificates: 1, changed: 5 },
  attendance: {
    day: '2026-11-21',
    english: { present: 268, marked: 290 },
    hindi: { present: 0, marked: 0 },
    teachers: { present: 21, marked: 23 },
    sections: 18,
    markedSections: 16,
  },
  notMarked: [
    { branch: 'MLMEC', class: '7', section: 'a', students: 41 },
    { branch: 'MLMIC', class: 'hindi', section: '*', students: 22 },
  ],
  occasions: [
    {
      id: '0123456789abcdef01234500',
      revision: 0,
      occasionKind: 'exam',
      title: 'Half-yearly examination',
      firstDay: '2026-11-16',
      lastDay: '2026-11-27',
      branch: 'MLMEC',
      changedBy: 'Admin (admin)',
      changedAt: '2026-09-01T05:00:00.000Z',
    },
  ],
};

/** The same for a clerk without the right to reports. */
export const summaryWithoutMoney: TodaysSummary = (() => {
  const { money: _, openDrawers: __, ...rest } = summary;
  return rest;
})();

/** A class of one section. */
const ukg = {
  branch: 'MLMEC',
  class: 'ukg',
  students: 38,
  genders: { male: 20, female: 18, other: 0 },
  categories: { general: 25, obc: 10, sc: 3, st: 0, minority: 0 },
  admitted: 6,
  left: 0,
  owing: 4,
  outstanding: 2_400,
} as const;

const days = { present: 3_120, absent: 210, leave: 40, half: 30 };

const generalReport: GeneralReport = {
  day: '2026-11-21',
  session: '2026-27',
  classes: [
    { ...ukg, tally: { present: 0, absent: 0, leave: 0, half: 0 } },
    {
      branch: 'MLMEC',
      class: '7',
      students: 79,
      genders: { male: 41, female: 38, other: 0 },
      categories: { general: 40, obc: 21, sc: 12, st: 2, minority: 4 },
      admitted: 3,
      left: 2,
      owing: 11,
      outstanding: 14_850,
      tally: days,
      share: 92.2,
    },
  ],
  sections: [
    { ...ukg, section: '*' },
    {
      branch: 'MLMEC',
      class: '7',
      section: 'a',
      students: 41,
      genders: { male: 22, female: 19, other: 0 },
      categories: { general: 20, obc: 11, sc: 7, st: 1, minority: 2 },
      admitted: 2,
      left: 2,
      owing: 7,
      outstanding: 10_350,
    },
    {
      branch: 'MLMEC',
      class: '7',
      section: 'b',
      students: 38,
      genders: { male: 19, female: 19, other: 0 },
      categories: { general: 20, obc: 10, sc: 5, st: 1, minority: 2 },
      admitted: 1,
      left: 0,
      owing: 4,
      outstanding: 4_500,
    },
  ],
  total: {
    students: 117,
    genders: { male: 61, female: 56, other: 0 },
    categories: { general: 65, obc: 31, sc: 15, st: 2, minority: 4 },
    admitted: 9,
    left: 2,
    owing: 15,
    outstanding: 17_250,
    tally: days,
    share: 92.2,
  },
  months: [
    { month: '2026-10', collected: 81_400, voided: -900, refunded: 0, total: 80_500 },
    { month: '2026-11', collected: 52_350, voided: -450, refunded: -700, total: 51_200 },
  ],
};

/** The server's answers about the reports on the day of the stories. */
export const reportsDay = {
  'GET /api/office/reports/staff': answer(staffReport),
  'GET /api/office/reports/today': answer(summary),
  'GET /api/office/reports/general': answer(generalReport),
} as const satisfies Answers;

/** The same for a school in which nothing was done yet. */
export const nothingDone: Answers = {
  'GET /api/office/reports/staff': answer({
    ...staffReport,
    people: [],
    total: { receipts: 0, voids: 0, refunds: 0, money: noMoney, deeds: noDeeds },
  } satisfies StaffReport),
  'GET /api/office/reports/general': answer({
    ...generalReport,
    classes: [],
    sections: [],
    total: { ...generalReport.total, students: 0 },
    months: [],
  } satisfies GeneralReport),
};
