import { failAttempt, giveBackAttempts, reserveAttempt, WINDOW, type Attempt } from './attempts';

const at = (seconds: number) => new Date(seconds * 1000);
const failures = (...seconds: number[]): Attempt[] =>
  seconds.map((second) => ({ id: `f${second}`, at: at(second), failed: true }));
const FIVE = [{ most: 5 }];
const mine = { id: 'new', from: 'here' };

describe('attempts to sign in', () => {
  it.each([
    ['nobody tried yet', [], 100, 'reserved'],
    ['four failed', failures(1, 2, 3, 4), 100, 'reserved'],
    ['five failed', failures(1, 2, 3, 4, 5), 100, 'refused'],
    ['the first of five no longer counts', failures(1, 2, 3, 4, 5), 1 + WINDOW / 1000, 'reserved'],
    ['the first of five counts for one more second', failures(1, 2, 3, 4, 5), WINDOW / 1000, 'refused'],
    [
      'four failed, one is being checked',
      [...failures(1, 2, 3, 4), { id: 'now', at: at(99), failed: false }],
      100,
      'wait',
    ],
    [
      'five failed while the clock was an hour ahead',
      failures(3701, 3702, 3703, 3704, 3705),
      100,
      'reserved',
    ],
    ['five failed while the clock was ten seconds ahead', failures(106, 107, 108, 109, 110), 100, 'reserved'],
    ['five failed at an office whose clock is a little ahead', failures(1, 2, 3, 4, 109), 100, 'refused'],
    [
      'a check that never ended',
      [...failures(1, 2, 3, 4), { id: 'now', at: at(90), failed: false }],
      100,
      'refused',
    ],
  ] as const)('%s', (_, attempts, now, kind) => {
    expect(reserveAttempt(attempts, mine, FIVE, at(now)).kind).toBe(kind);
  });

  const here = (attempt: Pick<Attempt, 'from'>) => attempt.from === 'here';
  const elsewhere = failures(1, 2, 3, 4, 5).map((attempt) => ({ ...attempt, from: 'there' }));
  it.each([
    ['five failed elsewhere, and twenty may', [{ most: 5, counts: here }, { most: 20 }], 'reserved'],
    ['five failed elsewhere, and five may', [{ most: 5, counts: here }, { most: 5 }], 'refused'],
  ] as const)('%s', (_, bounds, kind) => {
    expect(reserveAttempt(elsewhere, mine, bounds, at(100)).kind).toBe(kind);
  });

  it('waits for the place of this desk, however many are free at the address', () => {
    const attempts = [...failures(1, 2, 3, 4), { id: 'now', at: at(99), failed: false }];
    expect(reserveAttempt(attempts, mine, [...FIVE, { most: 20 }], at(100)).kind).toBe('wait');
  });

  it('names the seconds until every bound has a free place again', () => {
    const later = failures(51, 52, 53, 54, 55).map((attempt) => ({ ...attempt, from: 'here' }));
    const bounds = [{ most: 5, counts: here }, { most: 10 }];
    expect(reserveAttempt([...elsewhere, ...later], mine, bounds, at(101))).toEqual({
      kind: 'refused',
      retryAfterSeconds: 850,
    });
  });

  it('names the seconds until the oldest failure no longer counts', () => {
    expect(reserveAttempt(failures(1, 2, 3, 4, 5), mine, FIVE, at(301))).toEqual({
      kind: 'refused',
      retryAfterSeconds: 600,
    });
  });

  it('drops what no longer counts, so a log never grows', () => {
    const reservation = reserveAttempt(failures(1, 2, 3), mine, FIVE, at(2 + WINDOW / 1000));
    expect(reservation.kind === 'reserved' && reservation.attempts.map(({ id }) => id)).toEqual([
      'f3',
      'new',
    ]);
  });

  it('keeps a failed place taken and frees one that is given back', () => {
    const attempts = [{ id: 'a', at: at(1), failed: false }];
    expect(failAttempt(attempts, 'a')).toEqual([{ id: 'a', at: at(1), failed: true }]);
    expect(giveBackAttempts(attempts, new Set(['a']))).toEqual([]);
  });
});
