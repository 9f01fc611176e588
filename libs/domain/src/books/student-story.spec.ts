import { addCharge, isPassedMonth, ledgerAt, openLedger, voidReceipt, type Ledger } from '../ledger';
import type { AuditEntry } from '../people';
import { noon } from '../school';
import { sampleFeePayer } from '../students';
import { done, left, on, pay } from '../test/counter';
import { paise } from '../values';
import { storyNarrowed, storyOf, type StoryFilter } from './student-story';

const asha = sampleFeePayer();

/** Owes 50 at first, pays 500 in November, gets a fine the day after; two days later the payment is voided. */
function aLedger(): Ledger {
  const opened = openLedger(asha, paise(5000), on('2026-09-10'));
  const paid = pay(opened, asha, on('2026-11-21'), 500);
  const fine = { head: 'fine' as const, amount: paise(2000), reason: 'Broken window' };
  const fined = [...paid, ...addCharge(paid, asha, fine, on('2026-11-22'))];
  const receipt = paid.at(-1)?.studentReceiptNo ?? '';
  const wrong = { studentReceiptNo: receipt, reason: 'Returned cheque' };
  return ledgerAt(
    done(fined, voidReceipt(fined, asha, wrong, 'payments', on('2026-11-24'))),
    asha,
    on('2026-11-30'),
  );
}

const ledger = aLedger();
const numberOf = (kind: string) => ledger.findLast((entry) => entry.kind === kind)?.studentReceiptNo ?? '';

const line = (at: string, action: AuditEntry['action'], changes: AuditEntry['changes']): AuditEntry => ({
  id: `${action} ${at}`,
  at: new Date(`${at}+05:30`),
  action,
  by: { id: 'r', username: 'ravi', fname: 'Ravi' },
  address: '192.168.1.20',
  subject: { kind: 'student', id: '1234' },
  changes,
});

const log = [
  line('2026-09-10T12:00:01', 'student-registered', [
    { field: 'previousBalance', after: '50' },
    { field: 'moved', after: '-300' },
  ]),
  line('2026-11-22T12:00:01', 'charge-added', [
    { field: 'studentReceiptNo', after: numberOf('charge') },
    { field: 'reason', after: 'Broken window' },
  ]),
  line('2026-11-22T20:00:00', 'signed-in', []),
  line('2026-11-22T20:00:01', 'sign-in-failed', []),
  line('2026-11-23T09:00:00', 'family-reminded', [{ field: 'reminderWay', after: 'sms' }]),
  line('2026-11-23T10:00:00', 'student-changed', [
    { field: 'class', before: '3', after: '4' },
    { field: 'monthlyFee', before: '300', after: '450' },
    { field: 'moved', after: '-20' },
  ]),
  line('2026-11-24T12:00:01', 'entry-reversed', [
    { field: 'studentReceiptNo', after: numberOf('reversal') },
    { field: 'reason', after: 'Returned cheque' },
  ]),
  line('2026-11-24T13:00:00', 'print-failed', [{ field: 'studentReceiptNo', after: numberOf('deposit') }]),
];

// The call that takes the payment has also stored the months that passed.
const written = ledger.map((entry) =>
  entry.kind === 'deposit' || isPassedMonth(entry) ? { ...entry, address: '192.168.1.30' } : entry,
);
const story = storyOf(written, log, ({ fname, username }) => `${fname} (${username})`);
const told = (filter: StoryFilter = {}) =>
  storyNarrowed(story, filter).map(
    ({ at, entry, action, by = '-', address = '-', reason = '-', before, after }) =>
      `${at.toISOString().slice(0, 10)} ${entry ?? action ?? ''}, ${by}, ${address}, ${reason}: ${before / 100} > ${after / 100}`,
  );

