import { Injectable } from '@nestjs/common';
import { daysOf, tallyOf, type AttendanceTally, type Attending, type ClassSection } from '@school/domain';
import { CalendarRepository } from '../calendar/calendar.repository';
import { AttendanceRepository } from './attendance.repository';

/** How often students were there, for papers of other features (D62). */
@Injectable()
export class AttendedDays {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly calendar: CalendarRepository,
  ) {}

  /**
   * The days of a section's students that count, read for all of them together.
   * @param first and @param last `yyyy-mm-dd`, both included
   * @returns by folded Student ID
   */
  async of(
    section: ClassSection,
    students: readonly Attending[],
    first: string,
    last: string,
  ): Promise<ReadonlyMap<string, AttendanceTally>> {
    const [records, calendar] = await Promise.all([
      this.attendance.ofSection(section, first, last),
      this.calendar.holidays(),
    ]);
    const all = await this.attendance.withOthers(students, records, first, last);
    return new Map(
      students.map((student) => [
        student.foldedId,
        tallyOf(daysOf(student, all, calendar).map(({ attendance }) => attendance)),
      ]),
    );
  }
}
