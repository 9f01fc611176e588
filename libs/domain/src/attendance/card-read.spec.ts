import { cardDaysOf, cardReadsSchema, MOST_READS } from './card-read';

const read = (cardNumber: string, at: string) => ({ cardNumber, at });
const now = new Date('2026-11-25T09:00:00+05:30');

describe('what a card reader sends', () => {
  it.each([
    ['nothing', []],
    [
      'more than at once',
      Array.from({ length: MOST_READS + 1 }, () => read('04A2B3', '2026-11-25T08:00:00Z')),
    ],
    ['no card', [read('', '2026-11-25T08:00:00Z')]],
    ['a card with a path in it', [read('../04', '2026-11-25T08:00:00Z')]],
    ['a day without a time', [read('04A2B3', '2026-11-25')]],
    ['a time without its place', [read('04A2B3', '2026-11-25T08:00:00')]],
    ['a day that is none', [read('04A2B3', '2026-13-45T08:00:00Z')]],
    ['a time with words around it', [read('04A2B3', 'at 2026-11-25T08:00:00Z')]],
    ['operators', [{ cardNumber: { $gt: '' }, at: '2026-11-25T08:00:00Z' }]],
  ])('refuses %s', (_, reads) => {
    expect(cardReadsSchema.safeParse({ reads }).success).toBe(false);
  });

  it('comes to one line a card and day, with the first and the last time', () => {
    const { reads } = cardReadsSchema.parse({
      reads: [
        read('04:a2 b3', '2026-11-25T08:05:00+05:30'),
        read('04A2B3', '2026-11-25T02:30:00Z'),
        read('04A2B3', '2026-11-25T08:02+05:30'),
        read('04A2B3', '2026-11-25T08:06:00+05:30'),
        read('04A2B3', '2026-11-24T18:29:59Z'),
        read('04A2B3', '2026-11-23T18:30Z'),
        read('0012345678', '2026-11-25T08:00:00.5+05:30'),
      ],
    });
    const days = cardDaysOf(reads, now)?.map(({ day, cardNumber, firstAt, lastAt }) => [
      day,
      cardNumber,
      firstAt.toISOString(),
      lastAt.toISOString(),
    ]);
    expect(days).toEqual([
      ['2026-11-25', '04A2B3', '2026-11-25T02:30:00.000Z', '2026-11-25T02:36:00.000Z'],
      ['2026-11-24', '04A2B3', '2026-11-23T18:30:00.000Z', '2026-11-24T18:29:59.000Z'],
      ['2026-11-25', '0012345678', '2026-11-25T02:30:00.500Z', '2026-11-25T02:30:00.500Z'],
    ]);
  });

  it('comes to nothing where the clock of the reader is ahead', () => {
    expect(cardDaysOf([read('04A2B3', '2026-11-25T09:11:00+05:30')], now)).toBeUndefined();
    expect(cardDaysOf([read('04A2B3', '2026-11-25T09:10:00+05:30')], now)).toHaveLength(1);
  });
});
