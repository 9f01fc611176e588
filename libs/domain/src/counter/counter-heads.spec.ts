import { addHead, type NewHead, type OwnHead } from '../fees';
import { feesDue, ledgerAt, type EntryContext, type Ledger } from '../ledger';
import { sampleFeePayer } from '../students';
import { changed, pay, rupees } from '../test/counter';
import { schoolHead } from '../values';
import { counterHeads } from './counter-heads';
import { dueByHead, paymentSchema, type CounterForm } from './counter-payment';

const BY = { by: 'Admin', at: new Date('2026-04-01T05:00:00Z') };
const begun = (name: string, asked: Partial<NewHead> = {}): OwnHead => {
  const head = addHead(
    [],
    {
      name,
      every: 'once',
      price: 'one',
      takers: 'chosen',
      isRefundable: false,
      from: '2026-04',
      ...(asked.stops ? {} : { amount: rupees(500) }),
      ...asked,
    },
    BY,
    false,
  );
  if (!head.ok) throw new Error(head.code);
  return head.value;
};

const exam = begun('Exam');
const computer = begun('Computer', { amount: rupees(300) });
const bus = begun('Bus', { every: 'monthly', takers: 'all', amount: rupees(650) });
const asha = sampleFeePayer({ feesFrom: '2026-10' });
const NOVEMBER: EntryContext = {
  by: 'Admin',
  at: new Date('2026-11-21T05:00:00Z'),
  feeTables: [],
  heads: [],
};
const counter = (heads: readonly OwnHead[], stored: Ledger = []) => ({
  ...feesDue(stored, asha, { ...NOVEMBER, heads }),
  ledger: ledgerAt(stored, asha, { ...NOVEMBER, heads }),
});
const offered = (heads: readonly OwnHead[], stored: Ledger = []) =>
  counterHeads(heads, asha, counter(heads, stored)).map(({ head, mayCharge, usual }) => [
    head,
    mayCharge,
    usual,
  ]);

describe('the heads that a payment may be for (D78)', () => {
  it.each<[string, readonly OwnHead[], unknown[]]>([
    ['one that is charged once, at its amount', [exam], [[exam.head, true, rupees(500)]]],
    [
      'one that comes with the months: of what is due, without a charge',
      [bus],
      [[bus.head, false, undefined]],
    ],
    [
      'one that nobody owes and the months bring is none',
      [begun('Lab', { every: 'yearly', inMonths: ['03'] })],
      [],
    ],
    [
      'one that all owe this month comes with it',
      [begun('Diary', { takers: 'all', from: '2026-11' })],
      [[schoolHead('Diary'), false, undefined]],
    ],
    [
      'one that was charged before has no usual amount',
      [begun('Diary', { takers: 'all' })],
      [[schoolHead('Diary'), true, undefined]],
    ],
    ['none of the other branch', [begun('Exam', { branch: 'MLMIC' })], []],
    ['none that is closed', [{ ...exam, closedFrom: '2026-11' }], []],
    [
      'one of a choice is asked for its amount',
      [begun('Kit', { price: 'stop', stops: [{ name: 'Small', amount: rupees(90) }] })],
      [[schoolHead('Kit'), true, undefined]],
    ],
  ])('%s', (_, heads, expected) => {
    expect(offered(heads)).toEqual(expected);
  });

  it('one that is closed, for as long as a month of it is owed', () => {
    const closed = [{ ...bus, closedFrom: '2026-11' }];
    expect(offered(closed)).toEqual([[bus.head, false, undefined]]);
    expect(offered(closed, pay([], asha, { ...NOVEMBER, heads: closed }))).toEqual([]);
  });

  it('one of the branch of the month, of who goes into the other in April', () => {
    const heads = [begun('Exam', { branch: 'MLMIC' })];
    const due = { ...counter(heads), branchCode: 'MLMIC' as const };
    expect(counterHeads(heads, asha, due)).toMatchObject([{ head: exam.head, mayCharge: true }]);
  });
});

