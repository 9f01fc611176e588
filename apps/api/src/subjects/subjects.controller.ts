import { Body, Get, Put } from '@nestjs/common';
import {
  classSubjectsSchema,
  subjectsQuerySchema,
  type ClassSubjects,
  type SubjectsQuery,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { Describe, Queried } from '../common/route-doc';
import { AdminOnly, OfficeController, OfficeOrTeacher } from '../common/who-may-call';
import { changedSubjectsAnswer, subjectsAnswer } from './subjects.answers';
import { SubjectsService } from './subjects.service';

@OfficeController('api/office/subjects', 'Subjects')
export class SubjectsController {
  constructor(private readonly subjects: SubjectsService) {}

  @Get()
  @OfficeOrTeacher()
  @Describe('The subjects of each class, or of the classes asked for', subjectsAnswer)
  getSubjects(@Queried(subjectsQuerySchema) query: SubjectsQuery) {
    return this.subjects.list(query);
  }

  @Put()
  @AdminOnly()
  @Describe('Sets the subjects of a class, if nobody has changed them since', changedSubjectsAnswer, [409])
  changeSubjects(@Body({ schema: classSubjectsSchema }) chosen: ClassSubjects, @SignedIn() account: Caller) {
    return this.subjects.change(chosen, account);
  }
}
