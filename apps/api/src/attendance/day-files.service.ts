import { Injectable } from '@nestjs/common';
import type { SchoolDayExportQuery } from '@school/domain';
import type { Caller } from '../auth/signed-in';
import { ListExports } from '../exports/list-exports.service';
import { AttendanceTodayService } from './attendance-today.service';
import { absenteesSheet, teachersDaySheet } from './day.sheet';
import { TeachersDayService } from './teachers-day.service';

/** The lists of a day as files (D69), each with the content that the list shows the caller. */
@Injectable()
export class DayFilesService {
  constructor(
    private readonly students: AttendanceTodayService,
    private readonly teachersDay: TeachersDayService,
    private readonly exports: ListExports,
  ) {}

  async absentees({ as, day }: SchoolDayExportQuery, account: Caller) {
    const rows = await this.students.absentees(day, account);
    return this.exports.write((words) => absenteesSheet(day, rows, words), as, { filters: { day } });
  }

  async teachers({ as, day }: SchoolDayExportQuery) {
    const teachersDay = await this.teachersDay.day(day);
    return this.exports.write((words) => teachersDaySheet(teachersDay, words), as, { filters: { day } });
  }
}
