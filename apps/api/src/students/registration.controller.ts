import { Body, Get, Post } from '@nestjs/common';
import {
  registrationSchema,
  sameStudentSchema,
  type Registration,
  type SameStudentQuery,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { Describe, DescribeMade } from '../common/route-doc';
import { Needs, OfficeController } from '../common/who-may-call';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import { SameStudentsService } from './same-students.service';
import { RegistrationService } from './registration.service';
import { nextStudentIdAnswer, registeredAnswer, sameStudentsAnswer } from './students.answers';

@OfficeController('api/student', 'Students')
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly same: SameStudentsService,
  ) {}

  @Post('register-student')
  @Needs('students')
  @ApiIdempotencyKey()
  @DescribeMade('Registers a student', registeredAnswer, [409, 422])
  registerStudent(
    @Body({ schema: registrationSchema }) student: Registration,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.registration.register(student, key, account);
  }

  @Post('same-students')
  @Needs('students')
  @Describe(
    'Students with this Adhaar number, or this name, father and birth date, including those who left',
    sameStudentsAnswer,
    [429],
  )
  sameStudents(@Body({ schema: sameStudentSchema }) query: SameStudentQuery, @SignedIn() account: Caller) {
    return this.same.find(query, account);
  }

  @Get('next-student-id')
  @Describe('Suggests the next free Student ID', nextStudentIdAnswer)
  nextStudentId() {
    return this.registration.suggestId();
  }
}
