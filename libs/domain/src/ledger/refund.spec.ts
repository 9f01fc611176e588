import type { FeePayer } from '../fees';
import { noon } from '../school';
import { sampleFeePayer } from '../students';
import { codeOf, done, left, numberOf, on, openOf, pay, rupees, undo, undone } from '../test/counter';
import { balanceOf } from './accrual';
import { addCharge } from './charge';
import { giveConcession } from './concession';
import { creditOf, debitOf, feesDue } from './ledger';
import type { Ledger } from './ledger-entry';
import { outstanding } from './outstanding';
import { refund, refundable, type RefundRequest } from './refund';
import { isVoided } from './void';

const asha = sampleFeePayer({ feesFrom: '2026-11', revision: 0 });
const NOVEMBER = on('2026-11-21');
const gone = left(asha, noon('2026-11-20'));
const security = { head: 'security' as const, amount: rupees(400), reason: 'Admission' };
/** The security deposit and the months up to January are paid. */
const begun = addCharge([], asha, security, NOVEMBER);
const paid = pay(begun, asha, NOVEMBER, undefined, { throughMonth: '2027-01' });

const back = (ledger: Ledger, of: RefundRequest['of'], amount: number, more: Partial<RefundRequest> = {}) =>
  refund(ledger, gone, { of, amount: rupees(amount), reason: 'Moves to Delhi', ...more }, NOVEMBER);

describe('what can be paid back (D75)', () => {
  const due = pay([], asha, NOVEMBER, 100);
  it.each<[string, Ledger, FeePayer, number, number]>([
    ['nothing to a family that owes', due, gone, 0, 0],
    ['nothing to one that has paid ahead and stays', paid, asha, 0, 0],
    ['what was paid for months to come, and the security, once the child has left', paid, gone, 600, 400],
    ['the security alone, as far as it was paid', pay(begun, asha, NOVEMBER, 50), gone, 0, 50],
    ['nothing of a security that was never paid', begun, gone, 0, 0],
  ])('%s', (_, ledger, student, advance, deposit) => {
    expect(refundable(ledger, student, NOVEMBER)).toEqual({
      advance: rupees(advance),
      security: rupees(deposit),
    });
  });

  it('is less by what is due at this moment', () => {
    const december = on('2026-12-03');
    const paidBack = done(paid, back(paid, 'advance', 200));
    expect(refundable(paidBack, gone, december).advance).toBe(rupees(400));
    const fined = [
      ...paidBack,
      ...addCharge(paidBack, gone, { head: 'fine', amount: rupees(50), reason: 'Book' }, december),
    ];
    expect(refundable(fined, gone, december).advance).toBe(rupees(350));
  });
});

describe('a refund', () => {
  it.each<[string, RefundRequest['of'], number, Partial<RefundRequest>, string]>([
    ['of all the credit', 'advance', 600, {}, 'accepted'],
    ['of a paisa more', 'advance', 600.01, {}, 'refund-exceeds'],
    ['of the security', 'security', 400, {}, 'accepted'],
    ['of more than it', 'security', 401, {}, 'refund-exceeds'],
    ['by UPI without a reference', 'advance', 1, { mode: 'UPI' }, 'reference-missing'],
    ['by UPI', 'advance', 1, { mode: 'UPI', reference: '412345678901' }, 'accepted'],
  ])('%s', (_, of, amount, more, code) => {
    expect(codeOf(back(paid, of, amount, more))).toBe(code);
  });

  it('of credit is money that went out, and says so', () => {
    const after = done(paid, back(paid, 'advance', 600));
    expect(after.at(-1)).toMatchObject({
      kind: 'refund',
      studentPaid: -600_00,
      updatedBalance: 0,
      studentPaymentToward: 'advance',
      paidFor: [{ head: 'advance', month: '2026-11', amount: -600_00 }],
    });
    expect(codeOf(back(after, 'advance', 0.01))).toBe('refund-exceeds');
  });

  it('of the security changes nothing in what is owed', () => {
    const after = done(paid, back(paid, 'security', 400));
    expect(after.at(-1)).toMatchObject({
      studentPaid: -400_00,
      updatedBalance: -600_00,
      charges: [{ head: 'security', month: '2026-11', amount: -400_00 }],
      paidFor: [{ head: 'security', month: '2026-11', amount: -400_00 }],
    });
    expect(codeOf(back(after, 'security', 1))).toBe('refund-exceeds');
  });

  it.each<[string, RefundRequest['of'], number]>([
    ['of credit', 'advance', 600],
    ['of the security', 'security', 400],
  ])('%s that was wrong came back, once, and may be paid again', (_, of, amount) => {
    const after = done(paid, back(paid, of, amount));
    const wrong = undone(after, gone, NOVEMBER);
    expect(isVoided(wrong, numberOf(after))).toBe(true);
    expect(refundable(wrong, gone, NOVEMBER)).toEqual(refundable(paid, gone, NOVEMBER));
    expect(codeOf(undo(wrong, gone, NOVEMBER, numberOf(after)))).toBe('receipt-already-voided');
    expect(codeOf(back(wrong, of, amount))).toBe('accepted');
  });
});

