import { Body, Inject, Post, Req, Res } from '@nestjs/common';
import { loginSchema, studentLoginSchema, type Login, type StudentLogin } from '@school/domain';
import type { Request, Response } from 'express';
import { AccountsRepository } from '../accounts/accounts.repository';
import { FAMILIES, type SignInAccounts } from '../accounts/sign-in-account';
import { networkOf } from '../common/network-of';
import { Describe } from '../common/route-doc';
import { PublicController } from '../common/who-may-call';
import { loginAnswer, type LoginAnswer } from './auth.answers';
import { AuthService } from './auth.service';
import { KnownDevicesService } from './known-devices.service';

@PublicController('api', 'Signing in')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly devices: KnownDevicesService,
    private readonly staff: AccountsRepository,
    @Inject(FAMILIES) private readonly families: SignInAccounts,
  ) {}

  @Post('office/office-login')
  @Describe('Signs in at the office', loginAnswer, [401, 403, 429])
  officeLogin(
    @Body({ schema: loginSchema }) login: Login,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.signIn(this.staff, login, request, response);
  }

  @Post('student/student-login')
  @Describe('Signs in a student’s family, by the Student ID', loginAnswer, [401, 403, 429])
  studentLogin(
    @Body({ schema: studentLoginSchema }) login: StudentLogin,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.signIn(this.families, login, request, response);
  }

  private async signIn(
    accounts: SignInAccounts,
    login: Login,
    request: Request,
    response: Response,
  ): Promise<LoginAnswer> {
    const guarded = accounts.guardedAs(login.username);
    const device = this.devices.of(request, guarded);
    const origin = { address: networkOf(request.ip ?? ''), userAgent: request.header('user-agent') };
    const answer = await this.auth.login(accounts, login, { ...origin, device }, request.id);
    this.devices.remember(response, guarded, device);
    return answer;
  }
}
