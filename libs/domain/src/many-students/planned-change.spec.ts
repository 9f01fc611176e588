import { addHead, takeHead, type OwnHead, type StudentInSection, type TakenHead } from '../fees';
import { sampleFeePayer, sampleRegistration } from '../students';
import { on, rupees } from '../test/counter';
import { schoolHead } from '../values';
import { manyConcessionsSchema, manyStudentsSchema, type ManyChange } from './many-change';
import { plannedChange, type Changed } from './planned-change';

const bus = schoolHead('Bus');
const begun = addHead(
  [],
  {
    name: 'Bus',
    every: 'monthly',
    price: 'stop',
    takers: 'chosen',
    isRefundable: false,
    from: '2026-04',
    stops: [
      { name: 'Naini', amount: rupees(650) },
      { name: 'Civil Lines', amount: rupees(400) },
    ],
  },
  { by: 'Admin', at: on('2026-04-01').at },
  false,
);
if (!begun.ok) throw new Error(begun.code);
const exam: OwnHead = {
  ...begun.value,
  head: schoolHead('Exam'),
  every: 'yearly',
  inMonths: ['02'],
  price: 'one',
  takers: 'all',
  amounts: [{ from: '2026-04', amount: rupees(150), addedBy: 'Admin', addedAt: on('2026-04-01').at }],
};
const heads: readonly OwnHead[] = [begun.value, exam];
const today = on('2026-11-23', [], heads);

/** A child of class 3 at ₹300 a month. */
function child(more: Partial<StudentInSection> = {}): Changed {
  const { stream: _, ...registered } = sampleRegistration();
  const student = {
    ...registered,
    ...sampleFeePayer({ revision: 4 }),
    section: 'a' as const,
    ...more,
  };
  return { student, ledger: [], today };
}

const rides = (stop: string, more: Partial<TakenHead> = {}): Changed => {
  const one = child();
  const desk = { by: 'Meena', byId: 'm1', at: on('2026-09-01').at, revision: 3 };
  const taken = takeHead(
    one.student,
    { studentID: '1234', head: bus, stop, from: '2026-09', through: undefined },
    heads,
    'ride',
    desk,
  );
  if (!taken.ok) throw new Error(taken.code);
  return { ...one, student: { ...one.student, heads: taken.value.map((head) => ({ ...head, ...more })) } };
};

const endInApril = { from: '2027-04', by: 'Meena', byId: 'm1', at: on('2026-10-01').at, revision: 4 };

const toB: ManyChange = { what: 'section', section: 'b' };
const ride = (stop: string, from = '2026-12'): ManyChange => ({
  what: 'take-head',
  head: bus,
  stop,
  from,
  through: undefined,
});
const walk = (from = '2026-12'): ManyChange => ({ what: 'end-head', head: bus, from });
const half = (from = '2026-12', head?: typeof bus): ManyChange => ({
  what: 'concession',
  ...(head && { head }),
  concession: 'sibling',
  unit: 'percent',
  value: 50_00,
  from,
  through: undefined,
  reason: 'Two at the school',
});

const said = (one: Changed, change: ManyChange) => {
  const plan = plannedChange(one, change);
  if (!plan.ok) return plan.code;
  const changes = plan.value.changes.map(
    ({ field, before = '-', after = '-' }) => `${field} ${before} > ${after}`,
  );
  return [plan.value.state, ...changes];
};

const halfOff = {
  id: 'c1',
  concession: 'sibling' as const,
  unit: 'percent' as const,
  value: 50_00,
  from: '2026-09',
  reason: 'Two at the school',
  givenBy: 'Admin',
  givenById: 'a1',
  givenAt: on('2026-09-01').at,
};

