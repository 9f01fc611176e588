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
  @Describe('Ends the caller’s sign-in; its token stops working', endedAnswer)
  logOut(@SignedIn() account: Caller) {
    return this.signIns.logOut(account);
  }

  @Get('signIns')
  @OfficeOrTeacher()
  @Describe('The open sign-ins of the caller’s account, most recently active first', signInsAnswer)
  getOwnSignIns(@SignedIn() account: Caller) {
    return this.signIns.own(account);
  }

  @Post('endSignIn')
  @OfficeOrTeacher()
  @Describe('Ends a sign-in of the caller’s account at once', endedAnswer, [409])
  endOwnSignIn(@Body({ schema: namedSignInSchema }) named: NamedSignIn, @SignedIn() account: Caller) {
    return this.signIns.endOwn(named, account);
  }
}

@AdminController('api/staff', 'Staff')
export class StaffSignInsController {
  constructor(private readonly signIns: SignInsService) {}

  @Get('signIns')
  @Describe('The open sign-ins of all accounts, most recently active first', signInsAnswer)
  getSignIns(@SignedIn() account: Caller) {
    return this.signIns.all(account);
  }

  @Post('endSignIn')
  @Describe('Ends a sign-in of any account at once and says so on its screen', endedAnswer, [409])
  endSignIn(@Body({ schema: namedSignInSchema }) named: NamedSignIn, @SignedIn() account: Caller) {
    return this.signIns.endAny(named, account);
  }
}
