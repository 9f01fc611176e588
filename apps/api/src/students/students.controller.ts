import { Body, Controller, Delete, Get, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  studentIdSchema,
  studentListSchema,
  studentUpdateSchema,
  type StudentListQuery,
  type StudentUpdate,
} from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';
import { ApiQueries, Describe } from '../common/route-doc';
import { AllowRoles } from '../common/who-may-call';
import { StudentUpdateService } from './student-update.service';
import {
  dashboardAnswer,
  leftStudentAnswer,
  studentAnswer,
  studentListAnswer,
  type DashboardAnswer,
  type LeftStudentAnswer,
  type StudentAnswer,
} from './students.answers';
import { StudentsService, type StudentPage } from './students.service';
import { ApiTotalCount, TotalCountInterceptor } from './total-count';

interface NamedStudent {
  readonly studentID: string;
}

@ApiTags('Students')
@Controller('api/office')
export class StudentsController {
  constructor(
    private readonly students: StudentsService,
    private readonly updates: StudentUpdateService,
  ) {}

  @Get('getAllStudents')
  @AllowRoles('office', 'admin')
  @Describe({
    name: 'getAllStudents',
    summary: 'Lists students: all of them, or a page when the query asks for one',
    status: 200,
    answer: studentListAnswer,
    problems: [400],
  })
  @ApiQueries(studentListSchema)
  @ApiTotalCount()
  @UseInterceptors(TotalCountInterceptor)
  list(@Query({ schema: studentListSchema }) query: StudentListQuery): Promise<StudentPage> {
    return this.students.list(query);
  }

  @Get('getStudentById')
  @AllowRoles('office', 'admin')
  @Describe({
    name: 'getStudentById',
    summary: 'One student with ledger and fees',
    status: 200,
    answer: studentAnswer,
    problems: [400, 404],
  })
  @ApiQueries(studentIdSchema)
  async get(@Query({ schema: studentIdSchema }) { studentID }: NamedStudent): Promise<StudentAnswer> {
    return orRefuse(await this.students.get(studentID));
  }

  @Put('updateStudent')
  @AllowRoles('office', 'admin')
  @Describe({
    name: 'updateStudent',
    summary: 'Changes the given fields of a student',
    status: 200,
    answer: studentAnswer,
    problems: [400, 404, 413, 415],
  })
  async update(@Body({ schema: studentUpdateSchema }) update: StudentUpdate): Promise<StudentAnswer> {
    return orRefuse(await this.updates.update(update));
  }

  @Delete('deleteStudent')
  @AllowRoles('admin')
  @Describe({
    name: 'deleteStudent',
    summary: 'Marks a student as left; the record stays',
    status: 200,
    answer: leftStudentAnswer,
    problems: [400, 404, 413, 415],
  })
  async markLeft(
    @Body({ schema: studentIdSchema }) { studentID }: NamedStudent,
    @SignedIn() account: SignedInAccount,
  ): Promise<LeftStudentAnswer> {
    return orRefuse(await this.students.markLeft(studentID, account));
  }

  @Get('dashboard')
  @AllowRoles('office', 'admin')
  @Describe({
    name: 'dashboard',
    summary: 'The figures of the dashboard',
    status: 200,
    answer: dashboardAnswer,
    problems: [],
  })
  dashboard(): Promise<DashboardAnswer> {
    return this.students.dashboard();
  }
}
