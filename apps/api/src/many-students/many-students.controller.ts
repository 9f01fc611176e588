import { Body, Get, Post, UseInterceptors } from '@nestjs/common';
import {
  manyConcessionsSchema,
  manyIdSchema,
  manyRowsSchema,
  manyStudentsSchema,
  type Language,
  type ManyRowsQuery,
  type ManyStudents,
  type NamedManyChange,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { CallerLanguage } from '../common/caller-words';
import { LongCallInterceptor } from '../common/long-calls';
import { DescribePage } from '../common/paged';
import { Describe, DescribeMade, Queried } from '../common/route-doc';
import { AdminOnly, Needs, OfficeController } from '../common/who-may-call';
import { ManyRunner } from './many-runner';
import { manyChangeAnswer, manyListAnswer, manyRowsAnswer } from './many-students.answers';
import { ManyStudentsService } from './many-students.service';

@OfficeController('api/office/manyStudents', 'Students')
export class ManyStudentsController {
  constructor(
    private readonly many: ManyStudentsService,
    private readonly runner: ManyRunner,
  ) {}

  @Post('preview')
  @UseInterceptors(LongCallInterceptor)
  @Needs('students')
  @DescribeMade(
    'Previews what another section, or a head, changes for each of many students; nobody is changed yet',
    manyChangeAnswer,
    [409],
  )
  previewManyStudents(
    @Body({ schema: manyStudentsSchema }) request: ManyStudents,
    @SignedIn() account: Caller,
  ) {
    return this.many.preview(request, account);
  }

  @Post('previewConcession')
  @UseInterceptors(LongCallInterceptor)
  @AdminOnly()
  @DescribeMade(
    'Previews what a standing concession changes for each of many students; nobody is changed yet',
    manyChangeAnswer,
    [409],
  )
  previewManyConcessions(
    @Body({ schema: manyConcessionsSchema }) request: ManyStudents,
    @SignedIn() account: Caller,
  ) {
    return this.many.preview(request, account);
  }

  @Post('previewBack')
  @UseInterceptors(LongCallInterceptor)
  @Needs('students')
  @DescribeMade(
    'Previews taking back the sections that a run gave, student by student',
    manyChangeAnswer,
    [404, 409],
  )
  previewManyBack(@Body({ schema: manyIdSchema }) request: NamedManyChange, @SignedIn() account: Caller) {
    return this.many.previewBack(request, account);
  }

  @Get()
  @Describe('The last runs that changed many students, newest first', manyListAnswer)
  getManyChanges(@SignedIn() account: Caller) {
    return this.many.list(account);
  }

  @Get('one')
  @Describe('The progress of a change of many students', manyChangeAnswer, [404])
  getManyChange(@Queried(manyIdSchema) query: NamedManyChange, @SignedIn() account: Caller) {
    return this.many.get(query, account);
  }

  @Get('rows')
  @DescribePage(
    'A page of its students: before and after, or why not',
    'Students of that state',
    manyRowsAnswer,
    [404],
  )
  getManyRows(
    @Queried(manyRowsSchema) query: ManyRowsQuery,
    @SignedIn() account: Caller,
    @CallerLanguage() language: Language,
  ) {
    return this.many.rows(query, account, language);
  }

  @Post('run')
  @Needs('students')
  @Describe(
    'Changes the students exactly as the preview says, in the background',
    manyChangeAnswer,
    [404, 409],
  )
  runManyChange(@Body({ schema: manyIdSchema }) request: NamedManyChange, @SignedIn() account: Caller) {
    return this.runner.run(request.changeID, account);
  }

  @Post('stop')
  @Needs('students')
  @Describe(
    'Stops a run; students already changed stay so, the rest can be run later',
    manyChangeAnswer,
    [404],
  )
  stopManyChange(@Body({ schema: manyIdSchema }) request: NamedManyChange, @SignedIn() account: Caller) {
    return this.runner.stop(request.changeID, account);
  }
}
