import type { TestOffice } from '../support/office';
import { inTotal, inTotalBy, only, type PaperCollections } from './paper-collections';
import { dashboardOf, dayBookInParts, movementsOf, registersOf } from './reports';

/** Checks in the evening that each report agrees with the entries of the day, and with the bookkeeper's notes. */
export async function checkDay(
  office: TestOffice,
  collections: PaperCollections,
  day: string,
): Promise<void> {
  const movements = collections.of(day);
  const receipts = only('receipt', movements);
  const voids = only('void', movements);
  const vouchers = only('voucher', movements);
  const count = movements.length;
  const total = inTotal(movements);

  const entries = await movementsOf(office, day);
  const stored = entries.reduce((sum, { studentPaid }) => sum + studentPaid, 0);
  expect({ day, count: entries.length, stored }).toEqual({ day, count, stored: total });

  expect({ day, dayBook: await dayBookInParts(office, day) }).toEqual({
    day,
    dayBook: {
      count,
      entries: total,
      total,
      heads: total,
      branch: inTotalBy('branch', movements),
      mode: inTotalBy('mode', movements),
      collector: inTotalBy('collector', movements),
    },
  });

  expect({ day, dashboard: await dashboardOf(office) }).toEqual({
    day,
    dashboard: {
      receipts: receipts.length,
      collected: inTotal(receipts),
      voids: voids.length,
      voided: inTotal(voids),
      mistyped: 0,
      refunded: inTotal(vouchers),
    },
  });

  expect({ day, registers: await registersOf(office, day, day) }).toMatchObject({
    day,
    registers: {
      receipts: { count: receipts.length, total: inTotal(receipts) },
      vouchers: { count: vouchers.length, total: inTotal(vouchers) },
      numbers: collections.numbersOf(day),
    },
  });
}