const more = (head: string, amount = '300') => ({ head, amount, reason: '2026-27' }) as const;
const withExam: CounterForm = { toward: exam.head, charges: [{ amount: '500', reason: '2026-27' }] };

describe('several charges with one payment', () => {
  const due = counter([bus, exam, computer]);
  const schema = paymentSchema(due, '2026-11-21');
  const all = (form: CounterForm) => schema.safeParse({ mode: 'Cash', ...form });

  const refusedAt = (form: CounterForm) => all(form).error?.issues[0]?.path.join('.');

  it('are sent together, each with its head, and paid with all that is due', () => {
    const form = { ...withExam, more: [more(computer.head)], paidAmount: '2700' } as CounterForm;
    // A monthly payment is chosen after the charges were typed.
    expect(all({ ...form, toward: 'monthly', paidAmount: '1900' }).data).not.toHaveProperty('charges');
    expect(all(form).data?.charges).toEqual([
      { head: exam.head, amount: rupees(500), reason: '2026-27' },
      { head: computer.head, amount: rupees(300), reason: '2026-27' },
    ]);
    expect(refusedAt({ ...form, paidAmount: '2700.01' })).toBe('paidAmount');
  });

  it.each<[string, CounterForm, string]>([
    ['a head twice', { ...withExam, more: [more(exam.head)] } as CounterForm, 'more.0.head'],
    [
      'the second without an amount',
      { ...withExam, more: [more(computer.head, '')] } as CounterForm,
      'more.0.amount',
    ],
    [
      'the second and the third of one head',
      { ...withExam, more: [more(computer.head), more(computer.head)] } as CounterForm,
      'more.1.head',
    ],
    ['the second without a head', { ...withExam, more: [{ amount: '300', reason: 'Lost' }] }, 'more.0.head'],
  ])('are refused at their field: %s', (_, form, field) => {
    expect(refusedAt({ ...form, paidAmount: '100' })).toBe(field);
  });

  it.each<[string, CounterForm, [string, number][]]>([
    [
      'as it opens',
      {},
      [
        ['monthly', 600],
        [bus.head, 1300],
      ],
    ],
    [
      'with what is charged',
      { ...withExam, more: [more(computer.head)] } as CounterForm,
      [
        ['monthly', 600],
        [bus.head, 1300],
        [exam.head, 500],
        [computer.head, 300],
      ],
    ],
    [
      'and ahead',
      { throughMonth: '2026-12' },
      [
        ['monthly', 900],
        [bus.head, 1950],
      ],
    ],
  ])('are shown head by head: %s', (_, form, expected) => {
    expect(dueByHead(due, form).map(({ head, amount }) => [head, amount / 100])).toEqual(expected);
  });

  it('are shown beside a month that brings the monthly fee alone, as the office answers it', () => {
    const plain = { ...counter([exam]), current: undefined };
    expect(dueByHead(plain, withExam)).toEqual([
      { head: 'monthly', amount: rupees(600) },
      { head: exam.head, amount: rupees(500) },
    ]);
  });

  it('are shown less what was paid too much, of who paid December in November and then went up a class', () => {
    const context = { ...NOVEMBER, heads: [bus] };
    const three = { ...asha, revision: 0 };
    const paid = pay([], three, context, undefined, { throughMonth: '2026-12' });
    const six = changed(three, new Date('2026-11-25T05:00:00Z'), { class: '6' });
    const december = { ...context, at: new Date('2026-12-05T05:00:00Z') };
    const due = { ...feesDue(paid, six, december), ledger: ledgerAt(paid, six, december) };
    expect(dueByHead(due, {})).toEqual([
      { head: 'monthly', amount: rupees(450) },
      { head: bus.head, amount: rupees(650) },
      { head: 'advance', amount: rupees(-950) },
    ]);
  });

  it('of a school without heads nothing is shown beside the three figures', () => {
    expect(dueByHead(counter([]), {})).toEqual([]);
  });
});
