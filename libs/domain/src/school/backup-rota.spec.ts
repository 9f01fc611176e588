import { backupName, backupsToRemove, isBackupLate, missingBackup, readBackupName } from './backup-rota';

const dayAt = (first: string, offset: number) =>
  new Date(Date.parse(first) + offset * 86_400_000).toISOString().slice(0, 10);
const daily = (...days: string[]) => days.map((day) => backupName({ day }));
const everyDay = (first: string, count: number) =>
  daily(...Array.from({ length: count }, (_, offset) => dayAt(first, offset)));

/** The backups left if an office makes one on each of these days and clears up after each. */
function after(days: readonly string[], start: readonly string[] = []): string[] {
  return days.reduce<string[]>(
    (names, day) => {
      const now = [...new Set([...names, backupName({ day })])];
      const gone = backupsToRemove(now, day);
      expect(gone).not.toContain(backupName({ day }));
      return now.filter((name) => !gone.includes(name));
    },
    [...start],
  );
}
const daysFrom = (first: string, count: number, step = 1) =>
  Array.from({ length: count }, (_, n) => dayAt(first, n * step));

describe('the backups that stay', () => {
  it.each<[string, string[], string[]]>([
    ['after the first day', daysFrom('2026-11-21', 1), daily('2026-11-21')],
    ['after a week', daysFrom('2026-11-16', 7), everyDay('2026-11-16', 7)],
    [
      'after two weeks: seven days, and the last of the week before',
      daysFrom('2026-11-09', 14),
      daily('2026-11-15', ...daysFrom('2026-11-16', 7)),
    ],
    [
      'after two years of every day',
      daysFrom('2025-01-01', 730),
      daily(
        ...'01-31 02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30'
          .split(' ')
          .map((day) => `2026-${day}`),
        ...'12-13 12-20 12-25 12-26 12-27 12-28 12-29 12-30 12-31'.split(' ').map((day) => `2026-${day}`),
      ),
    ],
    [
      'where the office runs on Mondays alone: days without a backup do not count',
      daysFrom('2026-01-05', 52, 7),
      daily(
        ...'01-26 02-23 03-30 04-27 05-25 06-29 07-27 08-31 09-28 10-26 11-16 11-23 11-30 12-07 12-14 12-21 12-28'
          .split(' ')
          .map((day) => `2026-${day}`),
      ),
    ],
    [
      'over the summer holidays: nothing goes while nothing comes',
      [...daysFrom('2026-05-01', 10), '2026-07-01'],
      daily(...daysFrom('2026-05-05', 6), '2026-07-01', '2026-05-03'),
    ],
  ])('%s', (_, days, expected) => {
    expect(after(days).sort()).toEqual([...expected].sort());
  });

  const good = everyDay('2026-11-15', 7);
  it('a clock that jumps ten years ahead for a day and back harms none of the others', () => {
    const during = after(['2036-11-21'], good);
    expect(good.filter((name) => !during.includes(name))).toEqual([]);
    const back = after(['2026-11-22'], during);
    expect(back).toContain(backupName({ day: '2036-11-21' }));
    expect(good.filter((name) => !back.includes(name))).toEqual([]);
  });

  it('a clock that begins in the year 2000 removes nothing of later years, and is forgotten later', () => {
    const during = after(['2000-01-01', '2000-01-02'], good);
    expect(good.filter((name) => !during.includes(name))).toEqual([]);
    const years = after(daysFrom('2026-11-22', 400), during);
    expect(years.some((name) => name.includes('2000-01'))).toBe(false);
  });

  it.each([
    'letter.txt',
    'school.backup',
    'school-2020-01-01.backup.1234.part',
    '.backup.1234.part',
    'school-2020-13-01.backup',
    'School-2020-01-01.backup',
    'school-2020-01-01-before-format-x.backup',
    'school-2020-01-01-24h.backup',
    'school-2020-01-01-7h.backup',
    'school-2020-01-01-before-lunch-1.backup',
    'school-2020-01-01-before-format-0.backup',
    'school-2020-01-01-before-format-.backup',
    'school-2020-01-01.backup.old',
    'old school-2020-01-01.backup',
  ])('a file that the office has not made by itself stays: %s', (name) => {
    expect(readBackupName(name)).toBeUndefined();
    expect(backupsToRemove([name, ...everyDay('2025-01-01', 700)], '2026-12-31')).not.toContain(name);
  });

  it.each(['format', 'migration'] as const)(
    'the last two before a change by a new version (%s) stay, and count for none of the others',
    (kind) => {
      const before = [
        { day: '2024-01-01', before: { kind, number: 2 } },
        { day: '2025-01-01', before: { kind, number: 3 } },
        { day: '2026-11-21', before: { kind, number: 4 } },
      ].map(backupName);
      expect(readBackupName(`school-2026-11-21-before-${kind}-4.backup`)).toEqual({
        day: '2026-11-21',
        before: { kind, number: 4 },
      });
      const otherKind = kind === 'format' ? 'migration' : 'format';
      const other = backupName({ day: '2020-01-01', before: { kind: otherKind, number: 1 } });
      expect(backupsToRemove([...before, other, ...good], '2026-11-21')).toEqual([before[0]]);
      const inTheHolidays = { day: '2026-05-31', before: { kind, number: 4 } };
      const may = backupName({ day: '2026-05-30' });
      expect(backupsToRemove([backupName(inTheHolidays), may, ...good], '2026-11-21')).toEqual([]);
    },
  );
});

