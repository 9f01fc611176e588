import { Body, Post } from '@nestjs/common';
import {
  familyPasswordsSchema,
  studentIdSchema,
  type FamilyPasswordsRequest,
  type NamedStudent,
} from '@school/domain';
import { Describe } from '../common/route-doc';
import { Needs, OfficeController } from '../common/who-may-call';
import { familyPasswordAnswer, familyPasswordsAnswer } from './family-passwords.answers';
import { FamilyPasswordsService } from './family-passwords.service';

@OfficeController('api/office', 'Passwords for families')
export class FamilyPasswordsController {
  constructor(private readonly passwords: FamilyPasswordsService) {}

  @Post('familyPasswords')
  @Needs('students')
  @Describe(
    'Makes a password for each family of a section, or for those without one that was chosen or used; only this answer has them, and earlier tokens of these families are void at once',
    familyPasswordsAnswer,
  )
  giveFamilyPasswords(@Body({ schema: familyPasswordsSchema }) request: FamilyPasswordsRequest) {
    return this.passwords.giveSection(request);
  }

  @Post('familyPassword')
  @Needs('students')
  @Describe(
    'Makes a new password for one family, which only this answer has and which is changed at the next sign-in; its earlier tokens are void at once',
    familyPasswordAnswer,
    [404, 409],
  )
  giveFamilyPassword(@Body({ schema: studentIdSchema }) { studentID }: NamedStudent) {
    return this.passwords.giveOne(studentID);
  }
}
