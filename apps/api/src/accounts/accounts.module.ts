import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PasswordService } from './password.service';
import { FirstAdminService } from './first-admin.service';
import { AccountsRepository } from './accounts.repository';
import { Teachers } from './teachers';
import { STAFF, accountsSchema } from './accounts.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: STAFF, schema: accountsSchema }])],
  providers: [AccountsRepository, FirstAdminService, PasswordService, Teachers],
  exports: [AccountsRepository, FirstAdminService, PasswordService, Teachers],
})
export class AccountsModule {}
