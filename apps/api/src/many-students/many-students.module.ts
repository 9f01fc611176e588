import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { ConcessionsModule } from '../concessions/concessions.module';
import { PlanTools } from '../plans/plan-runner';
import { StudentsModule } from '../students/students.module';
import { TakenHeadsModule } from '../taken-heads/taken-heads.module';
import { ManyRunner } from './many-runner';
import { ManyStudentsController } from './many-students.controller';
import { ManyStudentsRepository } from './many-students.repository';
import { MANY_CHANGE, MANY_ROW, manyChangesSchema, manyRowsSchema } from './many-students.schema';
import { ManyStudentsService } from './many-students.service';
import { ManyWriter } from './many-writer';

@Module({
  imports: [
    AccountsModule,
    StudentsModule,
    ConcessionsModule,
    TakenHeadsModule,
    MongooseModule.forFeature([
      { name: MANY_CHANGE, schema: manyChangesSchema },
      { name: MANY_ROW, schema: manyRowsSchema },
    ]),
  ],
  controllers: [ManyStudentsController],
  providers: [ManyStudentsRepository, ManyStudentsService, ManyWriter, ManyRunner, PlanTools],
})
export class ManyStudentsModule {}
