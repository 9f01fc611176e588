import { receiptOf } from '../books';
import { collectFee, feesDue, ledgerAt, type Ledger } from '../ledger';
import { noon } from '../school';
import { sampleFeePayer } from '../students';
import { paise, schoolHead } from '../values';
import type { FeePayer } from './fee-payer';
import type { OwnHead } from './school-head';
import {
  endConcession,
  newStandingConcessionSchema,
  standingConcession,
  concessionAmounts,
  type StandingConcession,
} from './standing-concession';

const admin = { by: 'Admin', byId: 'a1', at: noon('2026-11-22') };
const request = {
  studentID: '1234',
  concession: 'sibling' as const,
  unit: 'percent' as const,
  value: 10_00,
  from: '2026-11',
  reason: 'Brother of 1233',
};

/** A standing concession. @param changes the differences from 10 per cent from November on */
const given = (changes: Partial<StandingConcession> = {}): StandingConcession => {
  const { studentID: _, ...asked } = request;
  return { id: '1', ...asked, givenBy: 'Admin', givenById: 'a1', givenAt: admin.at, ...changes };
};
const rupees = (value: number, changes: Partial<StandingConcession> = {}) =>
  given({ unit: 'rupees', value: value * 100, ...changes });

describe('what concessions take off the fee of a month', () => {
  it.each<[string, number, StandingConcession[], number[]]>([
    ['ten per cent of 300 rupees', 300, [given()], [30]],
    ['all of it', 450, [given({ value: 100_00 })], [450]],
    ['a share that is no whole rupee, rounded for the family', 250, [given({ value: 15_00 })], [38]],
    ['a third', 300, [given({ value: 33_33 })], [100]],
    ['a share that is whole, and is not rounded', 1000, [given({ value: 1_10 })], [11]],
    ['rupees as they were given', 300, [rupees(99.5)], [99.5]],
    ['rupees, never more than the fee', 300, [rupees(500)], [300]],
    ['a share of a fee with paise, never more than the fee', 0.5, [given()], [0.5]],
    ['two, each of the whole fee', 300, [given(), given({ value: 50_00 })], [30, 150]],
    [
      'two that are too much together: the later one the rest',
      300,
      [rupees(200), given({ value: 50_00 })],
      [200, 100],
    ],
    ['nothing of nothing', 0, [given(), rupees(10)], []],
    ['nothing when there is none', 300, [], []],
  ])('%s', (_, fee, concessions, parts) => {
    const taken = concessionAmounts('2026-11', paise(fee * 100), concessions);
    expect(taken.map(({ amount }) => amount / 100)).toEqual(parts);
  });

  it.each<[string, Partial<StandingConcession>, string[]]>([
    ['without end', {}, ['2026-11', '2026-12', '2027-01', '2027-02']],
    ['up to its last month', { through: '2026-12' }, ['2026-11', '2026-12']],
    ['until it was ended', { endedFrom: '2027-01' }, ['2026-11', '2026-12']],
    ['ended before it began', { endedFrom: '2026-11' }, []],
  ])('hold in their months: %s', (_, changes, months) => {
    const holding = ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02'].filter(
      (month) => concessionAmounts(month, paise(300_00), [given(changes)]).length > 0,
    );
    expect(holding).toEqual(months);
  });
});

const student = { medium: 'english', boardType: 'cbse' } as const;
const noHeads = { student, heads: [] };

