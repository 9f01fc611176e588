import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FAMILIES } from '../accounts/sign-in-account';
import { STUDENT, studentSchema } from '../students/student.schema';
import { FamilyAccountsRepository } from './family-accounts.repository';

/** The families of students as accounts. Global, as the token check of each call needs it, and is below the students' module. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: STUDENT, schema: studentSchema }])],
  providers: [FamilyAccountsRepository, { provide: FAMILIES, useExisting: FamilyAccountsRepository }],
  exports: [FamilyAccountsRepository, FAMILIES],
})
export class FamilyAccountsModule {}
