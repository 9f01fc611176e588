import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FEE_PAYERS } from '../heads/fee-payers';
import { StudentFeePayers } from './student-fee-payers';
import { STUDENT, studentSchema } from './student.schema';

/** Global, because fee heads and fee tables, which students depend on, ask for the students who pay (D84). */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: STUDENT, schema: studentSchema }])],
  providers: [{ provide: FEE_PAYERS, useClass: StudentFeePayers }],
  exports: [FEE_PAYERS],
})
export class FeePayersModule {}
