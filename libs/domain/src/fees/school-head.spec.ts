import { codeOf, on, rupees } from '../test/counter';
import { schoolHead } from '../values';
import { feeBands } from './fee-table';
import { headAmountsFormSchema, headFormSchema, newHeadSchema, type HeadForm } from './new-head';
import { addHead, changeHead, closeHead, headFee, isOpenIn, type OwnHead } from './school-head';
import { endHead, endHeads, lastTaken, takeHead, takenHeadInMonth, type TakenHead } from './taken-head';

const by = { by: 'Admin', at: on('2026-11-21').at };
const asked = {
  name: 'Bus',
  every: 'monthly',
  price: 'stop',
  takers: 'chosen',
  isRefundable: false,
  from: '2026-11',
  stops: [{ name: 'Naini', amount: 650 }],
};
const parsed = (changes: object = {}) => newHeadSchema.parse({ ...asked, ...changes });
const added = (changes: object = {}): OwnHead => {
  const head = addHead([], parsed(changes), by, false);
  if (!head.ok) throw new Error(head.code);
  return head.value;
};
const bus = added();
const third = { class: '3', medium: 'english', boardType: 'cbse' } as const;

describe('a head that the school adds (D78)', () => {
  it.each([
    ['is refused without a name', { name: ' ' }, ['name']],
    ['that is yearly says in which months', { every: 'yearly' }, ['inMonths']],
    ['that is not yearly says none', { inMonths: ['04'] }, ['inMonths']],
    ['whose stops cost, is for who has chosen one', { takers: 'all' }, ['takers']],
    ['costs something in the way that it says', { price: 'one' }, ['amount']],
    ['costs something in one way', { amount: 5 }, ['amount']],
    ['has each stop once', { stops: [...asked.stops, { name: 'naini', amount: 1 }] }, ['stops']],
    ['has stops that cost something', { stops: [{ name: 'Naini', amount: 0 }] }, ['stops']],
  ])('%s', (_, changes, fields) => {
    const outcome = newHeadSchema.safeParse({ ...asked, ...changes });
    expect(outcome.error?.issues.map(({ path }) => path[0])).toEqual(fields);
  });

  it.each([
    ['begins with this month', {}, true, 'accepted'],
    ['begins with one to come', { from: '2027-04' }, true, 'accepted'],
    ['begins with one that passed while nothing was charged', { from: '2026-04' }, false, 'accepted'],
    ['does not begin with one that was charged', { from: '2026-10' }, true, 'month-charged'],
    ['is no head twice, however it is written', { name: 'BUS' }, false, 'name-taken'],
    ['is none of the specification', { name: 'fine' }, false, 'name-taken'],
  ])('%s', (_, changes, isCharged, code) => {
    const heads = code === 'name-taken' ? [bus] : [];
    expect(codeOf(addHead(heads, parsed(changes), by, isCharged))).toBe(code);
  });
});

