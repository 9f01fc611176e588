import { standingConcessionsOf, type FeePayer, type OwnHead } from '../fees';
import { giveConcession, ledgerAt, openLedger, refund } from '../ledger';
import { noon, type SchoolCode } from '../school';
import { sampleFeePayer } from '../students';
import { changed, done, left, numberOf, on, pay, rupees, undone } from '../test/counter';
import { schoolHead } from '../values';
import { closableSession, SessionSums } from './session-closing';

const asha = sampleFeePayer({ feesFrom: '2026-12', revision: 0 });
const april = on('2027-04-02');

/** The amounts that a student's ledger adds to the figures of a branch, in rupees. */
function figuresOf(
  ledger: ReturnType<typeof pay>,
  student: FeePayer,
  session = '2026-27',
  place: SchoolCode = 'MLMEC',
) {
  const sums = new SessionSums(session);
  sums.add(ledgerAt(ledger, student, april), student);
  const own = sums.figures.find(({ branch }) => branch === place);
  if (!own) throw new Error('No branch');
  const { branch: _, ...figures } = own;
  return Object.fromEntries(
    Object.entries(figures)
      .map(([name, value = 0]): [string, number] => [
        name,
        name === 'owing' || name === 'inAdvance' ? value : value / 100,
      ])
      .filter(([, value]) => value !== 0),
  );
}

const opened = openLedger(asha, rupees(500), on('2026-12-01'));
const december = pay(opened, asha, on('2026-12-05'), 800);

it.each<[string, ReturnType<typeof pay>, FeePayer, object]>([
  [
    'owed 500 before, paid December, owes January to March',
    december,
    asha,
    { charged: 1700, collected: 800, outstanding: 900, owed: 900, owing: 1 },
  ],
  [
    'paid in April: not of this session',
    pay(december, asha, april),
    asha,
    { charged: 1700, collected: 800, outstanding: 900, owed: 900, owing: 1 },
  ],
  [
    'the payment was void',
    undone(december, asha, on('2026-12-06')),
    asha,
    { charged: 1700, outstanding: 1700, owed: 1700, owing: 1 },
  ],
  [
    'half of January was conceded, and that was a mistake',
    (() => {
      const request = { concession: 'hardship' as const, amount: rupees(150), reason: 'Asked' };
      const given = done(december, giveConcession(december, asha, request, on('2027-01-05')));
      return undone(given, asha, on('2027-01-06'), numberOf(given));
    })(),
    asha,
    { charged: 1700, collected: 800, outstanding: 900, owed: 900, owing: 1 },
  ],
  [
    'paid to May in December, went up to VI in March, got April and May back',
    (() => {
      const paid = pay(opened, asha, on('2026-12-05'), undefined, { throughMonth: '2027-05' });
      const six = changed(asha, noon('2027-03-20'), { class: '6' });
      const back = { of: 'advance' as const, amount: rupees(600), reason: 'Asked', mode: 'Cash' as const };
      return done(paid, refund(paid, six, back, on('2027-03-21')));
    })(),
    changed(asha, noon('2027-03-20'), { class: '6' }),
    { charged: 1700, collected: 2300, refunded: 600 },
  ],
  [
    'was conceded half of January',
    (() => {
      const request = { concession: 'hardship' as const, amount: rupees(150), reason: 'Asked' };
      return done(december, giveConcession(december, asha, request, on('2027-01-05')));
    })(),
    asha,
    { charged: 1700, concessions: 150, collected: 800, outstanding: 750, owed: 750, owing: 1 },
  ],
  [
    'paid to May in December, and went up to VI in March',
    pay(opened, asha, on('2026-12-05'), undefined, { throughMonth: '2027-05' }),
    changed(asha, noon('2027-03-20'), { class: '6' }),
    { charged: 1700, collected: 2300, outstanding: -600, advance: 600, inAdvance: 1 },
  ],
  [
    'left in December, and got the security back',
    (() => {
      const charges = [{ head: 'security' as const, amount: rupees(400), reason: 'Admission' }];
      const paid = pay([], asha, on('2026-12-05'), undefined, { charges });
      const back = { of: 'security' as const, amount: rupees(400), reason: 'Left', mode: 'Cash' as const };
      return done(paid, refund(paid, left(asha, noon('2026-12-20')), back, on('2026-12-21')));
    })(),
    left(asha, noon('2026-12-20')),
    { charged: 300, collected: 700, refunded: 400 },
  ],
])('a session of who %s', (_, ledger, student, figures) => {
  expect(figuresOf(ledger, student)).toEqual(figures);
});

