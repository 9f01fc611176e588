import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { IdleSessionsModule } from '../idle-sessions/idle-sessions.module';
import { SignInsModule } from '../sign-ins/sign-ins.module';
import { AttemptsRepository } from './attempts.repository';
import { ATTEMPTS, attemptsSchema } from './attempts.schema';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { KnownDevicesService } from './known-devices.service';
import { LoginGuardService } from './login-guard.service';
import { OwnPasswordService } from './own-password.service';
import { RequestLimitService } from './request-limit.service';
import { TokenService } from './token.service';
import { TokenStrategy } from './token.strategy';

@Module({
  imports: [
    AccountsModule,
    IdleSessionsModule,
    SignInsModule,
    JwtModule.register({}),
    MongooseModule.forFeature([{ name: ATTEMPTS, schema: attemptsSchema }]),
  ],
  controllers: [AuthController],
  providers: [
    AuthService,
    KnownDevicesService,
    LoginGuardService,
    OwnPasswordService,
    RequestLimitService,
    AttemptsRepository,
    TokenService,
    TokenStrategy,
  ],
  exports: [LoginGuardService, OwnPasswordService, RequestLimitService],
})
export class AuthModule {}
