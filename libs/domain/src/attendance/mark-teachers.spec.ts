import type { OccasionContent } from '../calendar';
import type { Marker } from './change-marks';
import {
  daysOfTeacher,
  talliesOfTeachers,
  markTeachers,
  markTeachersSchema,
  type MarkTeachers,
  type TeachersBefore,
} from './mark-teachers';

const TUESDAY = '2026-11-24';
const RAO = 'a'.repeat(24);
const KHAN = 'b'.repeat(24);

const clerk: Marker = { id: 'c1', name: 'Ravi (ravi)', at: new Date(`${TUESDAY}T10:00:00+05:30`) };
const nextDay: Marker = { id: 'c2', name: 'Meera (meera)', at: new Date('2026-11-25T10:00:00+05:30') };

const ask = (change: Partial<MarkTeachers> = {}): MarkTeachers => ({
  day: TUESDAY,
  revision: 0,
  marks: [
    { teacher: RAO, attendance: 'present' },
    { teacher: KHAN, attendance: 'leave' },
  ],
  reason: undefined,
  ...change,
});

const before = (change: Partial<TeachersBefore> = {}): TeachersBefore => ({
  teachers: [RAO, KHAN],
  calendar: [],
  ...change,
});

const record = {
  day: TUESDAY,
  revision: 1,
  marks: [
    { teacher: RAO, attendance: 'present' as const },
    { teacher: KHAN, attendance: 'leave' as const },
  ],
};

const holiday = (branch?: 'MLMEC'): OccasionContent => ({
  occasionKind: 'holiday',
  title: 'Diwali',
  firstDay: TUESDAY,
  lastDay: TUESDAY,
  ...(branch && { branch }),
});

describe('marking the teachers of the school', () => {
  it('marks who is there and who is not', () => {
    expect(markTeachers(ask(), before(), clerk)).toMatchObject({
      ok: true,
      value: { marks: record.marks, changes: [{ who: RAO }, { who: KHAN }], isCorrection: false },
    });
  });

  it.each([
    ['tomorrow', ask({ day: '2026-11-25' }), before(), 'attendance-future'],
    ['a Sunday', ask({ day: '2026-11-22' }), before(), 'attendance-sunday'],
    ['a holiday of all', ask(), before({ calendar: [holiday()] }), 'attendance-holiday'],
    ['a day of the last session', ask({ day: '2026-03-30' }), before(), 'attendance-session-over'],
    ['somebody who is no teacher', ask(), before({ teachers: [RAO] }), 'teacher-not-here'],
    [
      'what was not seen',
      ask({ revision: 0 }),
      before({ record: { ...record, marks: [] } }),
      'attendance-changed',
    ],
  ])('refuses %s', (_, asked, was, code) => {
    expect(markTeachers(asked, was, clerk)).toMatchObject({ ok: false, code });
  });

  it('marks on a holiday of one branch: the other has school', () => {
    expect(markTeachers(ask(), before({ calendar: [holiday('MLMEC')] }), clerk).ok).toBe(true);
  });

  it('changes nothing when the same comes again, whatever it had seen', () => {
    expect(markTeachers(ask(), before({ record }), nextDay)).toMatchObject({
      ok: true,
      value: { changes: [] },
    });
  });

  it.each([undefined, 'Came at noon'])(
    'changes a mark of today, and keeps no first one: reason %s',
    (reason) => {
      const change = ask({ revision: 1, marks: [{ teacher: KHAN, attendance: 'half' }], reason });
      expect(markTeachers(change, before({ record }), clerk)).toEqual({
        ok: true,
        value: {
          isCorrection: false,
          marks: [record.marks[0], { teacher: KHAN, attendance: 'half' }],
          changes: [{ who: KHAN, before: 'leave', after: 'half' }],
        },
      });
    },
  );

  it.each([
    ['a teacher twice', { marks: [...record.marks, { teacher: RAO, attendance: 'absent' as const }] }, false],
    ['nobody', { marks: [] }, false],
    ['each once', {}, true],
  ])('takes a call that names %s: %s', (_, change, isTaken) => {
    expect(markTeachersSchema.safeParse(ask(change)).success).toBe(isTaken);
  });

  it('asks why a mark changes after its day, and keeps the first one', () => {
    const change = ask({ revision: 1, marks: [{ teacher: KHAN, attendance: 'absent' }] });
    expect(markTeachers(change, before({ record }), nextDay)).toMatchObject({ code: 'attendance-reason' });
    const made = markTeachers({ ...change, reason: 'No letter came' }, before({ record }), nextDay);
    expect(made).toMatchObject({
      ok: true,
      value: {
        isCorrection: true,
        marks: [
          record.marks[0],
          {
            teacher: KHAN,
            attendance: 'absent',
            corrected: { first: 'leave', by: nextDay.name, byId: 'c2', reason: 'No letter came' },
          },
        ],
      },
    });
  });
});

describe('the days of a teacher', () => {
  const corrected = { by: nextDay.name, byId: 'c2', at: nextDay.at, reason: 'No letter came' };
  const monday = {
    ...record,
    day: '2026-11-23',
    marks: [{ teacher: KHAN, attendance: 'leave' as const, corrected }],
  };
  const days = [record, monday, { ...record, day: '2026-11-25' }];

  it('are those on which the teacher was marked, in their order, with why a mark was changed', () => {
    expect(daysOfTeacher(KHAN, days, [])).toEqual([
      { day: '2026-11-23', attendance: 'leave', corrected },
      { day: TUESDAY, attendance: 'leave' },
      { day: '2026-11-25', attendance: 'leave' },
    ]);
    expect(daysOfTeacher('c'.repeat(24), days, [])).toEqual([]);
  });

  it('are not those that became a holiday since', () => {
    expect(daysOfTeacher(KHAN, days, [holiday()]).map(({ day }) => day)).toEqual([
      '2026-11-23',
      '2026-11-25',
    ]);
  });

  it('of all teachers are counted by the same rule', () => {
    const tallies = talliesOfTeachers(days, [holiday()]);
    expect(tallies.get(KHAN)).toEqual({ present: 0, absent: 0, leave: 2, half: 0 });
    expect(tallies.get('c'.repeat(24))).toBeUndefined();
  });
});
