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
  @Describe('What each class learns, or the classes that are asked for', subjectsAnswer)
  getSubjects(@Queried(subjectsQuerySchema) query: SubjectsQuery) {
    return this.subjects.list(query);
  }

  @Put()
  @AdminOnly()
  @Describe('Chooses what a class learns, over what was seen', changedSubjectsAnswer, [409])
  changeSubjects(@Body({ schema: classSubjectsSchema }) chosen: ClassSubjects, @SignedIn() account: Caller) {
    return this.subjects.change(chosen, account);
  }
}