describe("a student's story (D85)", () => {
  it('has record and money in one list, newest first, each act once, with the balance before and after', () => {
    expect(told()).toEqual([
      '2026-11-24 print-failed, Ravi (ravi), 192.168.1.20, -: 970 > 970',
      '2026-11-24 reversal, Meena, 192.168.1.20, Returned cheque: 470 > 970',
      '2026-11-23 student-changed, Ravi (ravi), 192.168.1.20, -: 490 > 470',
      '2026-11-23 family-reminded, Ravi (ravi), 192.168.1.20, -: 470 > 470',
      '2026-11-22 charge, Meena, 192.168.1.20, Broken window: 450 > 470',
      '2026-11-21 deposit, Meena, 192.168.1.30, -: 650 > 450',
      '2026-10-31 month, -, -, -: 350 > 650',
      '2026-09-30 month, -, -, -: 50 > 350',
      '2026-09-10 student-registered, Ravi (ravi), 192.168.1.20, -: 50 > 50',
      '2026-09-10 opening, Meena, -, -: 0 > 50',
    ]);
  });

  it.each<[string, StoryFilter, number]>([
    ['money', { kind: 'money' }, 6],
    ['what the family pays', { kind: 'fees' }, 2],
    ['what was shown, sent and printed', { kind: 'told' }, 2],
    ['Tuesday', { from: '2026-11-24', to: '2026-11-24' }, 2],
    ['since Monday, money alone', { from: '2026-11-23', kind: 'money' }, 1],
    ['up to Saturday', { to: '2026-11-21' }, 5],
    ['nothing of the record', { kind: 'record' }, 0],
  ])('is narrowed to %s', (_, filter, count) => {
    expect(told(filter)).toHaveLength(count);
  });

  it('says of an entry what was charged and paid', () => {
    const payment = story.find(({ entry }) => entry === 'deposit');
    expect(payment?.changes).toEqual([
      { field: 'studentReceiptNo', after: numberOf('deposit') },
      { field: 'paidAmount', after: '500' },
      { field: 'mode', after: 'Cash' },
      { field: 'head', after: 'monthly' },
      { field: 'month', after: '2026-11' },
      { field: 'charges', after: '300' },
    ]);
  });

  it('says of an entry without a payment no payment, and of one without a charge no charge', () => {
    expect(story.find(({ entry }) => entry === 'charge')?.changes).toEqual([
      { field: 'studentReceiptNo', after: numberOf('charge') },
      { field: 'head', after: 'fine' },
      { field: 'month', after: '2026-11' },
      { field: 'charges', after: '20' },
    ]);
    const september = on('2026-09-10');
    const inParts = pay(pay([], asha, september, 100), asha, september, 50);
    const [second] = storyOf(inParts, [], ({ username }) => username);
    expect(second?.changes).toEqual([
      { field: 'studentReceiptNo', after: inParts.at(-1)?.studentReceiptNo },
      { field: 'paidAmount', after: '50' },
      { field: 'mode', after: 'Cash' },
    ]);
  });

  it('says of months that were paid ahead the first and the last', () => {
    const opened = openLedger(asha, paise(0), on('2026-09-10'));
    const ahead = pay(opened, asha, on('2026-09-10'), undefined, { throughMonth: '2026-12' });
    const [paid] = storyOf(ahead, [], ({ username }) => username);
    expect(paid?.changes).toContainEqual({ field: 'month', after: '2026-09 – 2026-12' });
  });

  it('says where and why the record was changed', () => {
    const why = [
      { field: 'attendance', before: 'absent', after: 'leave' },
      { field: 'reason', after: 'A note came' },
    ];
    const changed = { ...line('2026-11-25T10:00:00', 'attendance-corrected', why), isAtOfficePc: true };
    expect(storyOf([], [changed], ({ username }) => username)).toMatchObject([
      { kind: 'record', reason: 'A note came', isAtOfficePc: true, changes: [why[0]] },
    ]);
  });

  it('of who is said late to have left tells by the day of that what was done before it', () => {
    const paid = pay([], asha, on('2026-09-10'), undefined, { throughMonth: '2026-12' });
    const gone = ledgerAt(paid, left(asha, noon('2026-11-10')), on('2026-11-20'));
    const lines = [
      line('2026-11-15T09:00:00', 'student-changed', [{ field: 'address', after: 'New Road' }]),
      line('2026-11-20T09:00:00', 'student-left', [
        { field: 'leftOn', after: '2026-11-10' },
        { field: 'moved', after: '-300' },
      ]),
    ];
    const late = storyOf(gone, lines, ({ username }) => username);
    expect(late.map(({ entry, action, after }) => `${entry ?? action ?? ''} ${after / 100}`)).toEqual([
      'student-left -300',
      'take-back -300',
      'student-changed 0',
      'deposit 0',
    ]);
    expect(late[1]?.changes.map(({ field }) => field)).toEqual(['voids', 'head', 'month', 'charges']);
  });

  it('says of an entry that it was made at the office PC', () => {
    const fined = log.map((one) => (one.action === 'charge-added' ? { ...one, isAtOfficePc: true } : one));
    const atOffice = storyOf(ledger, fined, ({ username }) => username).filter((one) => one.isAtOfficePc);
    expect(atOffice.map(({ entry }) => entry)).toEqual(['charge']);
  });

  it('names no receipt where there is none: a balance of before, a month that passed', () => {
    const named = story.flatMap(({ entry, changes }) =>
      changes.some(({ field }) => field === 'studentReceiptNo') && entry !== undefined ? [entry] : [],
    );
    expect(named).toEqual(['reversal', 'charge', 'deposit']);
  });
});
