import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { StaffController } from './staff.controller';
import { StaffModule } from './staff.module';
import { StaffRegistrationController } from './staff-registration.controller';
import { StaffRegistrationService } from './staff-registration.service';
import { StaffService } from './staff.service';

/** The calls about accounts. Apart from the accounts themselves, which signing in needs and which must not need it. */
@Module({
  imports: [AuthModule, StaffModule],
  controllers: [StaffController, StaffRegistrationController],
  providers: [StaffService, StaffRegistrationService],
})
export class StaffDeskModule {}
