import { fieldOf } from '../rules';
import { countedName, examStateSchema, newExamSchema, withKeys } from './exam';

const halfYearly = {
  name: ' Half-yearly ',
  branch: 'MLMEC',
  classes: ['8', '7', '8'],
  firstDay: '2026-09-21',
  lastDay: '2026-10-03',
  subjects: [
    { name: 'English', maximum: '८०', weight: '1' },
    { name: 'Drawing', maximum: 50, weight: 0 },
  ],
};

it('is tidied: classes in the order of the school, numbers as numbers in whatever digits', () => {
  expect(newExamSchema.parse(halfYearly)).toEqual({
    ...halfYearly,
    name: 'Half-yearly',
    classes: ['7', '8'],
    subjects: [
      { name: 'English', maximum: 80, weight: 1 },
      { name: 'Drawing', maximum: 50, weight: 0 },
    ],
  });
});

const first = (change: object) => [{ ...halfYearly.subjects[0], ...change }];

it.each<{ title: string; change: object; said: object }>([
  { title: 'no class', change: { classes: [] }, said: { classes: 'choose' } },
  { title: 'no subject', change: { subjects: [] }, said: { subjects: 'required' } },
  { title: 'one day', change: { lastDay: '2026-09-21' }, said: {} },
  {
    title: 'a last day before the first',
    change: { lastDay: '2026-09-20' },
    said: { lastDay: 'dayRange:120' },
  },
  { title: '120 days', change: { lastDay: '2027-01-18' }, said: {} },
  { title: '121 days', change: { lastDay: '2027-01-19' }, said: { lastDay: 'dayRange:120' } },
  {
    title: 'a maximum of 0',
    change: { subjects: first({ maximum: 0 }) },
    said: { 'subjects.0.maximum': 'wholeFrom:1' },
  },
  {
    title: 'half a mark as maximum',
    change: { subjects: first({ maximum: '80.5' }) },
    said: { 'subjects.0.maximum': 'wholeFrom:1' },
  },
  {
    title: 'no maximum',
    change: { subjects: first({ maximum: '' }) },
    said: { 'subjects.0.maximum': 'wholeFrom:1' },
  },
  {
    title: 'the least and the most',
    change: {
      subjects: [...first({ maximum: ' 1000 ', weight: 10 }), { name: 'Art', maximum: 1, weight: 0 }],
    },
    said: {},
  },
  {
    title: 'a maximum of 1001',
    change: { subjects: first({ maximum: 1001 }) },
    said: { 'subjects.0.maximum': 'wholeUpTo:1000' },
  },
  {
    title: 'a weight of 11',
    change: { subjects: first({ weight: 11 }) },
    said: { 'subjects.0.weight': 'wholeUpTo:10' },
  },
  {
    title: 'nothing that counts',
    change: { subjects: first({ weight: 0 }) },
    said: { subjects: 'someWeight' },
  },
  {
    title: 'one subject twice',
    change: { subjects: [...halfYearly.subjects, { name: 'english', maximum: 1, weight: 1 }] },
    said: { subjects: 'eachNameOnce' },
  },
  {
    title: 'two subjects with the marks of one',
    change: { subjects: [...first({ key: 's1' }), { key: 's1', name: 'Art', maximum: 1, weight: 1 }] },
    said: { subjects: 'choose' },
  },
  {
    title: 'a path as key',
    change: { subjects: first({ key: 'a.b' }) },
    said: { 'subjects.0.key': 'choose' },
  },
])('with $title is told $said', ({ change, said }) => {
  const { error } = newExamSchema.safeParse({ ...halfYearly, ...change });
  const issues = (error?.issues ?? []).map((issue) => [fieldOf(issue), issue.message]);
  expect(Object.fromEntries(issues)).toEqual(said);
});

it.each([
  ['that only is graded', 0, 'Hindi'],
  ['that counts once', 1, 'Hindi'],
  ['that counts twice', 2, 'Hindi × 2'],
])('heads the column of a subject %s', (_, weight, heading) => {
  expect(countedName('Hindi', weight)).toBe(heading);
});

it('gives a new subject a key that no subject of the exam has ever had', () => {
  const changed = withKeys([{ key: 's2' }, {}, {}], 3);
  expect(changed).toEqual({ subjects: [{ key: 's2' }, { key: 's4' }, { key: 's5' }], used: 5 });
});

it.each([
  [0, true],
  [-1, false],
  [0.5, false],
])('is locked by the revision that was seen, which counts from 0: %s', (revision, isAccepted) => {
  const request = { id: 'a'.repeat(24), revision, state: 'locked' };
  expect(examStateSchema.safeParse(request).success).toBe(isAccepted);
});
