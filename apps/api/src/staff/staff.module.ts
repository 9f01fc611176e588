import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PasswordService } from '../auth/password.service';
import { FirstAdminService } from './first-admin.service';
import { StaffRepository } from './staff.repository';
import { STAFF, staffSchema } from './staff.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: STAFF, schema: staffSchema }])],
  providers: [StaffRepository, FirstAdminService, PasswordService],
  exports: [StaffRepository, FirstAdminService, PasswordService],
})
export class StaffModule {}
