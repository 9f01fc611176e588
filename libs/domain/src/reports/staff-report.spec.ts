import { dayBookTotals, type DayBookPart } from '../books';
import { paise } from '../values';
import { staffFigures, staffLines, staffReportSchema, type StaffSources } from './staff-report';

const part = (
  collectorId: string | undefined,
  amount: number,
  more: Partial<DayBookPart> = {},
): DayBookPart => ({
  branchCode: 'MLMEC',
  mode: 'Cash',
  head: 'monthly',
  collectorId,
  collectedBy: 'Meena',
  kind: 'deposit',
  amount: paise(amount),
  ...more,
});

const sources: StaffSources = {
  parts: [
    part('meena', 30000),
    part('meena', 45000, { mode: 'UPI' }),
    part('ravi', -30000, { kind: 'reversal' }),
    part('ravi', -5000, { kind: 'refund' }),
    part(undefined, 20000, { collectedBy: 'Old Clerk' }),
  ],
  entries: [
    { collectorId: 'meena', collectedBy: 'Meena', kind: 'deposit', count: 3 },
    { collectorId: 'ravi', collectedBy: 'Ravi', kind: 'reversal', count: 1 },
    { collectorId: 'ravi', collectedBy: 'Ravi', kind: 'refund', count: 1 },
    { collectedBy: 'Old Clerk', kind: 'deposit', count: 1 },
  ],
  deeds: [
    { account: 'meena', action: 'student-registered', count: 4 },
    { account: 'khan', action: 'attendance-marked', count: 20 },
    { account: 'khan', action: 'mark-changed', count: 2 },
    { account: 'khan', action: 'mark-corrected', count: 1 },
    { account: 'khan', action: 'signed-in', count: 90 },
    { action: 'student-registered', count: 7 },
  ],
};

const people = [
  { id: 'khan', name: 'Khan', role: 'teacher' },
  { id: 'idle', name: 'Idle', role: 'office' },
  { id: 'meena', name: 'Meena', role: 'office' },
  { id: 'rao', name: 'Rao', role: 'teacher' },
  { id: 'ravi', name: 'Ravi', role: 'admin' },
] as const;

const days = new Map([
  ['rao', { present: 18, absent: 1, leave: 0, half: 1 }],
  ['khan', { present: 0, absent: 0, leave: 0, half: 0 }],
]);

describe('the report of the staff', () => {
  const lines = staffLines(people, sources, days);
  const lineOf = (id: string) => lines.find((line) => line.id === id);

  it('has everybody who did anything, and last whom only old entries name', () => {
    expect(lines.map(({ name }) => name)).toEqual(['Khan', 'Meena', 'Rao', 'Ravi', 'Old Clerk']);
  });

  it.each([
    ['meena', [3, 0, 0], 75000, { registered: 4 }],
    ['ravi', [0, 1, 1], -35000, {}],
    ['khan', [0, 0, 0], 0, { attendance: 20, marksCorrected: 3 }],
    ['rao', [0, 0, 0], 0, {}],
    ['name:Old Clerk', [1, 0, 0], 20000, {}],
  ])('of %s', (id, counts, total, deeds) => {
    const line = lineOf(id);
    expect([line?.receipts, line?.voids, line?.refunds]).toEqual(counts);
    expect(line?.money.total).toBe(total);
    expect(line?.deeds).toMatchObject(deeds);
  });

  it('comes to what the day book comes to, by mode too', () => {
    const book = dayBookTotals(sources.parts);
    expect(staffFigures(sources).money).toEqual({
      modes: book.modes,
      collected: book.collected,
      voided: book.voided,
      refunded: book.refunded,
      total: book.total,
    });
    expect(lines.reduce((sum, { money }) => sum + money.total, 0)).toBe(book.total);
  });

  it('says how often a teacher was there', () => {
    expect(lineOf('rao')?.days).toEqual(days.get('rao'));
    expect(lineOf('meena')).not.toHaveProperty('days');
  });
});

it.each([
  [{}, true],
  [{ firstDay: '2026-04-01', lastDay: '2027-03-31' }, true],
  [{ firstDay: '2026-04-01', lastDay: '2026-03-31' }, false],
  [{ lastDay: '2026-03-31' }, false],
  [{ firstDay: '2026-02-30' }, false],
  [{ person: 'a'.repeat(24) }, true],
  [{ person: 'x' }, false],
])('is asked for by %j: %s', (query, isGood) => {
  expect(staffReportSchema.safeParse(query).success).toBe(isGood);
});
