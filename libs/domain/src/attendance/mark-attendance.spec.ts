import type { OccasionContent } from '../calendar';
import type { AttendanceRecord, MarkAttendance } from './attendance';
import { markAttendanceSchema, markFormSchema } from './attendance';
import type { Marker } from './change-marks';
import { markAttendance, type DayBefore } from './mark-attendance';

/** Tuesday, ten in the morning. */
const teacher: Marker = { id: 't1', name: 'Ravi (ravi)', at: new Date('2026-11-24T10:00:00+05:30') };
const principal: Marker = { id: 'p1', name: 'Meera (meera)', at: new Date('2026-11-25T10:00:00+05:30') };

const section = { branch: 'MLMEC', class: '3', section: 'a' } as const;

const ask = (change: Partial<MarkAttendance> = {}): MarkAttendance => ({
  ...section,
  day: '2026-11-24',
  revision: 0,
  marks: [
    { studentID: 'A-1', attendance: 'present' },
    { studentID: 'A-2', attendance: 'absent' },
  ],
  reason: undefined,
  ...change,
});

const students = [
  { foldedId: 'a-1', dateOfAdmission: '2022-04-01' },
  { foldedId: 'a-2', dateOfAdmission: '2026-11-24' },
  { foldedId: 'a-3', dateOfAdmission: '2022-04-01', leftOn: '2026-11-23' },
];

const marked: AttendanceRecord = {
  ...section,
  day: '2026-11-24',
  revision: 1,
  marks: [
    { student: 'a-1', attendance: 'present' },
    { student: 'a-2', attendance: 'absent' },
  ],
};

const before = (change: Partial<DayBefore> = {}): DayBefore => ({ students, calendar: [], ...change });

const diwali: OccasionContent = {
  occasionKind: 'holiday',
  title: 'Diwali',
  firstDay: '2026-11-23',
  lastDay: '2026-11-24',
};

describe('marking a section', () => {
  it('marks who is there and who is not, on the day itself', () => {
    expect(markAttendance(ask(), before(), teacher)).toEqual({
      ok: true,
      value: {
        marks: marked.marks,
        changes: [
          { student: 'a-1', before: undefined, after: 'present' },
          { student: 'a-2', before: undefined, after: 'absent' },
        ],
        isCorrection: false,
      },
    });
  });

  it.each([
    ['a day to come', { day: '2026-11-25' }, {}, 'attendance-future'],
    ['a Sunday', { day: '2026-11-22' }, {}, 'attendance-sunday'],
    ['a holiday', {}, { calendar: [diwali] }, 'attendance-holiday'],
    ['the last day of a session that is over', { day: '2026-03-31' }, {}, 'attendance-session-over'],
    [
      'somebody of another section',
      { marks: [{ studentID: 'B-1', attendance: 'present' }] },
      {},
      'student-not-in-section',
    ],
    [
      'somebody who has left',
      { marks: [{ studentID: 'A-3', attendance: 'present' }] },
      {},
      'student-not-at-school',
    ],
    [
      'somebody who was admitted the day after',
      { day: '2026-11-23', marks: [{ studentID: 'A-2', attendance: 'present' }] },
      {},
      'student-not-at-school',
    ],
    [
      'over what somebody else has marked meanwhile',
      { marks: [{ studentID: 'A-1', attendance: 'absent' }] },
      { record: marked },
      'attendance-changed',
    ],
    ['over a revision that is not there', { revision: 3 }, {}, 'attendance-changed'],
  ] satisfies [string, Partial<MarkAttendance>, Partial<DayBefore>, string][])(
    'refuses %s',
    (_, change, found, code) => {
      expect(markAttendance(ask(change), before(found), teacher)).toMatchObject({ ok: false, code });
    },
  );

  it.each([
    [
      'the first day of the session',
      { day: '2026-04-01', marks: [{ studentID: 'A-1', attendance: 'half' }] },
      {},
    ],
    ['the day of the admission', { marks: [{ studentID: 'A-2', attendance: 'leave' }] }, {}],
    [
      'the last day of who left',
      { day: '2026-11-23', marks: [{ studentID: 'A-3', attendance: 'present' }] },
      {},
    ],
    [
      'the day before a holiday',
      { day: '2026-11-21', marks: [{ studentID: 'A-1', attendance: 'present' }] },
      { calendar: [diwali] },
    ],
    ['an examination', {}, { calendar: [{ ...diwali, occasionKind: 'exam' }] }],
    ['a holiday of other classes', {}, { calendar: [{ ...diwali, classes: ['1'] }] }],
  ] satisfies [string, Partial<MarkAttendance>, Partial<DayBefore>][])('takes %s', (_, change, found) => {
    expect(markAttendance(ask(change), before(found), teacher).ok).toBe(true);
  });

  it('changes nothing where the same is sent again, whatever was seen', () => {
    const again = markAttendance(ask(), before({ record: marked }), teacher);
    expect(again).toMatchObject({ ok: true, value: { marks: marked.marks, changes: [] } });
  });

  it('leaves alone whom the call does not name', () => {
    const asked = ask({ revision: 1, marks: [{ studentID: 'A-1', attendance: 'half' }] });
    expect(markAttendance(asked, before({ record: marked }), teacher)).toMatchObject({
      value: {
        marks: [
          { student: 'a-1', attendance: 'half' },
          { student: 'a-2', attendance: 'absent' },
        ],
        changes: [{ student: 'a-1', before: 'present', after: 'half' }],
        isCorrection: false,
      },
    });
  });
});

