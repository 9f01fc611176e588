import { Body, Post, Req, Res } from '@nestjs/common';
import { loginSchema, type Login } from '@school/domain';
import type { Request, Response } from 'express';
import { networkOf } from '../common/network-of';
import { Describe } from '../common/route-doc';
import { PublicController } from '../common/who-may-call';
import { loginAnswer, type LoginAnswer } from './auth.answers';
import { AuthService } from './auth.service';
import { KnownDevicesService } from './known-devices.service';

@PublicController('api/office', 'Signing in')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly devices: KnownDevicesService,
  ) {}

  @Post('office-login')
  @Describe({
    name: 'officeLogin',
    summary: 'Signs in at the office',
    answer: loginAnswer,
    problems: [401, 403, 429],
  })
  async login(
    @Body({ schema: loginSchema }) login: Login,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginAnswer> {
    const device = this.devices.of(request, login.username);
    const origin = { address: networkOf(request.ip ?? ''), userAgent: request.header('user-agent') };
    const answer = await this.auth.login(login, { ...origin, device }, request.id);
    this.devices.remember(response, login.username, device);
    return answer;
  }
}
