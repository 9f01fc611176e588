import { Body, Get, Post } from '@nestjs/common';
import { namedSignInSchema, type NamedSignIn } from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';
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
  @Describe({
    summary: 'Ends the sign-in that the call is made in; its token does not work from then on',
    answer: endedAnswer,
  })
  logOut(@SignedIn() account: SignedInAccount) {
    return this.signIns.logOut(account);
  }

  @Get('signIns')
  @OfficeOrTeacher()
  @Describe({
    summary: 'The open sign-ins of the own account, the last at work first',
    answer: signInsAnswer,
  })
  getOwnSignIns(@SignedIn() account: SignedInAccount) {
    return this.signIns.own(account);
  }

  @Post('endSignIn')
  @OfficeOrTeacher()
  @Describe({
    summary: 'Ends a sign-in of the own account at once',
    answer: endedAnswer,
    problems: [409],
  })
  async endOwnSignIn(
    @Body({ schema: namedSignInSchema }) named: NamedSignIn,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.signIns.endOwn(named, account));
  }
}

@AdminController('api/staff', 'Staff')
export class StaffSignInsController {
  constructor(private readonly signIns: SignInsService) {}

  @Get('signIns')
  @Describe({
    summary: 'The open sign-ins of all accounts, the last at work first',
    answer: signInsAnswer,
  })
  getSignIns(@SignedIn() account: SignedInAccount) {
    return this.signIns.all(account);
  }

  @Post('endSignIn')
  @Describe({
    summary: 'Ends a sign-in of any account at once; who sits there is told',
    answer: endedAnswer,
    problems: [409],
  })
  async endSignIn(
    @Body({ schema: namedSignInSchema }) named: NamedSignIn,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.signIns.endAny(named, account));
  }
}
