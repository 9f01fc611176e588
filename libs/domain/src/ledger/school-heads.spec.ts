import { addHead, closeHead, endHead, takeHead, type FeePayer, type NewHead, type OwnHead } from '../fees';
import { sampleFeePayer } from '../students';
import {
  changed,
  codeOf,
  done,
  left,
  numberOf,
  on,
  openOf,
  pay,
  payment,
  rupees,
  undo,
  undone,
} from '../test/counter';
import { paise, schoolHead, type PaymentType } from '../values';
import { balanceOf, ledgerAt } from './accrual';
import { allocate } from './allocation';
import { addCharge, isChargedWithMonth } from './charge';
import { giveConcession } from './concession';
import { feeMonths } from './fee-months';
import { feesDue } from './ledger';
import { chargesOf, type Ledger } from './ledger-entry';
import { neverCharged } from './never-charged';
import { outstanding } from './outstanding';
import { refund, refundable, refundableOf, refundsIn } from './refund';

const bus = schoolHead('Bus');
const BY = { by: 'Admin', at: on('2026-04-01').at };

const begun = (asked: Partial<NewHead> & Pick<NewHead, 'name'>): OwnHead => {
  const head = addHead(
    [],
    {
      every: 'monthly',
      price: 'one',
      takers: 'all',
      isRefundable: false,
      from: '2026-04',
      ...(asked.stops || asked.bands ? {} : { amount: rupees(100) }),
      ...asked,
    },
    BY,
    false,
  );
  if (!head.ok) throw new Error(head.code);
  return head.value;
};
const busHead = begun({
  name: 'Bus',
  price: 'stop',
  takers: 'chosen',
  stops: [
    { name: 'Naini', amount: rupees(650) },
    { name: 'Civil Lines', amount: rupees(400) },
  ],
});

const day = (date: string, ...heads: OwnHead[]) => on(date, [], heads);

/** Makes the student take the bus, as the API stores it. */
function rides(student: FeePayer, stop: string, from: string, date: string): FeePayer {
  const { revision = 0 } = student;
  const desk = { by: 'Meena', byId: 'm1', at: on(date).at, revision };
  const request = { studentID: '1234', head: bus, stop, from, through: undefined };
  const heads = takeHead(student, request, [busHead], `${revision}`, desk);
  if (!heads.ok) throw new Error(heads.code);
  return { ...student, heads: heads.value, revision: revision + 1 };
}

function walks(student: FeePayer, from: string, date: string): FeePayer {
  const { revision = 0, heads = [] } = student;
  const desk = { by: 'Meena', byId: 'm1', at: on(date).at, revision };
  const over = endHead(heads, { studentID: '1234', id: heads.at(-1)?.id ?? '', from }, desk);
  if (!over.ok) throw new Error(over.code);
  return { ...student, heads: over.value, revision: revision + 1 };
}

const asha = sampleFeePayer({ feesFrom: '2026-11', revision: 0 });
const rider = rides(asha, 'Naini', '2026-12', '2026-11-21');

