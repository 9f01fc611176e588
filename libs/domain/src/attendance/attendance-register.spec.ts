import type { OccasionContent } from '../calendar';
import type { AttendanceRecord } from './attendance';
import { dayTally, registerDays, registerLine } from './attendance-register';

const record = (day: string, ...marks: AttendanceRecord['marks']): AttendanceRecord => ({
  branch: 'MLMEC',
  class: '3',
  section: 'a',
  day,
  revision: 1,
  marks,
});

const holi: OccasionContent = {
  occasionKind: 'holiday',
  title: 'Holi',
  firstDay: '2027-03-22',
  lastDay: '2027-03-22',
};

describe('the register of a month', () => {
  it('has every day: marked, not marked, a Sunday, a holiday, and of one marked before it became a holiday that', () => {
    const days = registerDays(
      '2027-03',
      { branch: 'MLMEC', class: '3' },
      [record('2027-03-01'), record('2027-03-22')],
      [holi],
    );
    expect(days).toHaveLength(31);
    expect([days[0], days[1], days[6], days[21]]).toEqual([
      { day: '2027-03-01', isMarked: true },
      { day: '2027-03-02', isMarked: false },
      { day: '2027-03-07', isMarked: false, noSchool: 'sunday' },
      { day: '2027-03-22', isMarked: false, noSchool: 'holiday', title: 'Holi' },
    ]);
  });

  it('counts a student in the month and in the session up to it', () => {
    const asha = { foldedId: 'a-1', dateOfAdmission: '2026-04-01' };
    const line = registerLine(
      asha,
      '2027-03',
      [
        record('2027-02-26', { student: 'a-1', attendance: 'absent' }),
        record('2027-03-01', { student: 'a-1', attendance: 'present' }),
        record('2027-03-02', { student: 'a-1', attendance: 'half' }),
        record('2027-03-22', { student: 'a-1', attendance: 'absent' }),
      ],
      [holi],
    );
    expect(line).toEqual({
      days: [
        { day: '2027-03-01', attendance: 'present' },
        { day: '2027-03-02', attendance: 'half' },
      ],
      month: { present: 1, absent: 0, leave: 0, half: 1 },
      session: { present: 1, absent: 1, leave: 0, half: 1 },
    });
  });

  it('counts a day of the section, and in it nobody of whom it was told later that the school was left before', () => {
    const day = record(
      '2027-03-01',
      { student: 'a-1', attendance: 'present' },
      { student: 'a-2', attendance: 'leave' },
      { student: 'a-3', attendance: 'absent' },
    );
    const students = ['a-1', 'a-2', 'a-3'].map((foldedId) => ({ foldedId, dateOfAdmission: '2026-04-01' }));
    expect(dayTally(day, students)).toEqual({ present: 1, absent: 1, leave: 1, half: 0 });
    const told = students.map((one) => (one.foldedId === 'a-3' ? { ...one, leftOn: '2027-02-27' } : one));
    expect(dayTally(day, told)).toEqual({ present: 1, absent: 0, leave: 1, half: 0 });
  });
});
