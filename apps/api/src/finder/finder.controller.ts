import { Get } from '@nestjs/common';
import { findStudentsSchema, type FindStudents } from '@school/domain';
import { Describe, Queried } from '../common/route-doc';
import { OfficeController } from '../common/who-may-call';
import { foundStudentsAnswer } from './finder.answers';
import { FinderService } from './finder.service';

@OfficeController('api/office', 'Students')
export class FinderController {
  constructor(private readonly finder: FinderService) {}

  @Get('findStudents')
  @Describe(
    'The best matches of an ID, name, father’s name, mobile, receipt number or reference of a payment',
    foundStudentsAnswer,
  )
  findStudents(@Queried(findStudentsSchema) { text }: FindStudents) {
    return this.finder.find(text);
  }
}
