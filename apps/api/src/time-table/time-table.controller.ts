import { Body, Get, Post, Put } from '@nestjs/common';
import {
  absentTeacherSchema,
  changedLessonSchema,
  classSectionSchema,
  newLessonSchema,
  ownWeekExportSchema,
  periodsQuerySchema,
  removedLessonSchema,
  schoolDayPlanSchema,
  sectionExportSchema,
  teacherWeekExportSchema,
  teacherWeekSchema,
  weekdaySchema,
  type AbsentTeacherQuery,
  type ChangedLesson,
  type ClassSection,
  type NewLesson,
  type OwnWeekExportQuery,
  type PeriodsQuery,
  type RemovedLesson,
  type SchoolDayPlan,
  type SectionExportQuery,
  type TeacherWeekExportQuery,
  type TeacherWeekQuery,
  type WeekdayQuery,
} from '@school/domain';
import { requireOwnSection } from '../auth/own-sections';
import { SignedIn, type Caller } from '../auth/signed-in';
import { Describe, DescribeMade, Queried } from '../common/route-doc';
import { AdminOnly, OfficeController, OfficeOrTeacher } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { Teachers } from '../accounts/teachers';
import {
  lessonAnswer,
  lessonRemovedAnswer,
  lessonsOfBothAnswer,
  openLessonsAnswer,
  periodsAnswer,
  sectionWeekAnswer,
  teacherNamesAnswer,
} from './time-table.answers';
import { TimeTableService } from './time-table.service';

@OfficeController('api/office/timeTable', 'Time table')
export class TimeTableController {
  constructor(
    private readonly table: TimeTableService,
    private readonly teachers: Teachers,
  ) {}

  @Get('section')
  @OfficeOrTeacher()
  @Describe('The week of a section', sectionWeekAnswer)
  getSectionWeek(@Queried(classSectionSchema) section: ClassSection, @SignedIn() account: Caller) {
    requireOwnSection(account, section);
    return this.table.ofSection(section);
  }

  @Get('section/export')
  @OfficeOrTeacher()
  @Exported('The same as a file')
  exportSectionWeek(@Queried(sectionExportSchema) query: SectionExportQuery, @SignedIn() account: Caller) {
    requireOwnSection(account, query);
    return this.table.exportSection(query);
  }

  @Get('teachers')
  @Describe('The teachers who work here', teacherNamesAnswer)
  async getTeachers() {
    return [...(await this.teachers.names())].map(([id, name]) => ({ id, name }));
  }

  @Get('teacher')
  @Describe('The week of a teacher, in both branches', lessonsOfBothAnswer)
  getTeacherWeek(@Queried(teacherWeekSchema) { teacher }: TeacherWeekQuery) {
    return this.table.ofTeacher(teacher);
  }

  @Get('teacher/export')
  @Exported('The same as a file')
  exportTeacherWeek(@Queried(teacherWeekExportSchema) query: TeacherWeekExportQuery) {
    return this.table.exportTeacher(query);
  }

  @Get('mine')
  @OfficeOrTeacher()
  @Describe('The week of the calling teacher', lessonsOfBothAnswer)
  getOwnWeek(@SignedIn() { id }: Caller) {
    return this.table.ofTeacher(id);
  }

  @Get('mine/export')
  @OfficeOrTeacher()
  @Exported('The same as a file')
  exportOwnWeek(@Queried(ownWeekExportSchema) { as }: OwnWeekExportQuery, @SignedIn() { id }: Caller) {
    return this.table.exportTeacher({ as, teacher: id });
  }

  @Get('weekday')
  @Describe('All lessons of a day of the week, in both branches', lessonsOfBothAnswer)
  getWeekdayLessons(@Queried(weekdaySchema) { weekday }: WeekdayQuery) {
    return this.table.ofWeekday(weekday);
  }

  @Get('standIns')
  @Describe(
    'The lessons of a teacher who is absent on a day, and who is free to give each',
    openLessonsAnswer,
  )
  getStandIns(@Queried(absentTeacherSchema) query: AbsentTeacherQuery) {
    return this.table.openLessons(query);
  }

  @Post('lesson')
  @AdminOnly()
  @DescribeMade(
    'Adds a lesson if section, teacher and room are free, or as an explicit combined class',
    lessonAnswer,
    [409],
  )
  addLesson(@Body({ schema: newLessonSchema }) lesson: NewLesson) {
    return this.table.add(lesson);
  }

  @Put('lesson')
  @AdminOnly()
  @Describe('Changes a lesson, if nobody has changed it since', lessonAnswer, [404, 409])
  changeLesson(@Body({ schema: changedLessonSchema }) lesson: ChangedLesson) {
    return this.table.change(lesson);
  }

  @Post('lesson/remove')
  @AdminOnly()
  @Describe('Removes a lesson, if nobody has changed it since', lessonRemovedAnswer, [404, 409])
  removeLesson(@Body({ schema: removedLessonSchema }) lesson: RemovedLesson) {
    return this.table.remove(lesson);
  }

  @Get('periods')
  @Describe('The periods of a branch', periodsAnswer)
  getPeriods(@Queried(periodsQuerySchema) { branch }: PeriodsQuery) {
    return this.table.periodsOf(branch);
  }

  @Put('periods')
  @AdminOnly()
  @Describe('Changes the periods of a branch; one with lessons stays', periodsAnswer, [409])
  changePeriods(@Body({ schema: schoolDayPlanSchema }) plan: SchoolDayPlan) {
    return this.table.changePeriods(plan);
  }
}
