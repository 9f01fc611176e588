import { Body, Ip, Post } from '@nestjs/common';
import { loginSchema, type Login } from '@school/domain';
import { Describe } from '../common/route-doc';
import { PublicController } from '../common/who-may-call';
import { loginAnswer, type LoginAnswer } from './auth.answers';
import { AuthService } from './auth.service';

@PublicController('api/office', 'Signing in')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('office-login')
  @Describe({
    name: 'officeLogin',
    summary: 'Signs in at the office',
    answer: loginAnswer,
    problems: [401, 403, 429],
  })
  login(@Body({ schema: loginSchema }) login: Login, @Ip() address: string): Promise<LoginAnswer> {
    return this.auth.login(login, address);
  }
}