describe('a head of the school is charged with the months (D78)', () => {
  const exam = begun({ name: 'Exam', every: 'yearly', inMonths: ['12'] });
  const diary = begun({ name: 'Diary', every: 'once' });
  const late = begun({ name: 'Diary', every: 'once', from: '2026-12' });
  const hindiOnly = begun({ name: 'Computer', branch: 'MLMIC' });
  const ofClass = begun({
    name: 'Lab',
    price: 'class',
    bands: {
      'before-1': rupees(0),
      '1-5': rupees(0),
      '6-8': rupees(40),
      '9-10': rupees(60),
      '11-12-science': rupees(90),
      '11-12-arts': rupees(90),
    },
  });
  const third = changed(asha, on('2027-01-05').at, { class: '6' });

  it.each<[string, FeePayer, OwnHead[], string[]]>([
    ['every month, for all', asha, [begun({ name: 'Computer' })], ['11 300+100', '12 300+100', '01 300+100']],
    [
      'from the month in which it was taken, at the stop',
      rider,
      [busHead],
      ['11 300', '12 300+650', '01 300+650'],
    ],
    ['to nobody who has not taken it', asha, [busHead], ['11 300', '12 300', '01 300']],
    ['once a year, in its month', asha, [exam], ['11 300', '12 300+100', '01 300']],
    ['once, with the first month of a student', asha, [diary], ['11 300+100', '12 300', '01 300']],
    ['once, with its own first month', asha, [late], ['11 300', '12 300+100', '01 300']],
    ['in its own branch alone', asha, [hindiOnly], ['11 300', '12 300', '01 300']],
    [
      'by class, and nothing where the class pays nothing',
      third,
      [ofClass],
      ['11 300', '12 300', '01 450+40'],
    ],
    ['several, in one entry', rider, [busHead, exam], ['11 300', '12 300+650+100', '01 300+650']],
  ])('%s', (_, student, heads, months) => {
    const ledger = ledgerAt([], student, day('2027-02-05', ...heads));
    const said = ledger.map(
      ({ month, charges = [] }) => `${month.slice(5)} ${charges.map(({ amount }) => amount / 100).join('+')}`,
    );
    expect(said).toEqual(months);
    expect(ledger.map(({ studentReceiptNo }) => studentReceiptNo.slice(-7))).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
    ]);
  });

  it('and a month that passed is the same, whether it is stored before the bus is given up or after', () => {
    const today = day('2027-02-05', busHead);
    const stored = ledgerAt([], rider, today);
    expect(ledgerAt([], walks(rider, '2027-03', '2027-02-04'), today)).toEqual(stored);
  });

  it('is part of what the counter asks for, and of what it takes ahead', () => {
    const due = feesDue([], rider, day('2026-12-05', busHead));
    expect([due.currentCharge, due.previousBalance]).toEqual([rupees(950), rupees(300)]);
    expect(due.current.map(({ head }) => head)).toEqual(['monthly', bus]);
    const paid = pay([], rider, day('2026-12-05', busHead), undefined, { throughMonth: '2027-02' });
    expect(paid.at(-1)?.paidFor?.filter(({ head }) => head === bus)).toEqual([
      { head: bus, month: '2026-12', amount: rupees(650) },
      { head: bus, month: '2027-01', amount: rupees(650) },
      { head: bus, month: '2027-02', amount: rupees(650) },
    ]);
    expect(openOf(paid, rider, day('2027-02-20', busHead))).toEqual([]);
    const months = feeMonths(paid, feesDue(paid, rider, day('2026-12-06', busHead)), '2026-12');
    expect(months.find(({ month }) => month === '2027-01')).toMatchObject({
      state: 'paid',
      amount: rupees(950),
    });
  });

  it('is paid first by a payment of its type (D50)', () => {
    const paid = pay([], rider, day('2027-01-05', busHead), 700, { toward: bus });
    expect(paid.at(-1)?.paidFor).toEqual([
      { head: bus, month: '2026-12', amount: rupees(650) },
      { head: bus, month: '2027-01', amount: rupees(50) },
    ]);
  });

  it('is lowered by a concession of its own, and by no other (D48)', () => {
    const given = {
      id: '1',
      unit: 'percent',
      value: 50_00,
      from: '2026-12',
      reason: 'Staff',
      givenBy: 'A',
      givenById: 'a',
      givenAt: BY.at,
    };
    const student = {
      ...rider,
      concessions: [{ ...given, concession: 'staff' as const, unit: 'percent' as const, head: bus }],
    };
    expect(ledgerAt([], student, day('2027-01-05', busHead)).at(-1)?.charges).toEqual([
      { head: 'monthly', month: '2026-12', amount: rupees(300) },
      {
        head: bus,
        month: '2026-12',
        amount: rupees(325),
        concessions: [{ concession: 'staff', amount: rupees(325) }],
      },
    ]);
  });
});

