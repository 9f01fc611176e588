import { Body, Delete, Get, Post, Put } from '@nestjs/common';
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
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { DescribePage } from '../common/paged';
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
  @DescribePage(
    'Lists students: all of them, or a page when the query asks for one',
    'Students that the filter found',
    studentListAnswer,
  )
  getAllStudents(@Queried(studentListSchema) query: StudentListQuery) {
    return this.students.list(query);
  }

  @Get('exportStudents')
  @Exported('The registered students as a file, all pages, filtered and ordered as the list')
  exportStudents(@Queried(studentExportSchema) query: StudentExportQuery) {
    return this.students.export(query);
  }

  @Get('exportStudentsWithAdhaar')
  @AdminOnly()
  @Exported('The same with Adhaar numbers; the audit log records it')
  exportStudentsWithAdhaar(@Queried(studentExportSchema) query: StudentExportQuery) {
    return this.students.exportWithAdhaar(query);
  }

  @Post('showAdhaar')
  @Needs('students')
  @Describe(
    'The full Adhaar number of a student, which other answers mask; the audit log records who asked',
    adhaarAnswer,
    [404],
  )
  showAdhaar(@Body({ schema: studentIdSchema }) { studentID }: NamedStudent) {
    return this.students.showAdhaar(studentID);
  }

  @Get('getStudentById')
  @Describe(
    'One student with ledger and fees; with `left`, also one who has left. Has the full Adhaar number, recorded in the audit log, unless `adhaar` is `masked` or the caller has no right to change students',
    studentAnswer,
    [404],
  )
  getStudentById(@Queried(studentLookupSchema) query: StudentLookup, @SignedIn() account: Caller) {
    return this.students.get(query, account);
  }

  @Put('updateStudent')
  @Needs('students')
  @Describe('Changes the given fields of a student', studentAnswer, [404, 409])
  updateStudent(@Body({ schema: studentUpdateSchema }) update: StudentUpdate) {
    return this.updates.update(update);
  }

  @Get('leavingDues')
  @Describe('What a student who leaves on a given day would owe or get back', leavingDuesAnswer, [404, 409])
  leavingDues(@Queried(leavingDaySchema) query: LeavingDay) {
    return this.leaving.dues(query);
  }

  @Delete('deleteStudent')
  @AdminOnly()
  @Describe('Marks a student as left; the record stays', leftStudentAnswer, [404, 409])
  deleteStudent(@Body({ schema: leavingSchema }) leaving: Leaving, @SignedIn() account: Caller) {
    return this.leaving.leave(leaving, account);
  }

  @Post('readmitStudent')
  @Needs('students')
  @Describe('Takes back a student who has left, under the same ID', studentAnswer, [404, 409])
  readmitStudent(@Body({ schema: readmissionSchema }) readmission: Readmission) {
    return this.leaving.readmit(readmission);
  }

  @Get('dashboard')
  @Describe('The figures of the dashboard', dashboardAnswer)
  dashboard() {
    return this.students.dashboard();
  }
}
