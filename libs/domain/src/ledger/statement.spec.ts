import type { StandingConcession } from '../fees';
import { sampleFeePayer } from '../students';
import { done, left, on, pay, rupees } from '../test/counter';
import { ledgerAt } from './accrual';
import { addCharge } from './charge';
import { giveConcession } from './concession';
import { openLedger } from './ledger';
import type { Ledger } from './ledger-entry';
import { chargedAndPaid, sessionsOf, statementOf } from './statement';
import { voidReceipt } from './void';

const asha = sampleFeePayer();

/** Owes 50 at first, pays 500 in November, gets a fine; in April of the next session the payment is voided. */
function aLedger(): Ledger {
  const opened = openLedger(asha, rupees(50), on('2026-09-10'));
  const paid = pay(opened, asha, on('2026-11-21'), 500);
  const fine = { head: 'fine' as const, amount: rupees(20), reason: 'Broken window' };
  const fined = [...paid, ...addCharge(paid, asha, fine, on('2026-11-22'))];
  const merit = { concession: 'merit' as const, amount: rupees(30), reason: 'First of the class' };
  const lowered = done(fined, giveConcession(fined, asha, merit, on('2026-11-23')));
  const receipt = paid.at(-1)?.studentReceiptNo ?? '';
  const wrong = { studentReceiptNo: receipt, reason: 'Returned cheque' };
  return done(lowered, voidReceipt(lowered, asha, wrong, 'payments', on('2027-04-02')));
}

const told = (ledger: Ledger, session?: string) =>
  statementOf(ledger, session).lines.map(
    ({ date, entry, charge, debit, credit, balance }) =>
      `${date} ${entry.kind}${charge ? ` ${charge.head} ${charge.month}` : ''}: ${debit / 100} - ${credit / 100} = ${balance / 100}`,
  );

const firstSession = [
  '2026-09-10 opening opening 2026-09: 50 - 0 = 50',
  '2026-09-30 charge monthly 2026-09: 300 - 0 = 350',
  '2026-10-31 charge monthly 2026-10: 300 - 0 = 650',
  '2026-11-21 deposit monthly 2026-11: 300 - 0 = 950',
  '2026-11-21 deposit: 0 - 500 = 450',
  '2026-11-22 charge fine 2026-11: 20 - 0 = 470',
  '2026-11-23 concession: 0 - 30 = 440',
  '2026-12-31 charge monthly 2026-12: 300 - 0 = 740',
  '2027-01-31 charge monthly 2027-01: 300 - 0 = 1040',
  '2027-02-28 charge monthly 2027-02: 300 - 0 = 1340',
  '2027-03-31 charge monthly 2027-03: 300 - 0 = 1640',
];
const secondSession = ['2027-04-02 reversal: 500 - 0 = 2140'];

describe('a statement of account', () => {
  it('tells each charge and each payment by itself, with what was owed after it', () => {
    expect(told(aLedger())).toEqual([...firstSession, ...secondSession]);
  });

  it.each([
    ['of all years', undefined, [...firstSession, ...secondSession], 0, 2670, 530, 2140],
    ['of the first session', '2026-27', firstSession, 0, 2170, 530, 1640],
    ['of the next session begins with what was owed', '2027-28', secondSession, 1640, 500, 0, 2140],
    ['of a session without entries', '2030-31', [], 0, 0, 0, 0],
  ])('%s', (_, session, lines, opening, debits, credits, closing) => {
    expect(told(aLedger(), session)).toEqual(lines);
    expect(statementOf(aLedger(), session)).toMatchObject({
      opening: rupees(opening),
      debits: rupees(debits),
      credits: rupees(credits),
      closing: rupees(closing),
    });
  });

  it('knows in which sessions there is something to tell', () => {
    expect(sessionsOf(aLedger())).toEqual(['2026-27', '2027-28']);
    expect(sessionsOf([])).toEqual([]);
  });

  it('tells a charge that was taken back as one line, in favour of the family', () => {
    const fine = { head: 'fine' as const, amount: rupees(20), reason: 'Broken window' };
    const september = on('2026-09-10');
    const fined = addCharge([], asha, fine, september);
    const wrong = { studentReceiptNo: fined.at(-1)?.studentReceiptNo ?? '', reason: 'Other child' };
    const back = done(fined, voidReceipt(fined, asha, wrong, 'all', september));
    expect(told(back)).toEqual([
      '2026-09-10 charge fine 2026-09: 20 - 0 = 20',
      '2026-09-10 reversal fine 2026-09: 0 - 20 = 0',
    ]);
  });

  it('adds up in each session when a leaving in March is told in April (D73, D74)', () => {
    const student = { ...asha, revision: 0, feesFrom: '2027-01' };
    const paid = pay([], student, on('2027-01-05'), undefined, { throughMonth: '2027-06' });
    const fine = { head: 'fine' as const, amount: rupees(20), reason: 'Lost book' };
    const fined = [...paid, ...addCharge(paid, student, fine, on('2027-04-02'))];
    const ledger = ledgerAt(fined, left(student, on('2027-03-20').at), on('2027-04-05'));
    const [first, second] = sessionsOf(ledger).map((session) => statementOf(ledger, session));
    expect([first?.opening, first?.closing, second?.opening, second?.closing]).toEqual(
      [0, -900, -900, -880].map(rupees),
    );
    for (const told of [first, second, statementOf(ledger)]) {
      if (!told) throw new Error('No session');
      expect(told.opening + told.debits - told.credits).toBe(told.closing);
      expect(told.lines.at(-1)?.balance).toBe(told.closing);
    }
  });

  it('keeps a month in it that a concession made free, and leaves out a payment that charged nothing more', () => {
    const free: StandingConcession = {
      id: '1',
      concession: 'rte',
      unit: 'percent',
      value: 100_00,
      from: '2026-09',
      reason: 'Right to education',
      givenBy: 'Admin',
      givenById: 'a1',
      givenAt: new Date('2026-09-01T05:00:00Z'),
    };
    const ledger = ledgerAt([], { ...asha, concessions: [free] }, on('2026-10-05'));
    expect(statementOf(ledger).lines).toHaveLength(1);
  });
});

describe('what was charged and paid', () => {
  it('has the previous balance in it and takes off concessions and what was voided', () => {
    // Owed 50 before, months from September to March, a fine of 20, less 30.
    expect(chargedAndPaid(aLedger())).toEqual({ charged: rupees(50 + 7 * 300 + 20 - 30), paid: 0 });
  });

  it('has the fees of this month in it, which no entry has charged yet', () => {
    const paid = pay(openLedger(asha, rupees(50), on('2026-09-10')), asha, on('2026-09-12'), 350);
    expect(chargedAndPaid(paid)).toEqual({ charged: rupees(350), paid: rupees(350) });
    expect(chargedAndPaid(paid, rupees(300))).toEqual({ charged: rupees(650), paid: rupees(350) });
  });
});