describe('months of a head that were paid ahead (D73, D78)', () => {
  const paid: Ledger = pay([], rider, day('2026-12-05', busHead), undefined, { throughMonth: '2027-03' });
  const backOf = (ledger: Ledger) =>
    ledger
      .filter(({ kind }) => kind === 'take-back')
      .map(({ charges = [] }) =>
        charges.map((one) => `${one.head} ${one.month} ${one.amount / 100}`).join(', '),
      );

  it.each<[string, FeePayer, string[], number]>([
    [
      'are the family’s again from the month in which it is given up',
      walks(rider, '2027-02', '2026-12-20'),
      ['school:Bus 2027-02 -650', 'school:Bus 2027-03 -650'],
      -1300,
    ],
    [
      'are charged anew at another stop, the tuition stays paid',
      rides(rider, 'Civil Lines', '2027-01', '2026-12-20'),
      ['school:Bus 2027-01 -650', 'school:Bus 2027-02 -650', 'school:Bus 2027-03 -650'],
      -1950,
    ],
    [
      'are taken back with the tuition when the student leaves, one line a month',
      left(rider, on('2027-01-10').at),
      ['monthly 2027-02 -300, school:Bus 2027-02 -650', 'monthly 2027-03 -300, school:Bus 2027-03 -650'],
      -1900,
    ],
    [
      'stay for the month in which it is given up: that one has begun',
      walks(rider, '2026-12', '2026-12-20'),
      ['school:Bus 2027-01 -650', 'school:Bus 2027-02 -650', 'school:Bus 2027-03 -650'],
      -1950,
    ],
    ['stay when nothing changes', rider, [], 0],
  ])('%s', (_, student, lines, balance) => {
    const ledger = ledgerAt(paid, student, day('2027-01-10', busHead));
    expect(backOf(ledger)).toEqual(lines);
    expect(balanceOf(ledger)).toBe(rupees(balance));
  });

  it('are taken back each on the day of its own reason: the bus was given up, and then the student left', () => {
    const gaveUp = walks(rider, '2027-03', '2026-12-20');
    const ledger = ledgerAt(paid, left(gaveUp, on('2027-01-10').at), day('2027-01-12', busHead));
    expect(backOf(ledger)).toEqual([
      'school:Bus 2027-03 -650',
      'monthly 2027-02 -300, school:Bus 2027-02 -650',
      'monthly 2027-03 -300',
    ]);
    expect(ledger.slice(-3).map(({ month }) => month)).toEqual(['2026-12', '2027-01', '2027-01']);
  });

  it('are credit of the receipt that paid them, where bus and tuition have one each', () => {
    const tuition = pay([], asha, day('2026-11-05', busHead), undefined, { throughMonth: '2027-01' });
    const both = pay(tuition, rider, day('2026-11-21', busHead), undefined, { throughMonth: '2027-01' });
    const ledger = ledgerAt(both, left(rider, on('2026-12-10').at), day('2026-12-12', busHead));
    expect(ledger.slice(-2).map(({ voids }) => voids)).toEqual([numberOf(tuition), numberOf(both)]);
    expect(balanceOf(ledger)).toBe(rupees(-950));
    expect(allocate(ledger).advance).toBe(rupees(950));
  });

  it('come back when the payment is void, with the tuition', () => {
    const ledger = undone(paid, rider, day('2026-12-06', busHead));
    expect(backOf(ledger)).toHaveLength(3);
    expect(feesDue(ledger, rider, day('2027-01-02', busHead)).currentCharge).toBe(rupees(950));
  });

  it('are settled at the new stop by what was paid for the old one', () => {
    const moved = rides(rider, 'Civil Lines', '2027-01', '2026-12-20');
    const ledger = ledgerAt(paid, moved, day('2027-02-05', busHead));
    expect(ledger.at(-1)?.charges).toEqual([{ head: bus, month: '2027-01', amount: rupees(400) }]);
    expect(openOf(paid, moved, day('2027-02-05', busHead))).toEqual([]);
    // Charges at the new stop stay, however late they are stored.
    expect(
      ledgerAt(ledger, moved, day('2027-05-05', busHead)).filter(({ kind }) => kind === 'take-back'),
    ).toHaveLength(3);
  });

  it('belong to nobody, whichever of two desks was first', () => {
    const gaveUp = walks(rider, '2027-01', '2026-12-05');
    // The entry was read before the head was given up and written after it, so it has the older revision.
    expect(backOf(ledgerAt(paid, gaveUp, day('2026-12-06', busHead)))).toHaveLength(3);
  });

  it('stay when the school closes the head', () => {
    const closed = closeHead(busHead, '2027-02', on('2026-12-20').at, true);
    const heads = closed.ok ? [closed.value] : [];
    expect(backOf(ledgerAt(paid, rider, day('2027-01-10', ...heads)))).toEqual([]);
    expect(feesDue(paid, rider, day('2027-04-10', ...heads)).currentCharge).toBe(rupees(300));
  });
});

