import { Body, Get, Post, Put, type StreamableFile } from '@nestjs/common';
import {
  absentTeacherSchema,
  changedLessonSchema,
  classSectionSchema,
  newLessonSchema,
  periodsQuerySchema,
  removedLessonSchema,
  schoolDayPlanSchema,
  sectionExportSchema,
  teacherWeekSchema,
  weekdaySchema,
  type AbsentTeacherQuery,
  type ChangedLesson,
  type ClassSection,
  type NewLesson,
  type PeriodsQuery,
  type RemovedLesson,
  type SchoolDayPlan,
  type SectionExportQuery,
  type TeacherWeekQuery,
  type WeekdayQuery,
  type Words,
} from '@school/domain';
import { mustTeach } from '../auth/own-sections';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { CallerWords } from '../common/caller-words';
import { orRefuse } from '../common/refusal';
import { Describe, Queried } from '../common/route-doc';
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
  @Describe({ summary: 'The week of a section', answer: sectionWeekAnswer })
  getSectionWeek(@Queried(classSectionSchema) section: ClassSection, @SignedIn() account: SignedInAccount) {
    mustTeach(account, section);
    return this.table.ofSection(section);
  }

  @Get('section/export')
  @OfficeOrTeacher()
  @Exported('The same as a file')
  async exportSectionWeek(
    @Queried(sectionExportSchema) query: SectionExportQuery,
    @SignedIn() account: SignedInAccount,
    @CallerWords() words: Words,
  ): Promise<StreamableFile> {
    mustTeach(account, query);
    return orRefuse(await this.table.exportSection(query, words));
  }

  @Get('teachers')
  @Describe({
    summary: 'The teachers who work here',
    answer: teacherNamesAnswer,
  })
  async getTeachers() {
    return [...(await this.teachers.names())].map(([id, name]) => ({ id, name }));
  }

  @Get('teacher')
  @Describe({
    summary: 'The week of a teacher, in both branches',
    answer: lessonsOfBothAnswer,
  })
  getTeacherWeek(@Queried(teacherWeekSchema) { teacher }: TeacherWeekQuery) {
    return this.table.ofTeacher(teacher);
  }

  @Get('mine')
  @OfficeOrTeacher()
  @Describe({
    summary: 'The week of the teacher who calls',
    answer: lessonsOfBothAnswer,
  })
  getOwnWeek(@SignedIn() { id }: SignedInAccount) {
    return this.table.ofTeacher(id);
  }

  @Get('weekday')
  @Describe({
    summary: 'All lessons of a day of the week, in both branches',
    answer: lessonsOfBothAnswer,
  })
  getWeekdayLessons(@Queried(weekdaySchema) { weekday }: WeekdayQuery) {
    return this.table.ofWeekday(weekday);
  }

  @Get('standIns')
  @Describe({
    summary: 'The lessons of a teacher who is absent on a day, and who is free to give each',
    answer: openLessonsAnswer,
  })
  getStandIns(@Queried(absentTeacherSchema) query: AbsentTeacherQuery) {
    return this.table.openLessons(query);
  }

  @Post('lesson')
  @AdminOnly()
  @Describe({
    summary: 'Puts a lesson in where section, teacher and room are free, or with an explicit combined class',
    status: 201,
    answer: lessonAnswer,
    problems: [409],
  })
  async addLesson(@Body({ schema: newLessonSchema }) lesson: NewLesson) {
    return orRefuse(await this.table.add(lesson));
  }

  @Put('lesson')
  @AdminOnly()
  @Describe({
    summary: 'Changes a lesson that is still as it was seen',
    answer: lessonAnswer,
    problems: [404, 409],
  })
  async changeLesson(@Body({ schema: changedLessonSchema }) lesson: ChangedLesson) {
    return orRefuse(await this.table.change(lesson));
  }

  @Post('lesson/remove')
  @AdminOnly()
  @Describe({
    summary: 'Takes a lesson out that is still as it was seen',
    answer: lessonRemovedAnswer,
    problems: [404, 409],
  })
  async removeLesson(@Body({ schema: removedLessonSchema }) lesson: RemovedLesson) {
    return orRefuse(await this.table.remove(lesson));
  }

  @Get('periods')
  @Describe({ summary: 'The periods of a branch', answer: periodsAnswer })
  getPeriods(@Queried(periodsQuerySchema) { branch }: PeriodsQuery) {
    return this.table.periodsOf(branch);
  }

  @Put('periods')
  @AdminOnly()
  @Describe({
    summary: 'Changes the periods of a branch; one with lessons stays',
    answer: periodsAnswer,
    problems: [409],
  })
  async changePeriods(@Body({ schema: schoolDayPlanSchema }) plan: SchoolDayPlan) {
    return orRefuse(await this.table.changePeriods(plan));
  }
}
