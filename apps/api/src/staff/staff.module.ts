import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { OwnAccountController } from './own-account.controller';
import { StaffController } from './staff.controller';
import { ExportsModule } from '../exports/exports.module';
import { AccountsModule } from '../accounts/accounts.module';
import { StaffRegistrationController } from './staff-registration.controller';
import { StaffRegistrationService } from './staff-registration.service';
import { StaffService } from './staff.service';

/** The calls about accounts: of administrators, and of those who have none yet. */
@Module({
  imports: [AuthModule, AccountsModule, ExportsModule],
  controllers: [StaffController, StaffRegistrationController, OwnAccountController],
  providers: [StaffService, StaffRegistrationService],
})
export class StaffModule {}
