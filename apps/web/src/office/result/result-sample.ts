import type { ClassSheet, Exam, SheetRow } from '../exam-results/use-results';
import { REMARK, type MarksGrid } from './use-exams';

/** An exam for the stories, with three subjects, one of which does not count. */
const exam: Exam = {
  id: 'e'.repeat(24),
  revision: 3,
  name: 'Half-yearly',
  branch: 'MLMEC',
  classes: ['7'],
  session: '2026-27',
  firstDay: '2026-09-21',
  lastDay: '2026-10-03',
  subjects: [
    { key: 's1', name: 'English', maximum: 100, weight: 1 },
    { key: 's2', name: 'Mathematics', maximum: 80, weight: 1 },
    { key: 's3', name: 'Drawing', maximum: 50, weight: 0 },
  ],
  state: 'published',
  scheme: 'cbse',
  changedBy: 'Principal (admin)',
  changedAt: '2026-10-10T05:00:00.000Z',
};

export const aarav: SheetRow = {
  studentID: '701',
  name: 'Aarav Mishra',
  fatherName: 'Suresh Mishra',
  rank: 1,
  remark: 'Works hard, and helps others.',
  attendance: { present: 112.5, marked: 121, share: 93 },
  standing: {
    outcome: 'complete',
    subjects: [
      { key: 's1', mark: '90.5', percent: 91, grade: 'A1' },
      { key: 's2', mark: '26', percent: 33, grade: 'D' },
      { key: 's3', mark: '45', percent: 90, grade: 'A2' },
    ],
    total: 116.5,
    maximum: 180,
    percent: 65,
    grade: 'B2',
  },
};

export const bhavna: SheetRow = {
  studentID: '702',
  name: 'Bhavna Tiwari',
  fatherName: 'Rajesh Tiwari',
  standing: {
    outcome: 'absent',
    subjects: [{ key: 's1', mark: 'AB' }, { key: 's2', mark: '72', percent: 90, grade: 'A2' }, { key: 's3' }],
    total: 72,
    maximum: 180,
  },
};

export const sampleSheet: ClassSheet = {
  exam,
  class: '7',
  section: 'a',
  rows: [aarav, bhavna],
  subjects: [
    { key: 's1', marked: 1, absent: 1, unmarked: 0, average: 90.5, highest: 90.5 },
    { key: 's2', marked: 2, absent: 0, unmarked: 0, average: 49, highest: 72 },
    { key: 's3', marked: 1, absent: 0, unmarked: 1, average: 45, highest: 45 },
  ],
  average: 116.5,
};

const typed = { by: 'Meena (meena.k)', at: '2026-10-05T05:00:00.000Z' };

export const sampleGrid: MarksGrid = {
  exam: { ...exam, state: 'open' },
  class: '7',
  section: 'a',
  mayType: ['s1', 's2'],
  students: [
    {
      studentID: '701',
      name: 'Aarav Mishra',
      fatherName: 'Suresh Mishra',
      cells: [
        { subject: 's1', mark: '90.5', ...typed },
        { subject: 's3', mark: '45', ...typed },
      ],
    },
    { studentID: '702', name: 'Bhavna Tiwari', fatherName: 'Rajesh Tiwari', cells: [] },
  ],
};

/** The same section with its class teacher's remarks, as the grid that their page makes of them. */
export const sampleRemarks: MarksGrid = {
  ...sampleGrid,
  exam: { ...sampleGrid.exam, subjects: [{ key: REMARK, name: 'Remark', maximum: 120, weight: 0 }] },
  mayType: [REMARK],
  students: sampleGrid.students.map((student, at) => ({
    ...student,
    cells: at === 0 ? [{ subject: REMARK, mark: 'Works hard', ...typed }] : [],
  })),
};
