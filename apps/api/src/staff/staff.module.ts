import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { OwnAccountController } from './own-account.controller';
import { OwnAccountService } from './own-account.service';
import { StaffController } from './staff.controller';
import { ExportsModule } from '../exports/exports.module';
import { AccountsModule } from '../accounts/accounts.module';
import { StaffRegistrationController } from './staff-registration.controller';
import { StaffRegistrationService } from './staff-registration.service';
import { StaffService } from './staff.service';
import { OwnSignInsController, StaffSignInsController } from './sign-ins.controllers';
import { SignInsService } from './sign-ins.service';
import { IdleSessionsModule } from '../idle-sessions/idle-sessions.module';
import { SignInsModule } from '../sign-ins/sign-ins.module';
import { SubjectsModule } from '../subjects/subjects.module';

/** The calls about accounts: those of administrators, and those of people who have no account yet. */
@Module({
  imports: [AuthModule, AccountsModule, ExportsModule, IdleSessionsModule, SignInsModule, SubjectsModule],
  controllers: [
    StaffController,
    StaffSignInsController,
    StaffRegistrationController,
    OwnAccountController,
    OwnSignInsController,
  ],
  providers: [StaffService, OwnAccountService, StaffRegistrationService, SignInsService],
  exports: [SignInsService],
})
export class StaffModule {}