const atCollege = changed(asha, noon('2027-01-10'), { medium: 'hindi', boardType: 'up' });
const paidAtCollege = pay(opened, atCollege, on('2027-02-05'));

it.each<[string, ReturnType<typeof pay>, string, object, object]>([
  [
    'owes',
    opened,
    '2026-27',
    { charged: 800, transferred: -800 },
    { charged: 900, transferred: 800, outstanding: 1700, owed: 1700, owing: 1 },
  ],
  [
    'paid all of it there',
    paidAtCollege,
    '2026-27',
    { charged: 800, transferred: -800 },
    { charged: 900, transferred: 800, collected: 1400, outstanding: 300, owed: 300, owing: 1 },
  ],
  [
    'paid here, and the receipt is void',
    undone(december, atCollege, on('2027-02-06'), numberOf(december)),
    '2026-27',
    { charged: 800, transferred: -800 },
    { charged: 900, transferred: 800, outstanding: 1700, owed: 1700, owing: 1 },
  ],
  [
    'owes, in the next session',
    opened,
    '2027-28',
    {},
    { broughtForward: 1700, outstanding: 1700, owed: 1700, owing: 1 },
  ],
])('a student who went to the other branch in January and %s', (_, ledger, session, centre, college) => {
  expect(figuresOf(ledger, atCollege, session)).toEqual(centre);
  expect(figuresOf(ledger, atCollege, session, 'MLMIC')).toEqual(college);
});

/** March is charged before the change of the branch, so that no entry comes after it. */
const partPaid = pay(opened, asha, on('2027-03-05'), 700);
const moved = (day: string) => changed(asha, noon(day), { medium: 'hindi', boardType: 'up' });
const owing1000 = { outstanding: 1000, owed: 1000, owing: 1 };

it.each<[string, FeePayer, string, object, object]>([
  [
    'in March, after its fee was charged',
    moved('2027-03-15'),
    '2026-27',
    { charged: 1700, collected: 700, transferred: -1000 },
    { transferred: 1000, ...owing1000 },
  ],
  [
    'in March, in the next session',
    moved('2027-03-15'),
    '2027-28',
    {},
    { broughtForward: 1000, ...owing1000 },
  ],
  [
    'in April, before the session is closed',
    moved('2027-04-01'),
    '2026-27',
    { charged: 1700, collected: 700, ...owing1000 },
    {},
  ],
  [
    'in April, in the session of that April',
    moved('2027-04-01'),
    '2027-28',
    { broughtForward: 1000, transferred: -1000 },
    { transferred: 1000, ...owing1000 },
  ],
  [
    'for April, but left in March',
    left({ ...moved('2027-04-01'), classSession: '2027-28' }, noon('2027-03-20')),
    '2027-28',
    { broughtForward: 1000, ...owing1000 },
    {},
  ],
])('a student who owes and went to the other branch %s', (_, student, session, centre, college) => {
  expect(figuresOf(partPaid, student, session)).toEqual(centre);
  expect(figuresOf(partPaid, student, session, 'MLMIC')).toEqual(college);
});

const sibling = {
  id: '1',
  concession: 'sibling' as const,
  unit: 'percent' as const,
  value: 50,
  from: '2026-12',
  reason: 'Brother',
  givenBy: 'Admin',
  givenById: 'a1',
  givenAt: '2026-12-01T06:30:00.000Z',
};

