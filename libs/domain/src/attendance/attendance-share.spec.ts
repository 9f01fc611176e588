import type { OccasionContent } from '../calendar';
import type { AttendanceState } from '../values';
import type { AttendanceRecord } from './attendance';
import {
  attendanceFigures,
  attendanceShare,
  daysOf,
  daysPresent,
  isLowAttendance,
  sumOfTallies,
  tallyOf,
  wasAtSchool,
  type Attending,
} from './attendance-share';

const days = (state: AttendanceState, count: number) =>
  Array.from<AttendanceState>({ length: count }).fill(state);

const record = (day: string, attendance: AttendanceState, student = 'a-1'): AttendanceRecord => ({
  branch: 'MLMEC',
  class: '3',
  section: 'a',
  day,
  revision: 1,
  marks: [{ student, attendance }],
});

const asha: Attending = { foldedId: 'a-1', dateOfAdmission: '2026-04-06' };

const holiday = (day: string): OccasionContent => ({
  occasionKind: 'holiday',
  title: 'Holi',
  firstDay: day,
  lastDay: day,
});

describe('the share of the days', () => {
  it.each([
    ['no day', [], undefined, false],
    ['every day', days('present', 20), 100, false],
    ['no day of some', days('absent', 3), 0, true],
    ['leave, which is no day present', [...days('present', 3), ...days('leave', 1)], 75, false],
    ['three quarters to the day', [...days('present', 75), ...days('absent', 25)], 75, false],
    ['half a day less', [...days('present', 74), 'half', ...days('absent', 25)], 74.5, true],
    ['a half that makes the three quarters', ['present', 'half'], 75, false],
    ['one of three', ['present', 'absent', 'absent'], 33.3, true],
    ['two of three', ['present', 'present', 'absent'], 66.7, true],
    // 1 of 16 is 6.25.
    ['a twentieth, rounded half up', ['present', ...days('absent', 15)], 6.3, true],
    // 3 of 16 is 18.75, 13 of 16 is 81.25.
    ['another twentieth', [...days('present', 13), ...days('absent', 3)], 81.3, false],
  ] satisfies [string, AttendanceState[], number | undefined, boolean][])(
    'of %s',
    (_, states, share, isLow) => {
      const tally = tallyOf(states);
      expect([attendanceShare(tally), isLowAttendance(tally)]).toEqual([share, isLow]);
    },
  );

  it('counts half a day as a half', () => {
    expect(daysPresent(tallyOf(['present', 'half', 'half', 'half', 'leave']))).toBe(2.5);
  });
});

describe('what a report card says', () => {
  it.each([
    ['nothing where the section was never marked', [], undefined],
    ['no day of some, which is 0 per cent', days('absent', 2), { present: 0, marked: 2, share: 0 }],
    [
      'half days as halves, and leave as a day that was marked',
      ['present', 'half', 'leave'],
      { present: 1.5, marked: 3, share: 50 },
    ],
  ] satisfies [string, AttendanceState[], object | undefined][])('is %s', (_, states, figures) => {
    expect(attendanceFigures(tallyOf(states))).toEqual(figures);
  });
});

describe('the days that count', () => {
  it.each([
    ['the day before the admission', '2026-04-05', false],
    ['the day of the admission', '2026-04-06', true],
    ['the day of leaving', '2026-05-11', true],
    ['the day after it', '2026-05-12', false],
  ])('%s', (_, day, counts) => {
    expect(wasAtSchool({ ...asha, leftOn: '2026-05-11' }, day)).toBe(counts);
  });

  it.each([
    ['the last day before the child went', '2026-05-11', true],
    ['a day between, of a child that came back', '2026-05-12', false],
    ['the day on which it came back', '2026-06-01', true],
  ])('%s', (_, day, counts) => {
    const away = [{ leftOn: '2026-05-11', cameBackOn: '2026-06-01' }];
    expect(wasAtSchool({ ...asha, away }, day)).toBe(counts);
    expect(daysOf({ ...asha, away }, [record(day, 'absent')], [])).toHaveLength(counts ? 1 : 0);
  });

  it.each([
    ['one that was marked', [record('2026-04-07', 'half')], [], ['2026-04-07']],
    [
      'in their order, also in two sections',
      [{ ...record('2026-04-09', 'present'), section: 'b' as const }, record('2026-04-08', 'absent')],
      [],
      ['2026-04-08', '2026-04-09'],
    ],
    ['none before the admission', [record('2026-04-03', 'present')], [], []],
    ['none that is a Sunday by now', [record('2026-04-12', 'present')], [], []],
    [
      'none that became a holiday after it was marked',
      [record('2026-04-08', 'absent')],
      [holiday('2026-04-08')],
      [],
    ],
    [
      'one that is a holiday of the other branch',
      [record('2026-04-08', 'absent')],
      [{ ...holiday('2026-04-08'), branch: 'MLMIC' as const }],
      ['2026-04-08'],
    ],
    [
      'none that became a holiday of the class alone',
      [record('2026-04-08', 'absent')],
      [{ ...holiday('2026-04-08'), classes: ['3' as const] }],
      [],
    ],
    ['none on which others alone were marked', [record('2026-04-08', 'absent', 'b-2')], [], []],
  ])('are %s', (_, records, calendar, counted) => {
    expect(daysOf(asha, records, calendar).map(({ day }) => day)).toEqual(counted);
  });

  it('count a day once on which the student moved, as the section says that was marked first', () => {
    const moved = [
      record('2026-04-08', 'absent'),
      { ...record('2026-04-08', 'present'), section: 'b' as const },
    ];
    expect(daysOf(asha, moved, [])).toEqual([{ day: '2026-04-08', attendance: 'absent' }]);
  });

  it('say why a mark was changed', () => {
    const corrected = { by: 'Meera (meera)', byId: 'p1', at: new Date(0), reason: 'A note came' };
    const changed = record('2026-04-08', 'leave');
    const marks = changed.marks.map((mark) => ({ ...mark, corrected }));
    expect(daysOf(asha, [{ ...changed, marks }], [])).toEqual([
      { day: '2026-04-08', attendance: 'leave', corrected },
    ]);
  });
});

it('sums what several sections come to', () => {
  const tallies = [tallyOf(['present', 'half']), tallyOf(['present', 'absent', 'leave'])];
  expect(sumOfTallies(tallies)).toEqual({ present: 2, absent: 1, leave: 1, half: 1 });
});
