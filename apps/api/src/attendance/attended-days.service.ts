import { Injectable } from '@nestjs/common';
import { daysOf, tallyOf, type AttendanceTally, type Attending } from '@school/domain';
import type { StudentRecord } from '../students/student.schema';
import { CalendarRepository } from '../calendar/calendar.repository';
import { AttendanceRepository } from './attendance.repository';
import { withLeftOn } from './attending-students.repository';

/** The stored fields of a student whose days are counted. */
type CountedStudent = Omit<Attending, 'leftOn' | 'away'> & Pick<StudentRecord, 'left' | 'leftAt' | 'former'>;

/** The attendance counts of students, for papers of other features (D62). */
@Injectable()
export class AttendedDays {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly calendar: CalendarRepository,
  ) {}

  /**
   * The counted days of students, in whichever sections, read for all of them together.
   * @param first and @param last `yyyy-mm-dd`, both included
   * @returns by folded Student ID
   */
  async of(
    students: readonly CountedStudent[],
    first: string,
    last: string,
  ): Promise<ReadonlyMap<string, AttendanceTally>> {
    const foldedIds = students.map(({ foldedId }) => foldedId);
    const [records, calendar] = await Promise.all([
      this.attendance.ofStudents(foldedIds, first, last),
      this.calendar.holidays(),
    ]);
    return new Map(
      students
        .map(withLeftOn)
        .map((student) => [
          student.foldedId,
          tallyOf(daysOf(student, records, calendar).map(({ attendance }) => attendance)),
        ]),
    );
  }
}