describe('a head as it is filled in (D78)', () => {
  const form: HeadForm = { name: 'Bus', every: 'monthly', price: 'stop', from: '2026-12' };

  it.each([
    ['plain', 'Civil Lines 400', 'Civil Lines', 400],
    ['of a thousand and more, as the office writes it', 'Civil Lines 1,200', 'Civil Lines', 1200],
    ['of a lakh, behind a comma', 'Civil Lines, 1,05,000', 'Civil Lines', 105000],
    ['behind a comma without a blank', 'Civil Lines,1,200.50', 'Civil Lines', 1200.5],
    ['with signs', 'Naini: ₹1,200/-', 'Naini', 1200],
    ['of a stop with a number', 'Gate 2 400', 'Gate 2', 400],
    ['of a stop with a number and a colon', 'Gate 2:400', 'Gate 2', 400],
  ])('has a stop with its amount: %s', (_, stopLines, name, amount) => {
    const stops = [{ name, amount: rupees(amount) }];
    expect(headFormSchema.parse({ ...form, stopLines })).toMatchObject({ stops });
    const amounts = headAmountsFormSchema(schoolHead('Bus'), 'stop');
    expect(amounts.parse({ from: '2026-12', stopLines })).toMatchObject({ stops });
  });

  it.each<[string, HeadForm, object]>([
    ['one amount', { price: 'one', takers: 'all', amount: '400' }, { takers: 'all', amount: rupees(400) }],
    [
      'an amount for each class, free for some',
      {
        price: 'class',
        takers: 'all',
        bands: { ...Object.fromEntries(feeBands.map((band) => [band, '60'])), 'before-1': '0' },
      },
      { bands: { 'before-1': 0, '9-10': rupees(60) } },
    ],
    ['no deposit', { stopLines: 'Naini 400' }, { isRefundable: false, takers: 'chosen' }],
    ['a deposit', { stopLines: 'Naini 400', isRefundable: true }, { isRefundable: true }],
    ['of one branch', { stopLines: 'Naini 400', branch: 'MLMIC' }, { branch: 'MLMIC' }],
    [
      'twice a year',
      { stopLines: 'Naini 400', every: 'yearly', firstMonth: '04', secondMonth: '10' },
      { inMonths: ['04', '10'] },
    ],
    [
      'once a year, by choice',
      { price: 'one', takers: 'chosen', amount: '400', every: 'yearly', firstMonth: '04', secondMonth: '' },
      { inMonths: ['04'], takers: 'chosen' },
    ],
  ])('asks for what was filled in: %s', (_, typed, expected) => {
    expect(headFormSchema.parse({ ...form, ...typed })).toMatchObject(expected);
  });

  it.each<[string, HeadForm, string]>([
    ['a stop without an amount', { stopLines: 'Naini' }, 'stopLines amount'],
    ['no stop', { stopLines: '' }, 'stopLines required'],
    ['a stop twice', { stopLines: 'Naini 400\nnaini 500' }, 'stopLines eachNameOnce'],
    ['a yearly one of no month', { stopLines: 'Naini 400', every: 'yearly' }, 'firstMonth required'],
    ['no amount', { price: 'one', takers: 'all' }, 'amount required'],
  ])('says at its field what is wrong: %s', (_, typed, expected) => {
    const outcome = headFormSchema.safeParse({ ...form, ...typed });
    expect(outcome.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      expected,
    ]);
  });
});

describe('what a head costs', () => {
  const stops = [{ name: 'Naini', amount: rupees(700) }];
  const other = [{ name: 'Jhusi', amount: rupees(500) }];
  const change = (head: OwnHead, from: string, more: object, isCharged = false) =>
    changeHead(head, { from, ...more }, by, isCharged);
  const raised = change(bus, '2027-04', { stops });
  const without = raised.ok ? change(raised.value, '2027-07', { stops: other }) : raised;
  const head = without.ok ? without.value : bus;

  it.each([
    ['nothing before it begins', '2026-10', 'Naini', undefined],
    ['what was said first', '2026-11', 'Naini', rupees(650)],
    ['what was said since', '2027-04', 'Naini', rupees(700)],
    ['what it cost last, at a stop that is offered no longer', '2027-07', 'Naini', rupees(700)],
    ['what a new stop costs', '2027-07', 'Jhusi', rupees(500)],
    ['nothing at a stop that there is not yet', '2027-04', 'Jhusi', undefined],
  ])('is %s', (_, month, stop, fee) => {
    expect(headFee(head, month, third, stop)).toBe(fee);
  });

  it.each([
    ['may change from a month to come', change(bus, '2026-12', { stops }, true), 'accepted'],
    ['begins not earlier, in a month that passed', change(bus, '2026-10', { stops }), 'month-charged'],
    [
      'begins earlier in this month, of which nothing was charged',
      change(added({ from: '2026-12' }), '2026-11', { stops }),
      'accepted',
    ],
    [
      'may change from this month, of which nothing was charged',
      change(bus, '2026-11', { stops }),
      'accepted',
    ],
    ['stays where it was charged', change(bus, '2026-11', { stops }, true), 'month-charged'],
    ['is given in one way for ever', change(bus, '2026-12', { amount: rupees(5) }), 'head-price'],
  ])('%s', (_, outcome, code) => {
    expect(codeOf(outcome)).toBe(code);
  });

  it('is what was said last of one month, also of its first one where nothing was charged', () => {
    const old = { ...bus, amounts: bus.amounts.map((one) => ({ ...one, from: '2026-10' })) };
    const dearer = change(old, '2026-10', { stops });
    expect(headFee(dearer.ok ? dearer.value : old, '2026-11', third, 'Naini')).toBe(rupees(700));
  });

  it('is that of the later month, though an earlier month was changed after it', () => {
    const april = change(bus, '2027-04', { stops });
    const both = april.ok ? change(april.value, '2027-01', { stops: [{ name: 'Naini', amount: 1 }] }) : april;
    const fees = ['2027-03', '2027-04'].map((month) => both.ok && headFee(both.value, month, third, 'Naini'));
    expect(fees).toEqual([1, rupees(700)]);
  });

  it('ends with the month from which the head is closed, once', () => {
    const closed = closeHead(bus, '2027-01', by.at, true);
    const gone = closed.ok ? closed.value : bus;
    expect(['2026-12', '2027-01'].map((month) => isOpenIn(gone, month))).toEqual([true, false]);
    expect(codeOf(closeHead(gone, '2027-02', by.at, false))).toBe('head-closed');
    // The answer was lost, so the same desk sends the call again.
    const again = closeHead(gone, '2027-01', by.at, true);
    expect(again.ok && again.value).toBe(gone);
    expect(['2026-12', '2027-01', '2027-02'].map((from) => codeOf(change(gone, from, { stops })))).toEqual([
      'accepted',
      'head-closed',
      'head-closed',
    ]);
    expect(codeOf(closeHead(bus, '2026-11', by.at, true))).toBe('month-charged');
  });
});

