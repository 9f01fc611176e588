import { Body, Get, Put } from '@nestjs/common';
import {
  classSubjectsSchema,
  subjectsQuerySchema,
  type ClassSubjects,
  type SubjectsQuery,
} from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';
import { Describe, Queried } from '../common/route-doc';
import { AdminOnly, OfficeController, OfficeOrTeacher } from '../common/who-may-call';
import { changedSubjectsAnswer, subjectsAnswer } from './subjects.answers';
import { SubjectsService } from './subjects.service';

@OfficeController('api/office/subjects', 'Subjects')
export class SubjectsController {
  constructor(private readonly subjects: SubjectsService) {}

  @Get()
  @OfficeOrTeacher()
  @Describe({
    summary: 'What each class learns, or the classes that are asked for',
    answer: subjectsAnswer,
  })
  getSubjects(@Queried(subjectsQuerySchema) query: SubjectsQuery) {
    return this.subjects.list(query);
  }

  @Put()
  @AdminOnly()
  @Describe({
    summary: 'Chooses what a class learns, over what was seen',
    answer: changedSubjectsAnswer,
    problems: [409],
  })
  async changeSubjects(
    @Body({ schema: classSubjectsSchema }) chosen: ClassSubjects,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.subjects.change(chosen, account));
  }
}
