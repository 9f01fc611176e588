import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FAMILIES } from '../accounts/sign-in-account';
import { STUDENT, studentSchema } from '../students/student.schema';
import { FamilyAccountsRepository } from './family-accounts.repository';

/** The students as those who sign in. Global, because the check of each call's token asks, and stands below the students. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: STUDENT, schema: studentSchema }])],
  providers: [FamilyAccountsRepository, { provide: FAMILIES, useExisting: FamilyAccountsRepository }],
  exports: [FamilyAccountsRepository, FAMILIES],
})
export class FamilyAccountsModule {}