/** The end of a student's head: its last month, and the months in which it was given up. */
interface Ending {
  readonly through?: string;
  readonly ends?: readonly string[];
}

describe('a head that a student takes', () => {
  const desk = { by: 'Meena', byId: 'm1', at: by.at, revision: 3 };
  const request = { studentID: '1234', head: bus.head, stop: 'Naini', from: '2026-12', through: undefined };
  const take = (changes: object, heads: readonly TakenHead[] = [], own: readonly OwnHead[] = [bus]) =>
    takeHead({ ...third, heads }, { ...request, ...changes }, own, 'new', desk);
  const taken = take({});
  const withoutStops: OwnHead = {
    ...bus,
    price: 'one',
    amounts: [{ from: '2026-11', amount: rupees(400), addedBy: 'Admin', addedAt: by.at }],
  };
  const having = taken.ok ? taken.value : [];

  it.each([
    ['from a month to come', take({}), 'accepted'],
    ['from this month', take({ from: '2026-11' }), 'accepted'],
    ['not from one that passed', take({ from: '2026-10' }, [], [added({ from: '2026-04' })]), 'month-passed'],
    ['with one of its stops', take({ stop: 'Jhusi' }), 'stop-not-offered'],
    ['with no stop, where it has none', take({}, [], [withoutStops]), 'stop-not-offered'],
    ['that has no stops', take({ stop: undefined }, [], [withoutStops]), 'accepted'],
    ['not before it begins', take({ from: '2026-11' }, [], [added({ from: '2026-12' })]), 'head-not-offered'],
    ['of the own branch', take({}, [], [added({ branch: 'MLMIC' })]), 'head-not-offered'],
    ['that is not for all', take({ head: schoolHead('Gold') }), 'head-not-offered'],
  ])('%s', (_, outcome, code) => {
    expect(codeOf(outcome)).toBe(code);
  });

  it('changes the stop in one write: the old one ends where the new one begins', () => {
    const moved = take({ from: '2027-01' }, having);
    expect(moved).toMatchObject({
      value: [{ ends: [{ from: '2027-01', revision: 3 }] }, { id: 'new', from: '2027-01' }],
    });
  });

  it.each([
    ['another stop', { stop: 'Jhusi' }],
    ['another last month', { through: '2027-03' }],
  ])('changes from its first month on to %s', (_, changes) => {
    const two = added({ stops: [...asked.stops, { name: 'Jhusi', amount: 500 }] });
    expect(take(changes, having, [two])).toMatchObject({
      value: [{ stop: 'Naini', ends: [{ from: '2026-12' }] }, changes],
    });
  });

  it('is had by itself, of a student who has two', () => {
    const two = having.flatMap((one) => [one, { ...one, id: 'van', head: schoolHead('Van') }]);
    expect(takenHeadInMonth(two, bus.head, '2026-12')?.id).toBe('new');
  });

  it('is taken once where it is asked for once more, and stays beside another head', () => {
    const upToMarch = { through: '2027-03' };
    const first = take(upToMarch);
    const had = first.ok ? first.value : [];
    expect(take(upToMarch, had)).toEqual(first);
    const van = added({ name: 'Van' });
    const both = take({ head: van.head }, having, [bus, van]);
    expect(both).toMatchObject({ value: [{ head: bus.head }, { head: van.head }] });
    expect(both).not.toHaveProperty('value.0.ends');
  });

  it.each([
    ['without end', {}, ['2026-12', '2027-01', '2027-02'], undefined],
    ['up to a month', { through: '2027-01' }, ['2026-12', '2027-01'], '2027-01'],
    ['given up in February', { ends: ['2027-02'] }, ['2026-12', '2027-01'], '2027-01'],
    ['given up before its last month', { through: '2027-02', ends: ['2027-01'] }, ['2026-12'], '2026-12'],
    [
      'said to be given up after it',
      { through: '2026-12', ends: ['2027-02', '2027-04'] },
      ['2026-12'],
      '2026-12',
    ],
  ])('is had in its months: %s', (_, { ends = [], ...said }: Ending, months, last) => {
    const one: TakenHead = {
      ...{ id: 'new', head: bus.head, from: '2026-12', takenBy: 'Meena', takenById: 'm1', takenAt: by.at },
      ...said,
      ends: ends.map((from) => ({ ...desk, from })),
    };
    const all = ['2026-11', '2026-12', '2027-01', '2027-02'];
    expect(all.filter((month) => takenHeadInMonth([one], bus.head, month))).toEqual(months);
    expect(lastTaken(one)).toBe(last);
  });

  it.each([
    ['in its last month', { from: '2026-10', through: '2026-11' }, 'accepted'],
    ['not after its last month', { from: '2026-09', through: '2026-10' }, 'head-not-taken'],
    ['not where this month is already without it', { from: '2026-10', end: '2026-11' }, 'head-not-taken'],
    ['not where it was given up before it began', { from: '2026-12', end: '2026-12' }, 'head-not-taken'],
  ])('is given up %s', (_, { end, ...said }: { from: string; through?: string; end?: string }, code) => {
    const ends = end === undefined ? {} : { ends: [{ ...desk, from: end }] };
    const heads = having.map((one) => ({ ...one, ...said, ...ends }));
    expect(codeOf(endHead(heads, { studentID: '1234', id: 'new', from: '2027-01' }, desk))).toBe(code);
  });

  it('ends alone, of a student who has two', () => {
    const [one] = having;
    if (!one) throw new Error('Not taken');
    const van = schoolHead('Van');
    const two = [one, { ...one, id: 'van', head: van }];
    const end = { studentID: '1234', head: van, from: '2027-01' };
    for (const outcome of [endHead(two, { ...end, id: 'van' }, desk), endHeads(two, end, desk)])
      expect(outcome).toMatchObject({ value: [one, { id: 'van', ends: [{ from: '2027-01' }] }] });
    expect(endHeads(two, end, desk)).not.toHaveProperty('value.0.ends');
    expect(endHead(two, { ...end, id: 'van' }, desk)).not.toHaveProperty('value.0.ends');
  });

  it('may be given up earlier than was said first, and not again once it is over', () => {
    const end = (heads: readonly TakenHead[], from: string) =>
      endHead(heads, { studentID: '1234', id: 'new', from }, desk);
    const first = end(having, '2027-04');
    const second = first.ok ? end(first.value, '2026-11') : first;
    expect(second).toMatchObject({ value: [{ ends: [{ from: '2027-04' }, { from: '2026-11' }] }] });
    expect(codeOf(second.ok ? end(second.value, '2026-12') : second)).toBe('head-not-taken');
    expect(codeOf(end(having, '2026-10'))).toBe('month-passed');
    // The answer was lost, so the same desk sends the call again.
    expect(first.ok && end(first.value, '2027-04')).toEqual(first);
  });
});
