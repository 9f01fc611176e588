import { standingConcessionsOf, type FeePayer } from '../fees';
import { giveConcession, ledgerAt, openLedger, refund } from '../ledger';
import { sampleFeePayer } from '../students';
import { changed, codeOf, done, noon, numberOf, on, pay, rupees, undone } from '../test/counter';
import { closableSession, SessionSums } from './session-closing';

const asha = sampleFeePayer({ feesFrom: '2026-12', revision: 0 });
const april = on('2027-04-02');

/** What a student's ledger adds to the figures of the branch MLMEC, in rupees. */
function figuresOf(ledger: ReturnType<typeof pay>, student: FeePayer, session = '2026-27') {
  const sums = new SessionSums(session);
  sums.add(ledgerAt(ledger, student, april));
  const [own] = sums.figures;
  if (!own) throw new Error('No branch');
  const { branch: _, ...figures } = own;
  return Object.fromEntries(
    Object.entries(figures)
      .map(([name, value]): [string, number] => [
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
])('a session of who %s', (_, ledger, student, figures) => {
  expect(figuresOf(ledger, student)).toEqual(figures);
});

it('says standing concessions beside what was charged, and begins the next with what was left', () => {
  const concessions = standingConcessionsOf([
    {
      id: '1',
      concession: 'sibling',
      unit: 'percent',
      value: 50,
      from: '2026-12',
      reason: 'Brother',
      givenBy: 'Admin',
      givenById: 'a1',
      givenAt: '2026-12-01T06:30:00.000Z',
    },
  ]);
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

it.each([
  ['2026-27', '2027-03-31', 'session-not-over'],
  ['2026-27', '2027-04-01', 'accepted'],
  ['2026-27', '2028-03-31', 'accepted'],
  ['2026-27', '2028-04-01', 'session-not-over'],
  ['2025-26', '2027-04-01', 'session-not-over'],
])('%s can be closed on %s: %s', (session, day, code) => {
  expect(codeOf(closableSession(session, noon(day)))).toBe(code);
});

it.each([
  ['00:09', 'session-not-over'],
  ['00:11', 'accepted'],
])(
  'a payment that is on its way at midnight of 31 March is in the figures: at %s the session is closable: %s',
  (time, code) => {
    expect(codeOf(closableSession('2026-27', new Date(`2027-04-01T${time}:00+05:30`)))).toBe(code);
  },
);