describe('the backups of an hour', () => {
  const day = '2026-11-21';
  const at = (time: string) => new Date(`${day}T${time}:00+05:30`);
  const hours = (...list: number[]) => list.map((hour) => backupName({ day, hour }));

  it('are six, the last ones, beside the one of the day; those of the day before count', () => {
    const yesterday = [21, 22, 23].map((hour) => backupName({ day: '2026-11-20', hour }));
    const names = [...yesterday, backupName({ day }), ...hours(8, 9, 10, 11)];
    expect(backupsToRemove(names, day)).toEqual([yesterday[0]]);
    expect(backupsToRemove([...names, ...hours(12, 13, 14)], day)).toEqual(
      [...yesterday, ...hours(8)].reverse(),
    );
    const inAnyOrder = [...hours(13, 8, 12, 14), ...yesterday, ...hours(11, 9, 10)];
    expect(backupsToRemove(inAnyOrder, day)).toEqual([...yesterday, ...hours(8)].reverse());
    expect(hours(9)).toEqual(['school-2026-11-21-09h.backup']);
    expect(readBackupName('school-2026-11-21-09h.backup')).toEqual({ day, hour: 9 });
  });

  const first = { day, madeAt: at('08:10') };
  const eleven = { day, hour: 11, madeAt: at('11:20') };
  it.each<[string, string, Parameters<typeof missingBackup>[1], string, ReturnType<typeof missingBackup>]>([
    ['the day has none yet', '08:10', [], '08:00', { day }],
    [
      'the day has one before a new version alone',
      '08:10',
      [{ ...first, ...{ before: { kind: 'format', number: 3 } } }],
      '08:00',
      { day },
    ],
    ['somebody has deleted that of the day, and not that of the hour', '11:50', [eleven], '08:00', { day }],
    [
      'yesterday had one in this hour',
      '11:50',
      [first, { day: '2026-11-20', hour: 11, madeAt: new Date('2026-11-20T11:20:00+05:30') }],
      '11:40',
      { day, hour: 11 },
    ],
    [
      'yesterday alone has one',
      '08:10',
      [{ day: '2026-11-20', madeAt: new Date('2026-11-20T08:10:00+05:30') }],
      '08:00',
      { day },
    ],
    ['nothing was written since', '13:00', [first], '08:05', undefined],
    ['nothing was written since the last of two', '13:00', [first, eleven], '11:10', undefined],
    ['the last write is the one that the backup began after', '13:00', [first], '08:10', undefined],
    ['something was written in the hour of the last one', '08:50', [first], '08:40', undefined],
    ['something was written, and an hour has begun', '09:00', [first], '08:40', { day, hour: 9 }],
    ['this hour has one', '11:50', [first, eleven], '11:40', undefined],
    [
      'this hour has one, and the clock was set back since another and the last write',
      '10:50',
      [first, { day, hour: 10, madeAt: at('10:40') }, eleven],
      '11:30',
      undefined,
    ],
    [
      'the next hour has begun, and something was written',
      '12:00',
      [first, eleven],
      '11:40',
      { day, hour: 12 },
    ],
  ])('%s', (_, now, found, written, missing) => {
    expect(missingBackup(at(now), found, at(written))).toEqual(missing);
  });
});

describe('the warning', () => {
  const now = new Date('2026-11-21T09:00:00+05:30');
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  it.each<[string, Date | undefined, Date, boolean]>([
    ['a backup of this morning', ago(1), ago(5000), false],
    ['a backup of exactly two days ago', ago(48), ago(5000), false],
    ['a backup of more than two days ago', ago(48.1), ago(5000), true],
    ['none yet, right after the first start', undefined, ago(0), false],
    ['none yet, on the second day', undefined, ago(30), false],
    ['none yet, and two days have passed', undefined, ago(49), true],
  ])('%s', (_, last, began, isLate) => {
    expect(isBackupLate(now, began, last)).toBe(isLate);
  });
});
