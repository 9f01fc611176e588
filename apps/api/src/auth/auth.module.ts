import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AttemptsRepository } from './attempts.repository';
import { ATTEMPTS, attemptsSchema } from './attempts.schema';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { LoginGuardService } from './login-guard.service';
import { RequestLimitService } from './request-limit.service';
import { TokenService } from './token.service';
import { TokenStrategy } from './token.strategy';

@Module({
  imports: [
    AccountsModule,
    JwtModule.register({}),
    MongooseModule.forFeature([{ name: ATTEMPTS, schema: attemptsSchema }]),
  ],
  controllers: [AuthController],
  providers: [
    AuthService,
    LoginGuardService,
    RequestLimitService,
    AttemptsRepository,
    TokenService,
    TokenStrategy,
  ],
  exports: [LoginGuardService, RequestLimitService],
})
export class AuthModule {}