describe('a deposit that was paid in parts', () => {
  const DECEMBER = on('2026-12-05');
  const second = [...paid, ...addCharge(paid, asha, { ...security, amount: rupees(200) }, DECEMBER)];
  const inParts = pay(second, asha, DECEMBER);
  const goneInDecember = left(asha, noon('2026-12-04'));
  const given = (ledger: Ledger, amount: number) =>
    done(
      ledger,
      refund(
        ledger,
        goneInDecember,
        { of: 'security', amount: rupees(amount), reason: 'Moves to Delhi' },
        DECEMBER,
      ),
    );

  it.each<[string, number, readonly [string, number][]]>([
    ['a part of the older one', 150, [['2026-11', 150]]],
    ['the older one', 400, [['2026-11', 400]]],
    [
      'the older one, and of the younger what is left',
      500,
      [
        ['2026-11', 400],
        ['2026-12', 100],
      ],
    ],
  ])('is given back: %s', (_, amount, months) => {
    const before = refundable(inParts, goneInDecember, DECEMBER);
    expect(before.security).toBe(rupees(600));
    const after = given(inParts, amount);
    expect(after.at(-1)).toMatchObject({
      studentPaid: rupees(-amount),
      charges: months.map(([month, part]) => ({ head: 'security', month, amount: rupees(-part) })),
    });
    expect(refundable(after, goneInDecember, DECEMBER)).toEqual({
      ...before,
      security: rupees(600 - amount),
    });
    expect(refundable(given(after, 600 - amount), goneInDecember, DECEMBER).security).toBe(0);
  });

  it('is given back as far as each part was paid', () => {
    const november = pay(begun, asha, NOVEMBER);
    const both = [...november, ...addCharge(november, asha, { ...security, amount: rupees(200) }, DECEMBER)];
    const half = pay(both, asha, DECEMBER, 100);
    expect(openOf(half, goneInDecember, DECEMBER)).toContain('security 2026-12 100');
    expect(refundable(half, goneInDecember, DECEMBER).security).toBe(rupees(500));
  });

  it('is given back without what a concession took off it', () => {
    const less = done(
      begun,
      giveConcession(
        begun,
        asha,
        { concession: 'sibling', amount: rupees(100), head: 'security', reason: 'Two children' },
        NOVEMBER,
      ),
    );
    expect(refundable(pay(less, asha, NOVEMBER), gone, NOVEMBER).security).toBe(rupees(300));
    expect(refundable(pay(less, asha, NOVEMBER, 120), gone, NOVEMBER).security).toBe(rupees(120));
  });
});

describe('a payment that turns out void after it was paid back', () => {
  const out = done(paid, back(paid, 'advance', 600));
  const after = undone(done(out, back(out, 'security', 400)), gone, NOVEMBER, numberOf(paid));

  it('is owed: what was charged, and what the family was given', () => {
    expect(openOf(after, gone, NOVEMBER)).toEqual(['monthly 2026-11 300', 'advance 2026-11 1000']);
    expect(outstanding(after, gone, NOVEMBER).amount).toBe(rupees(1300));
    expect(feesDue(after, gone, NOVEMBER).outstandingDue).toBe(rupees(1300));
    expect(refundable(after, gone, NOVEMBER)).toEqual({ advance: 0, security: 0 });
    expect(balanceOf(after)).toBe(after.reduce((all, entry) => all + debitOf(entry) - creditOf(entry), 0));
  });

  it('and can be paid', () => {
    const settled = pay(after, gone, NOVEMBER);
    expect(settled.at(-1)?.paidFor).toEqual([
      { head: 'monthly', month: '2026-11', amount: rupees(300) },
      { head: 'advance', month: '2026-11', amount: rupees(1000) },
    ]);
    expect(openOf(settled, gone, NOVEMBER)).toEqual([]);
  });
});
