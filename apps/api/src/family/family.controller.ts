import { Get } from '@nestjs/common';
import { studentIdSchema, type NamedStudent } from '@school/domain';
import { Describe, Queried } from '../common/route-doc';
import { OfficeController } from '../common/who-may-call';
import { familyAnswer } from './family.answers';
import { FamilyService } from './family.service';

@OfficeController('api/office', 'Fees')
export class FamilyController {
  constructor(private readonly service: FamilyService) {}

  @Get('family')
  @Describe('A student with brothers and sisters, and what each owes now', familyAnswer, [404, 409])
  family(@Queried(studentIdSchema) { studentID }: NamedStudent) {
    return this.service.of(studentID);
  }
}