describe('what a change of many is for one of them', () => {
  it.each<[string, Changed, ManyChange, string | string[]]>([
    ['another section: the fee stays', child(), toB, ['changed', 'section a > b']],
    ['the section that it has', child({ section: 'b' }), toB, ['same']],
    ['of who has left', child({ leftAt: on('2026-10-01').at }), toB, 'student-left'],
    [
      'a record that breaks a rule: no stream in class 11',
      child({ class: '11', stream: undefined }),
      toB,
      'record-broken',
    ],
    [
      'the bus',
      child(),
      ride('Naini'),
      ['changed', 'head - > school:Bus', 'stop - > Naini', 'monthlyFee 300 > 950'],
    ],
    [
      'another stop',
      rides('Naini'),
      ride('Civil Lines'),
      ['changed', 'stop Naini > Civil Lines', 'monthlyFee 950 > 700'],
    ],
    ['the stop that it has', rides('Naini'), ride('Naini'), ['same']],
    [
      'the stop that it has, when that month is over: begun in October, gone on with in November',
      rides('Naini'),
      ride('Naini', '2026-10'),
      ['same'],
    ],
    [
      'the stop that it has until March, without an end',
      rides('Naini', { through: '2027-03' }),
      ride('Naini'),
      ['changed'],
    ],
    [
      'the stop that it has until it ends in March, without an end',
      rides('Naini', { ends: [endInApril] }),
      ride('Naini'),
      ['changed'],
    ],
    ['the bus at no stop of it', child(), ride('Jhusi'), 'stop-not-offered'],
    ['the bus from a month that passed', child(), ride('Naini', '2026-10'), 'month-passed'],
    ['a class that has no fee', child({ class: 'nursery' as '3' }), ride('Naini'), 'fees-unknown'],
    [
      'no bus any more',
      rides('Naini'),
      walk(),
      ['changed', 'head school:Bus > -', 'stop Naini > -', 'monthlyFee 950 > 300'],
    ],
    ['no bus of who never had it', child(), walk(), ['same']],
    ['no bus from a month that passed, of who had none', child(), walk('2026-10'), ['same']],
    ['no bus from a month that passed', rides('Naini'), walk('2026-10'), 'month-passed'],
    ['a half of the fee', child(), half(), ['changed', 'concession - > sibling', 'monthlyFee 300 > 150']],
    [
      'a half of the exam, which February charges',
      child(),
      half('2026-12', exam.head),
      ['changed', 'concession - > sibling', 'monthlyFee 450 > 375'],
    ],
    ['a half of who has just that', child({ concessions: [halfOff] }), half(), ['same']],
    [
      'a half of who has just that, when that month is over',
      child({ concessions: [halfOff] }),
      half('2026-10'),
      ['same'],
    ],
    [
      'a half of who had it until November',
      child({ concessions: [{ ...halfOff, endedFrom: '2026-12' }] }),
      half(),
      ['changed', 'concession - > sibling', 'monthlyFee 300 > 150'],
    ],
    [
      'a half of who has it until March only',
      child({ concessions: [{ ...halfOff, endedFrom: '2027-04' }] }),
      half(),
      ['changed', 'concession - > sibling', 'monthlyFee 150 > 0'],
    ],
    [
      'a half without an end, of who was given it until March',
      child({ concessions: [{ ...halfOff, through: '2027-03' }] }),
      half(),
      ['changed', 'concession - > sibling', 'monthlyFee 150 > 0'],
    ],
    [
      'a half of the exam, of who has a half of the fee',
      child({ concessions: [halfOff] }),
      half('2026-12', exam.head),
      ['changed', 'concession - > sibling', 'monthlyFee 300 > 225'],
    ],
    [
      'a half of who has it for another reason, beside that one',
      child({ concessions: [{ ...halfOff, concession: 'staff' }] }),
      half(),
      ['changed', 'concession - > sibling', 'monthlyFee 150 > 0'],
    ],
    [
      'a half of who has ₹50, beside that',
      child({ concessions: [{ ...halfOff, unit: 'rupees' }] }),
      half(),
      ['changed', 'concession - > sibling', 'monthlyFee 250 > 100'],
    ],
    [
      'a half of who has a quarter, beside that',
      child({ concessions: [{ ...halfOff, value: 25_00 }] }),
      half(),
      ['changed', 'concession - > sibling', 'monthlyFee 225 > 75'],
    ],
    ['a half from a month that passed', child(), half('2026-10'), 'month-passed'],
  ])('%s', (_, one, change, expected) => expect(said(one, change)).toEqual(expected));
});

describe('what is asked for many', () => {
  const section = { what: 'section', section: 'b' };
  it.each<[string, object, boolean]>([
    ['students by name', { studentIDs: ['1001'], change: section }, true],
    ['all that a filter finds', { filter: { class: '3' }, change: section }, true],
    ['all there are', { filter: {}, change: section }, true],
    ['nobody', { studentIDs: [], change: section }, false],
    ['neither', { change: section }, false],
    ['both', { studentIDs: ['1001'], filter: {}, change: section }, false],
    ['no section', { studentIDs: ['1001'], change: { what: 'section' } }, false],
    ['what there is not', { studentIDs: ['1001'], change: { what: 'leave' } }, false],
    [
      'a concession, which is an administrator’s',
      { studentIDs: ['1001'], change: { ...half(), value: 50 } },
      false,
    ],
    [
      'a head that ends before it begins',
      {
        studentIDs: ['1001'],
        change: { what: 'take-head', head: bus, stop: 'Naini', from: '2026-12', through: '2026-11' },
      },
      false,
    ],
  ])('%s', (_, request, isRight) => expect(manyStudentsSchema.safeParse(request).success).toBe(isRight));

  it.each([
    ['half', 50, true],
    ['more than all', 101, false],
  ])('a concession of %s', (_, value, isRight) =>
    expect(
      manyConcessionsSchema.safeParse({ filter: {}, change: { ...half(), value, through: '' } }).success,
    ).toBe(isRight),
  );
});
