import { Body, Get, Post } from '@nestjs/common';
import { namedSignInSchema, type NamedSignIn } from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { Describe } from '../common/route-doc';
import {
  AdminController,
  BeforeOwnPassword,
  OfficeController,
  OfficeOrTeacher,
} from '../common/who-may-call';
import { endedAnswer, signInsAnswer } from './sign-ins.answers';
import { SignInsService } from './sign-ins.service';

@OfficeController('api/office', 'Own account')
export class OwnSignInsController {
  constructor(private readonly signIns: SignInsService) {}

  @Post('logout')
  @OfficeOrTeacher()
  @BeforeOwnPassword()
  @Describe('Ends the sign-in that the call is made in; its token does not work from then on', endedAnswer)
  logOut(@SignedIn() account: Caller) {
    return this.signIns.logOut(account);
  }

  @Get('signIns')
  @OfficeOrTeacher()
  @Describe('The open sign-ins of the own account, the last at work first', signInsAnswer)
  getOwnSignIns(@SignedIn() account: Caller) {
    return this.signIns.own(account);
  }

  @Post('endSignIn')
  @OfficeOrTeacher()
  @Describe('Ends a sign-in of the own account at once', endedAnswer, [409])
  endOwnSignIn(@Body({ schema: namedSignInSchema }) named: NamedSignIn, @SignedIn() account: Caller) {
    return this.signIns.endOwn(named, account);
  }
}

@AdminController('api/staff', 'Staff')
export class StaffSignInsController {
  constructor(private readonly signIns: SignInsService) {}

  @Get('signIns')
  @Describe('The open sign-ins of all accounts, the last at work first', signInsAnswer)
  getSignIns(@SignedIn() account: Caller) {
    return this.signIns.all(account);
  }

  @Post('endSignIn')
  @Describe('Ends a sign-in of any account at once; who sits there is told', endedAnswer, [409])
  endSignIn(@Body({ schema: namedSignInSchema }) named: NamedSignIn, @SignedIn() account: Caller) {
    return this.signIns.endAny(named, account);
  }
}
