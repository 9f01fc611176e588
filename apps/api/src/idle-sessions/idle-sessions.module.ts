import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { SignInsModule } from '../sign-ins/sign-ins.module';
import { SessionSettingsController } from './session-settings.controller';
import { SESSION_SETTINGS, sessionSettingsSchema } from './session-settings.schema';
import { SessionSettingsService } from './session-settings.service';

@Module({
  imports: [
    AccountsModule,
    SignInsModule,
    MongooseModule.forFeature([{ name: SESSION_SETTINGS, schema: sessionSettingsSchema }]),
  ],
  controllers: [SessionSettingsController],
  providers: [SessionSettingsService],
  exports: [SessionSettingsService],
})
export class IdleSessionsModule {}
