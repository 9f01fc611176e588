import { sentences } from '../test/sentences';
import { newExamSchema, withKeys } from './exam';

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

it.each([
  { title: 'no class', change: { classes: [] }, field: 'classes' },
  { title: 'no subject', change: { subjects: [] }, field: 'subjects' },
  { title: 'a last day before the first', change: { lastDay: '2026-09-20' }, field: 'lastDay' },
  { title: 'half a year', change: { lastDay: '2027-03-21' }, field: 'lastDay' },
  { title: 'a maximum of 0', change: { subjects: first({ maximum: 0 }) }, field: 'subjects.0.maximum' },
  {
    title: 'half a mark as maximum',
    change: { subjects: first({ maximum: '80.5' }) },
    field: 'subjects.0.maximum',
  },
  { title: 'no maximum', change: { subjects: first({ maximum: '' }) }, field: 'subjects.0.maximum' },
  { title: 'a maximum of 1001', change: { subjects: first({ maximum: 1001 }) }, field: 'subjects.0.maximum' },
  { title: 'a weight of 11', change: { subjects: first({ weight: 11 }) }, field: 'subjects.0.weight' },
  { title: 'nothing that counts', change: { subjects: first({ weight: 0 }) }, field: 'subjects' },
  {
    title: 'one subject twice',
    change: { subjects: [...halfYearly.subjects, { name: 'english', maximum: 1, weight: 1 }] },
    field: 'subjects',
  },
  { title: 'a path as key', change: { subjects: first({ key: 'a.b' }) }, field: 'subjects.0.key' },
])('is refused with $title', ({ change, field }) => {
  expect(Object.keys(sentences(newExamSchema, { ...halfYearly, ...change }))).toEqual([field]);
});

it('gives a new subject a key that no subject of the exam has ever had', () => {
  const changed = withKeys([{ key: 's2' }, {}, {}], 3);
  expect(changed).toEqual({ subjects: [{ key: 's2' }, { key: 's4' }, { key: 's5' }], used: 5 });
});
