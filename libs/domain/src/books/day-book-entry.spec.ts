import { addCharge, giveConcession, ledgerAt, openLedger } from '../ledger';
import { sampleFeePayer } from '../students';
import { done, numberOf, on, pay, rupees, undone } from '../test/counter';
import { paise, type FeeHead } from '../values';
import { paidByHead } from './day-book-entry';

const asha = sampleFeePayer();
const NOVEMBER = on('2026-11-21');
const OPENED = openLedger(asha, rupees(50), NOVEMBER);

describe('what was taken from a student', () => {
  const paid = pay(OPENED, asha, NOVEMBER, 650);
  const voided = undone(paid, asha, NOVEMBER);

  it('is what each entry says that its money was for, a void the same below zero (D71)', () => {
    const collections = voided.filter(({ paidFor }) => paidFor !== undefined);
    expect(collections).toMatchObject([
      {
        studentPaid: 650_00,
        collectorId: 'm1',
        paidFor: [
          { head: 'opening', amount: 50_00 },
          { head: 'monthly', month: '2026-09', amount: 300_00 },
          { head: 'monthly', month: '2026-10', amount: 300_00 },
        ],
      },
      { voids: numberOf(paid), reason: 'Mistake', studentPaid: -650_00 },
    ]);
    expect(collections.map(({ paidFor = [] }) => paidByHead(paidFor))).toEqual([
      [
        { head: 'opening', amount: 50_00 },
        { head: 'monthly', amount: 600_00 },
      ],
      [
        { head: 'opening', amount: -50_00 },
        { head: 'monthly', amount: -600_00 },
      ],
    ]);
  });

  it('is nothing where months passed, something was charged, or a concession was given', () => {
    const fine = { head: 'fine' as const, amount: rupees(20), reason: 'Window' };
    const charged = [...OPENED, ...addCharge(OPENED, asha, fine, NOVEMBER)];
    const hardship = { concession: 'hardship' as const, amount: rupees(10), reason: 'Asked' };
    const eased = done(charged, giveConcession(charged, asha, hardship, NOVEMBER));
    const ledger = ledgerAt(eased, asha, on('2027-01-05'));
    expect(ledger.filter(({ paidFor }) => paidFor !== undefined)).toEqual([]);
  });
});

describe('what was paid, by head', () => {
  const part = (head: string, amount: number) => ({ head: head as FeeHead, amount: paise(amount) });

  it.each([
    [
      'each head once, in the order of the heads',
      [part('fine', 5), part('monthly', 7), part('fine', 1)],
      [part('monthly', 7), part('fine', 6)],
    ],
    ['no head of which nothing is left', [part('fine', 5), part('fine', -5)], []],
    [
      'and no amount is left out of a head that there is not',
      [part('H', 5), part('monthly', 7)],
      [part('monthly', 7), part('H', 5)],
    ],
  ])('%s', (_, parts, expected) => {
    expect(paidByHead(parts)).toEqual(expected);
  });
});