describe('a change after the day', () => {
  const late = ask({ revision: 1, marks: [{ studentID: 'A-2', attendance: 'leave' }] });

  it('asks for the reason', () => {
    expect(markAttendance(late, before({ record: marked }), principal)).toMatchObject({
      code: 'attendance-reason',
      field: 'reason',
    });
  });

  it('keeps the first mark, who changed it and why, also when it is changed twice', () => {
    const once = markAttendance({ ...late, reason: 'A note came' }, before({ record: marked }), principal);
    if (!once.ok) throw new Error(once.code);
    const first = { first: 'absent', by: 'Meera (meera)', byId: 'p1', at: principal.at };
    expect(once.value).toMatchObject({
      isCorrection: true,
      marks: [
        { student: 'a-1', attendance: 'present' },
        { student: 'a-2', attendance: 'leave', corrected: { ...first, reason: 'A note came' } },
      ],
    });
    const record = { ...marked, revision: 2, marks: once.value.marks };
    const twice = markAttendance(
      { ...late, revision: 2, marks: [{ studentID: 'A-2', attendance: 'half' }], reason: 'Came at noon' },
      before({ record }),
      principal,
    );
    expect(twice).toMatchObject({
      value: { marks: [{}, { attendance: 'half', corrected: { ...first, reason: 'Came at noon' } }] },
    });
  });

  it('has no first mark of who was not marked on the day', () => {
    const record = { ...marked, marks: marked.marks.slice(0, 1) };
    const made = markAttendance({ ...late, reason: 'Was forgotten' }, before({ record }), principal);
    expect(made).toMatchObject({
      ok: true,
      value: { marks: [{}, { corrected: { reason: 'Was forgotten' } }] },
    });
    expect(made.ok && made.value.marks[1]?.corrected).not.toHaveProperty('first');
  });

  it('needs no reason where the day was not marked at all', () => {
    expect(markAttendance(ask(), before(), principal)).toMatchObject({
      ok: true,
      value: { isCorrection: false },
    });
  });

  it('can be made of a day of a session that is over', () => {
    const record = { ...marked, day: '2026-03-31' };
    const asked = { ...late, day: '2026-03-31', marks: [{ studentID: 'A-1', attendance: 'leave' as const }] };
    expect(markAttendance({ ...asked, reason: 'A note came' }, before({ record }), principal).ok).toBe(true);
  });
});

describe('what a call may say', () => {
  it.each([
    [
      'the same student twice',
      {
        marks: [
          { studentID: 'A-1', attendance: 'present' },
          { studentID: 'a-1', attendance: 'absent' },
        ],
      },
    ],
    ['nobody', { marks: [] }],
    ['a mark that there is not', { marks: [{ studentID: 'A-1', attendance: 'late' }] }],
    ['a day that there is not', { day: '2026-02-30' }],
    ['half a revision', { revision: 0.5 }],
  ])('is not %s', (_, change) => {
    expect(markAttendanceSchema.safeParse({ ...ask(), ...change }).success).toBe(false);
  });

  it('is each student once', () => {
    expect(markAttendanceSchema.safeParse(ask()).success).toBe(true);
  });

  it.each([
    { title: 'of today needs no reason', corrected: undefined, reason: '', fields: [] },
    {
      title: 'of a day that is over needs one',
      corrected: { r1: 'present' },
      reason: '',
      fields: ['reason'],
    },
    { title: 'with its reason is taken', corrected: { r1: 'present' }, reason: 'Came at ten', fields: [] },
    { title: 'who had none that day needs one', corrected: {}, reason: '', fields: ['reason'] },
    { title: 'that changes nothing needs none', corrected: { r1: 'half' }, reason: '', fields: [] },
  ] as const)('in the form: a mark $title', ({ corrected, reason, fields }) => {
    const { error } = markFormSchema(corrected).safeParse({ marks: { r1: 'half' }, reason });
    expect((error?.issues ?? []).map(({ path }) => path[0])).toEqual(fields);
  });
});
