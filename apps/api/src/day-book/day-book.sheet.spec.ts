import { englishWords, paise, type DayBookEntry } from '@school/domain';
import { writeCsv } from '../exports/write-csv';
import { dayBookSheet } from './day-book.sheet';

const taken = (rupees: number, head: 'monthly' | 'fine'): DayBookEntry => ({
  studentReceiptNo: `MLMEC/1001/${rupees}`,
  kind: rupees < 0 ? 'reversal' : 'deposit',
  studentPaid: paise(rupees * 100),
  branchCode: 'MLMEC',
  mode: 'Cash',
  collectedAt: new Date('2026-11-22T05:00:00Z'),
  studentID: '1001',
  studentName: 'Asha Verma',
  class: '7',
  section: 'a',
  paidFor: [{ head, amount: paise(rupees * 100) }],
});

describe('the day book as a file', () => {
  it('has totals that are what its entries come to, whoever pays while it is written', async () => {
    async function* rows() {
      yield* [taken(300, 'monthly'), taken(50, 'fine')];
      // A payment taken at the next desk meanwhile.
      yield await Promise.resolve(taken(200, 'monthly'));
    }
    const file = (await writeCsv(dayBookSheet(rows(), ['monthly', 'fine'], englishWords))).toString('utf8');
    const lines = file.trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toMatch(/^,Total,.*,500,50,550$/);
  });
});