it('says standing concessions beside what was charged, and begins the next with what was left', () => {
  const concessions = standingConcessionsOf([sibling]);
  const half = { ...asha, concessions };
  expect(figuresOf([], half)).toEqual({
    charged: 1200,
    concessions: 600,
    outstanding: 600,
    owed: 600,
    owing: 1,
  });
  expect(figuresOf([], half, '2027-28')).toMatchObject({ broughtForward: 600, outstanding: 600 });
});

it('says nothing of a month that was taken back as wrong, nor of what a concession had taken off it', () => {
  const half = { ...asha, concessions: standingConcessionsOf([sibling]) };
  const january = on('2027-01-05');
  const december = ledgerAt([], half, january);
  expect(figuresOf(undone(december, half, january), half)).toMatchObject({ charged: 900, concessions: 450 });
});

it('takes back with the bus alone nothing of what a concession took off the tuition', () => {
  const school: OwnHead[] = [
    {
      ...{ head: schoolHead('Bus'), every: 'monthly', price: 'one', takers: 'chosen', isRefundable: false },
      amounts: [{ from: '2026-12', amount: rupees(100), addedBy: 'Admin', addedAt: noon('2026-12-01') }],
    },
  ];
  const taken = { id: '1', head: schoolHead('Bus'), from: '2026-12', takenBy: 'Meena', takenById: 'm1' };
  const rider = {
    ...asha,
    concessions: standingConcessionsOf([sibling]),
    heads: [{ ...taken, takenAt: noon('2026-12-01') }],
  };
  const paid = pay([], rider, on('2026-12-05', [], school), undefined, { throughMonth: '2027-02' });
  const end = { from: '2027-01', by: 'Meena', byId: 'm1', at: noon('2026-12-20'), revision: 0 };
  const walker = { ...rider, heads: rider.heads.map((one) => ({ ...one, ends: [end] })), revision: 1 };
  const sums = new SessionSums('2026-27');
  sums.add(ledgerAt(paid, walker, on('2027-04-02', [], school)), walker);
  expect(sums.figures[0]).toMatchObject({ charged: rupees(4 * 300 + 100), concessions: rupees(4 * 150) });
});

it('takes back with months ahead what concessions had taken off them, and no more', () => {
  const bus: OwnHead = {
    head: schoolHead('Bus'),
    every: 'monthly',
    price: 'one',
    takers: 'all',
    isRefundable: false,
    amounts: [{ from: '2026-12', amount: rupees(100), addedBy: 'Admin', addedAt: noon('2026-12-01') }],
    closedFrom: '2027-03',
  };
  const half = { ...asha, concessions: standingConcessionsOf([{ ...sibling, from: '2027-01' }]) };
  const paid = pay(opened, half, on('2026-12-05', [], [bus]), undefined, { throughMonth: '2027-02' });
  const six = changed(half, noon('2026-12-20'), { class: '6' });
  const sums = new SessionSums('2026-27');
  sums.add(ledgerAt(paid, six, on('2027-04-02', [], [bus])), six);
  expect(sums.figures[0]).toMatchObject({
    // 500 from before, December at 300, January to March at 450, and the bus up to February.
    charged: rupees(500 + 300 + 3 * 450 + 3 * 100),
    concessions: rupees(3 * 225),
    collected: rupees(500 + 300 + 2 * 150 + 3 * 100),
    outstanding: rupees(375),
  });
});

it.each([
  ['2027-03-31', '2025-26'],
  ['2027-04-01', '2026-27'],
  ['2028-03-31', '2026-27'],
  ['2028-04-01', '2027-28'],
])('on %s the last session that is over is %s', (day, session) => {
  expect(closableSession(noon(day))).toBe(session);
});

it.each([
  ['00:09', '2025-26'],
  ['00:11', '2026-27'],
])(
  'a payment that is on its way at midnight of 31 March is in the figures: at %s it is %s',
  (time, session) => {
    expect(closableSession(new Date(`2027-04-01T${time}:00+05:30`))).toBe(session);
  },
);
