import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { STUDENT, studentSchema } from '../students/student.schema';
import { FamilyAccountsRepository } from './family-accounts.repository';

/** The students as those who sign in, for the login and the check of tokens, which must know nothing else of them. */
@Module({
  imports: [MongooseModule.forFeature([{ name: STUDENT, schema: studentSchema }])],
  providers: [FamilyAccountsRepository],
  exports: [FamilyAccountsRepository],
})
export class FamilyAccountsModule {}
