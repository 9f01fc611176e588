import { Body, Delete, Get, Post, Put, type StreamableFile } from '@nestjs/common';
import {
  leavingDaySchema,
  leavingSchema,
  readmissionSchema,
  studentExportSchema,
  studentIdSchema,
  studentListSchema,
  studentLookupSchema,
  studentUpdateSchema,
  type Leaving,
  type NamedStudent,
  type LeavingDay,
  type Readmission,
  type StudentExportQuery,
  type StudentListQuery,
  type StudentLookup,
  type StudentUpdate,
  type Words,
} from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { CallerWords } from '../common/caller-words';
import { DescribePage } from '../common/paged';
import { orRefuse } from '../common/refusal';
import { Describe, Queried } from '../common/route-doc';
import { AdminOnly, Needs, OfficeController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { LeavingService } from './leaving.service';
import { StudentUpdateService } from './student-update.service';
import {
  adhaarAnswer,
  dashboardAnswer,
  leavingDuesAnswer,
  leftStudentAnswer,
  studentAnswer,
  studentListAnswer,
} from './students.answers';
import { StudentsService } from './students.service';

@OfficeController('api/office', 'Students')
export class StudentsController {
  constructor(
    private readonly students: StudentsService,
    private readonly updates: StudentUpdateService,
    private readonly leaving: LeavingService,
  ) {}

  @Get('getAllStudents')
  @DescribePage({
    summary: 'Lists students: all of them, or a page when the query asks for one',
    answer: studentListAnswer,
    counted: 'Students that the filter found',
  })
  getAllStudents(@Queried(studentListSchema) query: StudentListQuery) {
    return this.students.list(query);
  }

  @Get('exportStudents')
  @Exported('The registered students as a file, all pages, filtered and ordered as the list')
  async exportStudents(
    @Queried(studentExportSchema) query: StudentExportQuery,
    @CallerWords() words: Words,
  ): Promise<StreamableFile> {
    return orRefuse(await this.students.export(query, words));
  }

  @Get('exportStudentsWithAdhaar')
  @AdminOnly()
  @Exported('The same with Adhaar numbers; the audit log says so')
  async exportStudentsWithAdhaar(
    @Queried(studentExportSchema) query: StudentExportQuery,
    @CallerWords() words: Words,
  ): Promise<StreamableFile> {
    return orRefuse(await this.students.exportWithAdhaar(query, words));
  }

  @Post('showAdhaar')
  @Needs('students')
  @Describe({
    summary:
      'The whole Adhaar number of a student, which other answers have masked; the audit log keeps who asked',
    answer: adhaarAnswer,
    problems: [404],
  })
  async showAdhaar(@Body({ schema: studentIdSchema }) { studentID }: NamedStudent) {
    return orRefuse(await this.students.showAdhaar(studentID));
  }

  @Get('getStudentById')
  @Describe({
    summary:
      'One student with ledger and fees; with `left` also one who has left. With the whole Adhaar number, and a line in the audit log, unless `adhaar` is `masked` or the caller has no right to change students',
    answer: studentAnswer,
    problems: [404],
  })
  async getStudentById(
    @Queried(studentLookupSchema) query: StudentLookup,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.students.get(query, account));
  }

  @Put('updateStudent')
  @Needs('students')
  @Describe({
    summary: 'Changes the given fields of a student',
    answer: studentAnswer,
    problems: [404, 409],
  })
  async updateStudent(@Body({ schema: studentUpdateSchema }) update: StudentUpdate) {
    return orRefuse(await this.updates.update(update));
  }

  @Get('leavingDues')
  @Describe({
    summary: 'What a student would owe, or get back, who leaves on a day',
    answer: leavingDuesAnswer,
    problems: [404, 409],
  })
  async leavingDues(@Queried(leavingDaySchema) query: LeavingDay) {
    return orRefuse(await this.leaving.dues(query));
  }

  @Delete('deleteStudent')
  @AdminOnly()
  @Describe({
    summary: 'Marks a student as left; the record stays',
    answer: leftStudentAnswer,
    problems: [404, 409],
  })
  async deleteStudent(
    @Body({ schema: leavingSchema }) leaving: Leaving,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.leaving.leave(leaving, account));
  }

  @Post('readmitStudent')
  @Needs('students')
  @Describe({
    summary: 'Takes a student back who has left, under the same ID',
    answer: studentAnswer,
    problems: [404, 409],
  })
  async readmitStudent(@Body({ schema: readmissionSchema }) readmission: Readmission) {
    return orRefuse(await this.leaving.readmit(readmission));
  }

  @Get('dashboard')
  @Describe({
    summary: 'The figures of the dashboard',
    answer: dashboardAnswer,
  })
  dashboard() {
    return this.students.dashboard();
  }
}
