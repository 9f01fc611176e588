import * as z from 'zod/mini';
import { doneUnitSchema, movedUnit, newUnitSchema, syllabusQuerySchema, unitOrderSchema } from './unit';

const maths = { branch: 'MLMEC', class: '7', session: '2026-27', subject: 'Mathematics' };
const unit = { ...maths, name: 'Fractions', plannedFrom: '2026-04-01', plannedTo: '2027-03-31' };
const [one, two, three] = ['a', 'b', 'c'].map((letter) => letter.repeat(24));

const refusedOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

it.each([
  ['the whole session', {}, []],
  ['one day', { plannedTo: '2026-04-01' }, []],
  ['a day before the session', { plannedFrom: '2026-03-31' }, ['plannedFrom insideSession']],
  ['a day after the session', { plannedTo: '2027-04-01' }, ['plannedTo insideSession']],
  [
    'an end before the beginning',
    { plannedFrom: '2026-05-02', plannedTo: '2026-05-01' },
    ['plannedTo plannedOrder'],
  ],
  ['a name of spaces', { name: '  ' }, ['name required']],
  ['a name that is too long', { name: 'x'.repeat(121) }, ['name maxLength:120']],
  ['no date', { plannedFrom: '2026-02-30' }, ['plannedFrom date']],
  ['a class that the branch has not', { class: 'hindi' }, ['class choose']],
  ['no session', { session: 'next' }, ['session choose']],
])('a unit with %s', (_, change, refused) => {
  expect(refusedOf(newUnitSchema, { ...unit, ...change })).toEqual(refused);
});

it.each([
  ['a day of the session', '2026-11-24', []],
  ['the first day of the session', '2026-04-01', []],
  ['none', '', []],
  ['null', null, []],
  ['a day before the session', '2026-03-31', ['doneOn insideSession']],
])('a unit is done on %s', (_, doneOn, refused) => {
  expect(refusedOf(doneUnitSchema, { ...maths, id: one, revision: 0, doneOn })).toEqual(refused);
});

it.each([
  ['the same units', [two, one, three], true],
  ['one too few', [two, one], false],
  ['one twice', [two, two, one], false],
  ['one too many', [three, two, one, 'd'.repeat(24)], false],
])('another order of %s', (_, order, isTaken) => {
  const parsed = z.safeParse(unitOrderSchema, { ...maths, seen: [one, three, two], order });
  expect(parsed.success).toBe(isTaken);
});

it('is asked for with or without a session', () => {
  expect(refusedOf(syllabusQuerySchema, { branch: 'MLMEC', class: '7' })).toEqual([]);
  expect(refusedOf(syllabusQuerySchema, { branch: 'MLMEC', class: 'hindi' })).toEqual(['class choose']);
});

it.each([
  ['up', two, -1, [two, one, three]],
  ['down', two, 1, [one, three, two]],
  ['up where it is the first', one, -1, [one, two, three]],
  ['down where it is the last', three, 1, [one, two, three]],
  ['that is not there', 'd', 1, [one, two, three]],
] as const)('moves a unit %s', (_, id = '', by, order) => {
  expect(
    movedUnit(
      [one, two, three].map((each = '') => each),
      id,
      by,
    ),
  ).toEqual(order);
});