describe('a concession that is given', () => {
  const head = schoolHead('Bus');
  const amounts = [{ from: '2026-04', amount: paise(650_00), addedBy: 'Admin', addedAt: admin.at }];
  const bus: OwnHead = { head, every: 'monthly', price: 'one', takers: 'all', isRefundable: false, amounts };
  it.each<[string, OwnHead[], boolean]>([
    ['of the school', [bus], true],
    ['there is not', [], false],
    ['is closed by then', [{ ...bus, closedFrom: '2026-11' }], false],
    ['the other branch has', [{ ...bus, branch: 'MLMIC' }], false],
  ])('on a head that %s', (_, heads, ok) => {
    const asked = { ...request, from: '2026-11', through: undefined, head };
    expect(standingConcession(asked, 'x', admin, { student, heads })).toMatchObject(
      ok ? { ok, value: { head } } : { ok, code: 'head-not-offered' },
    );
  });

  it.each([
    ['from this month on', '2026-11', true],
    ['from a month to come', '2027-04', true],
    ['not from a month that passed', '2026-10', false],
  ])('%s', (_, from, ok) => {
    expect(standingConcession({ ...request, from, through: undefined }, 'x', admin, noHeads)).toMatchObject(
      ok ? { ok, value: { id: 'x', from, givenBy: 'Admin', givenById: 'a1' } } : { ok, code: 'month-passed' },
    );
  });

  it.each([
    [{ value: '0' }, 'value'],
    [{ value: 100.01 }, 'value'],
    [{ value: 'half' }, 'value'],
    [{ value: 10.125 }, 'value'],
    [{ through: '2026-10' }, 'through'],
    [{ unit: 'gold' }, 'unit'],
    [{ reason: '' }, 'reason'],
    [{ concession: 'friend' }, 'concession'],
  ])('is refused with %j', (changes, field) => {
    const asked = newStandingConcessionSchema.safeParse({ ...request, value: 10, ...changes });
    expect(asked.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it('has the last month that was said, and none where none was', () => {
    const through = (last?: string) => standingConcession({ ...request, through: last }, 'x', admin, noHeads);
    expect(through('2026-12')).toMatchObject({ value: { through: '2026-12' } });
    expect(through()).not.toHaveProperty('value.through');
  });

  it('may be all of the fee', () => {
    expect(newStandingConcessionSchema.parse({ ...request, value: 100 })).toMatchObject({ value: 100_00 });
  });

  it('may be more than 100 rupees a month, open or up to a month', () => {
    const asked = { ...request, unit: 'rupees', value: '250.50', through: '' };
    expect(newStandingConcessionSchema.parse(asked)).toMatchObject({ value: 250_50, through: undefined });
  });
});

describe('a concession that ends', () => {
  const end = { studentID: '1234', id: '1', from: '2026-12', reason: 'Brother left' };
  it.each([
    ['with a month to come', [given()], end, undefined],
    ['with this month', [given()], { ...end, from: '2026-11' }, undefined],
    ['not with a month that passed', [given()], { ...end, from: '2026-10' }, 'month-passed'],
    [
      'that would have lasted up to this month',
      [given({ through: '2026-11' })],
      { ...end, from: '2026-11' },
      undefined,
    ],
    ['earlier than was said before', [given({ endedFrom: '2027-01' })], end, undefined],
    [
      'earlier than the same account said before, for the same reason',
      [given({ endedFrom: '2027-01', endReason: 'Brother left', endedById: 'a1' })],
      end,
      undefined,
    ],
    [
      'once, also where the second call gives another reason',
      [given({ endedFrom: '2026-12', endReason: 'Failed', endedById: 'a1' })],
      end,
      'concession-over',
    ],
    [
      'once, also where another account calls',
      [given({ endedFrom: '2026-12', endReason: 'Brother left', endedById: 'a2' })],
      end,
      'concession-over',
    ],
    ['not later than was said before', [given({ endedFrom: '2026-12' })], end, 'concession-over'],
    ['not once it has ended', [given({ endedFrom: '2026-11' })], end, 'concession-over'],
    ['not when it never began', [given({ from: '2027-01', endedFrom: '2027-01' })], end, 'concession-over'],
    ['not when it is over', [given({ from: '2026-04', through: '2026-10' })], end, 'concession-over'],
    ['not when there is none of that name', [given()], { ...end, id: '2' }, 'concession-not-found'],
  ])('%s', (_, concessions, asked, code) => {
    const outcome = endConcession(concessions, asked, admin);
    expect(outcome).toMatchObject(
      code === undefined
        ? {
            ok: true,
            value: [{ id: '1', endedFrom: asked.from, endedBy: 'Admin', endReason: 'Brother left' }],
          }
        : { ok: false, code },
    );
  });
});

it('is as it was when its end is sent again, as the answer was lost', () => {
  const end = { studentID: '1234', id: '1', from: '2026-11', reason: 'Brother left' };
  const ended = endConcession([given()], end, admin);
  if (!ended.ok) throw new Error(ended.code);
  const again = endConcession(ended.value, end, { ...admin, at: noon('2026-11-30') });
  expect(again.ok && again.value).toBe(ended.value);
});

it('ends the one concession that was named of a student with two', () => {
  const two = [given(), given({ id: '2', concession: 'merit' })];
  const end = { studentID: '1234', id: '2', from: '2026-12', reason: 'Failed a class' };
  const outcome = endConcession(two, end, admin);
  expect(outcome.ok && outcome.value.map(({ endedFrom }) => endedFrom)).toEqual([undefined, '2026-12']);
});

describe('a student with a concession', () => {
  const asha: FeePayer = {
    studentID: '1234',
    medium: 'english',
    boardType: 'cbse',
    class: '3',
    feesFrom: '2026-10',
    concessions: [given()],
  };
  const today = { at: noon('2026-12-05'), feeTables: [], heads: [] };

  it('is charged the rest for passed months, and the entry says what was taken off', () => {
    expect(ledgerAt([], asha, today)).toMatchObject([
      { month: '2026-10', studentCurrentCharge: 300_00 },
      {
        month: '2026-11',
        studentCurrentCharge: 270_00,
        charges: [
          {
            head: 'monthly',
            month: '2026-11',
            amount: 270_00,
            concessions: [{ concession: 'sibling', amount: 30_00 }],
          },
        ],
      },
    ]);
  });

  it('owes the rest of this month and of months ahead, and pays it', () => {
    const due = feesDue([], asha, today);
    expect(due).toMatchObject({ currentCharge: 270_00, previousBalance: 570_00 });
    expect(due.ahead[0]).toMatchObject({ month: '2027-01', amount: 270_00 });
    const paid = collectFee(
      [],
      asha,
      { ...due, paidAmount: due.outstandingDue, toward: 'monthly' },
      { by: 'Admin', ...today },
    );
    expect(paid.ok && paid.value.at(-1)).toMatchObject({
      studentCurrentCharge: 270_00,
      updatedBalance: 0,
      charges: [
        { month: '2026-12', amount: 270_00, concessions: [{ concession: 'sibling', amount: 30_00 }] },
      ],
    });
  });

  it('of whom nothing is asked is charged nothing, month by month', () => {
    const rte = { ...asha, concessions: [given({ concession: 'rte', value: 100_00 })] };
    const charges = ledgerAt([], rte, today).map(({ studentCurrentCharge }) => studentCurrentCharge);
    expect(charges).toEqual([300_00, 0]);
    expect(feesDue([], rte, today)).toMatchObject({ currentCharge: 0, outstandingDue: 300_00 });
  });
});

describe('the receipt', () => {
  const holder = {
    studentID: '1234',
    studentFirstName: 'Asha',
    studentLastName: 'Verma',
    fatherName: 'Ramesh Verma',
    class: '3' as const,
    section: 'a' as const,
  };
  const december = { by: 'Meena', byId: 'm1', at: noon('2026-12-05'), feeTables: [], heads: [] };
  const asha = sampleFeePayer({
    feesFrom: '2026-10',
    concessions: [given(), rupees(20, { concession: 'merit', from: '2026-12' })],
  });
  /** October at 300, November at 270, December at 250. @returns the ledger after a payment of the oldest dues */
  const pay = (ledger: Ledger, paid: number) => {
    const due = feesDue(ledger, asha, december);
    const outcome = collectFee(
      ledger,
      asha,
      { ...due, paidAmount: paise(paid * 100), toward: 'monthly' },
      december,
    );
    if (!outcome.ok) throw new Error(outcome.code);
    return [...ledger, ...outcome.value];
  };
  const said = (ledger: Ledger) => {
    const receipt = receiptOf(ledger, ledger.at(-1)?.studentReceiptNo ?? '', holder);
    return receipt?.concessions.map(({ concession, amount }) => [concession, amount / 100]);
  };

  it('says what was taken off the months that it charges or pays, each kind in one sum', () => {
    expect(said(pay([], 820))).toEqual([
      ['sibling', 60],
      ['merit', 20],
    ]);
  });

  it('says it of a month that was charged before and is paid now, and goes on saying the same', () => {
    const october = pay([], 300);
    expect(said(october)).toEqual([
      ['sibling', 30],
      ['merit', 20],
    ]);
    const november = pay(october, 270);
    expect(said(november)).toEqual([['sibling', 30]]);
    const number = october.at(-1)?.studentReceiptNo ?? '';
    expect(receiptOf(november, number, holder)?.concessions).toEqual(
      receiptOf(october, number, holder)?.concessions,
    );
  });

  it('says nothing of a month without one', () => {
    expect(said(pay(pay([], 1), 299))).toEqual([]);
  });
});