describe('a charge of a head that was wrong', () => {
  const today = day('2027-01-05', busHead);
  const stored = ledgerAt([], rider, today);

  it('is taken back alone, and the month is not charged it again by itself (D72)', () => {
    const ledger = undone(stored, rider, today, numberOf(stored), { head: bus });
    expect(openOf(ledger, rider, today)).toEqual(['monthly 2026-11 300', 'monthly 2026-12 300']);
    // The fee of the month stands, and is not offered to be booked again.
    expect(neverCharged(ledger, { ...rider, registeredAt: BY.at }, today).map(({ month }) => month)).toEqual([
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
    ]);
  });

  it('is not taken back with the month, of which the bus alone was paid', () => {
    const paid = pay([], rider, today, 650, { toward: bus });
    expect(codeOf(undo(paid, rider, today, numberOf(stored)))).toBe('charge-paid');
  });

  it('is taken back with the whole month when no head is named', () => {
    const ledger = undone(stored, rider, today);
    expect(openOf(ledger, rider, today)).toEqual(['monthly 2026-11 300']);
  });

  it('can be charged again by hand', () => {
    const ledger = undone(stored, rider, today, numberOf(stored), { head: bus });
    const again = addCharge(
      ledger,
      rider,
      { head: bus, amount: rupees(650), reason: 'Rode after all' },
      today,
    );
    expect(balanceOf([...ledger, ...again])).toBe(rupees(1250));
  });

  it('and when that is reversed too, the month is still not charged it by itself (D72)', () => {
    const november = day('2026-11-22', busHead);
    const rode = rides(asha, 'Naini', '2026-11', '2026-11-21');
    const paid = pay([], rode, november, 300);
    const back = undone(paid, rode, november, numberOf(paid), { head: bus });
    const again = [
      ...back,
      ...addCharge(back, rode, { head: bus, amount: rupees(50), reason: 'One day' }, november),
    ];
    expect(openOf(again, rode, day('2026-12-05', busHead))).toEqual([`${bus} 2026-11 50`]);
    expect(openOf(undone(again, rode, november), rode, day('2026-12-05', busHead))).toEqual([]);
  });
});

it('an advance settles the heads of this month one after the other, and the rest is owed (D73)', () => {
  const paid = pay([], rider, day('2026-12-05', busHead), undefined, { throughMonth: '2027-01' });
  const gaveUp = walks(rider, '2027-01', '2026-12-06');
  const again = rides(gaveUp, 'Naini', '2027-02', '2026-12-07');
  expect(outstanding(paid, again, day('2027-02-05', busHead)).dues).toEqual([
    { head: bus, month: '2027-02', amount: rupees(300) },
  ]);
});

describe('a deposit of the school’s own', () => {
  const locker = begun({ name: 'Locker', every: 'once', isRefundable: true, amount: rupees(200) });
  const name = schoolHead('Locker');
  const today = day('2027-01-05', locker);
  const gone = left(asha, on('2027-01-04').at);
  const paid = pay([], asha, today);

  it('is paid back when the student has left, and no more than was paid (D75)', () => {
    expect(refundable(paid, asha, today)).not.toHaveProperty('heads');
    expect(refundable(paid, gone, today)).toMatchObject({ heads: [{ head: name, amount: rupees(200) }] });
    const back = refund(paid, gone, { of: name, amount: rupees(200), reason: 'Key is back' }, today);
    const ledger = done(paid, back);
    expect(refundable(ledger, gone, today)).not.toHaveProperty('heads');
    expect(balanceOf(ledger)).toBe(0);
    expect(codeOf(refund(ledger, gone, { of: name, amount: paise(1), reason: 'Again' }, today))).toBe(
      'refund-exceeds',
    );
  });

  it('is paid back beside another one, and the bus is not (D75, D78)', () => {
    const tablet = begun({ name: 'Tablet', every: 'once', isRefundable: true, amount: rupees(500) });
    const january = day('2027-01-05', locker, tablet, begun({ name: 'Computer' }));
    const heads = refundable(pay([], asha, january), gone, january);
    expect(heads.heads?.map(({ head }) => head)).toEqual([name, tablet.head]);
    expect([name, tablet.head].map((head) => refundableOf(heads, head))).toEqual([rupees(200), rupees(500)]);
    expect(refundsIn(heads)).toEqual([name, tablet.head]);
    expect(refundsIn({ advance: rupees(1), security: rupees(1) })).toEqual(['advance', 'security']);
  });
});

