import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { registrationSchema, type Registration } from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';
import { Describe } from '../common/route-doc';
import { AllowRoles } from '../common/who-may-call';
import { RegistrationService } from './registration.service';
import {
  nextStudentIdAnswer,
  registeredAnswer,
  type NextStudentIdAnswer,
  type RegisteredAnswer,
} from './students.answers';

@ApiTags('Students')
@Controller('api/student')
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @Post('register-student')
  @AllowRoles('office', 'admin')
  @Describe({
    name: 'registerStudent',
    summary: 'Registers a student',
    status: 201,
    answer: registeredAnswer,
    problems: [400, 409, 413, 415],
  })
  async register(
    @Body({ schema: registrationSchema }) student: Registration,
    @SignedIn() account: SignedInAccount,
  ): Promise<RegisteredAnswer> {
    return orRefuse(await this.registration.register(student, account));
  }

  @Get('next-student-id')
  @AllowRoles('office', 'admin')
  @Describe({
    name: 'nextStudentId',
    summary: 'Suggests the next free Student ID',
    status: 200,
    answer: nextStudentIdAnswer,
    problems: [],
  })
  suggestId(): Promise<NextStudentIdAnswer> {
    return this.registration.suggestId();
  }
}
