import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { loginSchema, type Login } from '@school/domain';
import { Describe } from '../common/route-doc';
import { Public } from '../common/who-may-call';
import { loginAnswer, type LoginAnswer } from './auth.answers';
import { AuthService } from './auth.service';

@ApiTags('Signing in')
@Controller('api/office')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('office-login')
  @Public()
  @Describe({
    name: 'officeLogin',
    summary: 'Signs in at the office',
    status: 200,
    answer: loginAnswer,
    problems: [400, 401, 403, 413, 415, 429],
  })
  login(@Body({ schema: loginSchema }) login: Login, @Ip() address: string): Promise<LoginAnswer> {
    return this.auth.login(login, address);
  }
}