describe('at the counter', () => {
  it.each([
    ['a head of the school is charged with a payment', bus, 'accepted'],
    ['one that there is not, is refused', schoolHead('Gold'), 'head-not-offered'],
  ])('%s', (_, head, code) => {
    const charges = [
      { head, amount: rupees(650), reason: 'A day trip' },
      { head: 'tc' as const, amount: rupees(50), reason: 'TC' },
    ];
    expect(codeOf(payment([], asha, day('2026-11-21', busHead), undefined, { charges }))).toBe(code);
  });

  const exam = begun({ name: 'Exam', every: 'once', takers: 'chosen', amount: rupees(500) });
  const computer = begun({ name: 'Computer', every: 'once', takers: 'chosen', amount: rupees(300) });
  const november = day('2026-11-21', exam, computer);
  const both = [
    { head: exam.head, amount: rupees(500), reason: '2026-27' },
    { head: computer.head, amount: rupees(300), reason: '2026-27' },
  ];

  it('several are charged and paid in one, before months that are older; of a payment of type monthly the months are (D50)', () => {
    const owes = sampleFeePayer();
    const paid = (toward: PaymentType) => {
      const outcome = payment([], owes, november, 800, { charges: both, toward });
      if (!outcome.ok) throw new Error(outcome.code);
      return outcome.value.at(-1)?.paidFor?.map(({ head, amount }) => [head, amount]);
    };
    const parts = [
      [exam.head, rupees(500)],
      [computer.head, rupees(300)],
    ];
    expect(paid(exam.head)).toEqual(parts);
    expect(paid(computer.head)).toEqual([...parts].reverse());
    expect(paid('monthly')?.map(([head]) => head)).toEqual(['monthly', 'monthly', 'monthly']);
  });

  it('one that the month brings itself is not charged once more with it (D78)', () => {
    const forAll = begun({ name: 'Diary', every: 'once', amount: rupees(100) });
    const charges = [{ head: forAll.head, amount: rupees(100), reason: '2026-27' }];
    expect(codeOf(payment([], asha, day('2026-11-21', forAll), undefined, { charges }))).toBe(
      'head-of-months',
    );
  });

  /** Asha, who takes the exam from December on. */
  const examined = (): FeePayer => {
    const request = {
      studentID: '1234',
      head: exam.head,
      stop: undefined,
      from: '2026-12',
      through: undefined,
    };
    const desk = { by: 'Meena', byId: 'm1', at: november.at, revision: 0 };
    const heads = takeHead(asha, request, [exam], 'exam', desk);
    if (!heads.ok) throw new Error(heads.code);
    return { ...asha, heads: heads.value, revision: 1 };
  };

  it('one that was brought to the wrong child is charged when that child takes it (D76)', () => {
    const charges = both.slice(0, 1);
    const wrong = pay([], asha, november, 500, { charges, toward: exam.head });
    const back = undone(wrong, asha, november, undefined, { cause: 'mistyped' });
    expect(openOf(back, examined(), day('2027-01-05', exam))).toContain(`${exam.head} 2026-12 500`);
  });

  it('one that is reversed once its payment is void, too (D47)', () => {
    const charges = both.slice(0, 1);
    const voided = undone(pay([], asha, november, 500, { charges, toward: exam.head }), asha, november);
    const number = voided.find(({ kind }) => kind === 'deposit')?.studentReceiptNo;
    const back = undone(voided, asha, november, number, { head: exam.head });
    expect(openOf(back, examined(), day('2027-01-05', exam))).toContain(`${exam.head} 2026-12 500`);
  });

  it('one that was brought twice, and taken back once, is not charged a third time', () => {
    const charges = both.slice(0, 1);
    const first = pay([], asha, november, 500, { charges, toward: exam.head });
    const second = pay(first, asha, november, 500, { charges, toward: exam.head });
    const back = undone(second, asha, november, numberOf(first), { cause: 'mistyped' });
    expect(openOf(back, examined(), day('2027-01-05', exam)).join()).not.toContain(`${exam.head} 2026-12`);
  });

  it.each([0, 1])('nor one that was charged twice by hand, and reversed once: that of place %i', (place) => {
    const [charge] = both;
    if (!charge) throw new Error('There is none');
    const first = addCharge([], asha, charge, november);
    const twice = [...first, ...addCharge(first, asha, charge, november)];
    const back = undone(twice, asha, november, twice[place]?.studentReceiptNo);
    const open = openOf(back, examined(), day('2027-01-05', exam));
    expect(open.filter((due) => due.startsWith(exam.head))).toEqual([`${exam.head} 2026-11 500`]);
  });

  it('one that the months had charged stays charged when the same, brought by mistake, is taken back (D76)', () => {
    const taker = rides(asha, 'Naini', '2026-11', '2026-11-21');
    const today = day('2026-11-21', busHead);
    const paid = pay([], taker, today);
    const charges = [{ head: bus, amount: rupees(400), reason: 'A day trip' }];
    const wrong = pay(paid, taker, today, 400, { charges, toward: bus });
    const back = undone(wrong, taker, today, undefined, { cause: 'mistyped' });
    expect(feesDue(back, taker, today).outstandingDue).toBe(0);
  });

  it.each([
    ['the child had left in November', left(asha, on('2026-11-20').at)],
    [
      'the child had gone into a class of the same fee in November',
      changed(asha, on('2026-11-20').at, { class: '2' }),
    ],
  ])('what was sold in December stays sold, though it is told later that %s (D47, D73)', (_, told) => {
    const diary = begun({ name: 'Diary', every: 'once', takers: 'chosen', amount: rupees(200) });
    const december = day('2026-12-05', diary);
    const charges = [{ head: diary.head, amount: rupees(200), reason: 'Bought' }];
    const sold = pay([], asha, december, undefined, { charges, toward: diary.head });
    const back = ledgerAt(sold, told, december).slice(sold.length);
    expect(back.flatMap((entry) => chargesOf(entry)).map(({ head, amount }) => [head, amount])).toEqual([
      ['monthly', -300_00],
    ]);
  });

  it('what was sold beside a month that was paid, and reversed, leaves the month as it is (D73, D78)', () => {
    const taker = rides(asha, 'Naini', '2026-11', '2026-11-21');
    const today = day('2026-11-21', busHead);
    const paid = pay([], taker, today, undefined, { throughMonth: '2026-12' });
    const december = day('2026-12-05', busHead);
    const trip = { head: bus, amount: rupees(50), reason: 'A trip' };
    const sold = [...paid, ...addCharge(paid, taker, trip, december)];
    const reversed = undone(sold, taker, december);
    const told = left(taker, on('2026-11-25').at);
    expect(feesDue(reversed, told, december).outstandingDue).toBe(-950_00);
    expect(feesDue(paid, told, december).outstandingDue).toBe(-950_00);
  });

  it('is charged by hand in no month that charges it by itself (D78)', () => {
    const december = day('2026-12-05', exam);
    expect(isChargedWithMonth([], examined(), exam.head, december)).toBe(true);
    expect(isChargedWithMonth([], asha, exam.head, december)).toBe(false);
    expect(isChargedWithMonth(pay([], examined(), december), examined(), exam.head, december)).toBe(false);
  });

  it('nor in one that was paid ahead at the stop of before, by another desk, and is charged anew (D73, D78)', () => {
    const rode = rides(asha, 'Naini', '2026-11', '2026-11-21');
    const paid = pay([], rode, day('2026-11-22', busHead), undefined, { throughMonth: '2026-12' });
    const other = rides(rode, 'Civil Lines', '2026-12', '2026-11-21');
    expect(isChargedWithMonth(paid, other, bus, day('2026-12-05', busHead))).toBe(true);
  });

  it('a type that is no head of the school is refused', () => {
    expect(codeOf(payment([], asha, november, 300, { toward: schoolHead('Gold') }))).toBe('head-not-offered');
  });
});

describe('a concession once', () => {
  const computer = begun({ name: 'Computer', from: '2026-10', amount: rupees(100) });
  const november = day('2026-11-21', computer);
  const owes = sampleFeePayer({ feesFrom: '2026-10', revision: 0 });
  const give = (amount: number) =>
    giveConcession(
      [],
      owes,
      { concession: 'hardship', amount: rupees(amount), reason: 'Father is ill', head: computer.head },
      november,
    );

  it('on one head lowers it alone, this month included, and never another (D78, D80)', () => {
    const given = give(200);
    if (!given.ok) throw new Error(given.code);
    expect(openOf(given.value, owes, november)).toEqual(['monthly 2026-10 300', 'monthly 2026-11 300']);
    expect(codeOf(give(201))).toBe('concession-exceeds-balance');
  });
});
