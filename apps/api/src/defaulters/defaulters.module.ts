import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExportsModule } from '../exports/exports.module';
import { FeeTablesModule } from '../fee-tables/fee-tables.module';
import { RemindersModule } from '../reminders/reminders.module';
import { LedgerModule } from '../ledger/ledger.module';
import { StudentsModule } from '../students/students.module';
import { DefaultersController } from './defaulters.controller';
import { DefaultersService } from './defaulters.service';
import {
  OWED,
  OWED_GROUP,
  owedGroupSchema,
  owedSchema,
  OWED_PROGRESS,
  owedProgressSchema,
} from './owed.schema';
import { OwedRepository } from './owed.repository';
import { RecomputeRepository } from './recompute.repository';
import { RecomputeService } from './recompute.service';

@Module({
  imports: [
    ExportsModule,
    FeeTablesModule,
    LedgerModule,
    RemindersModule,
    StudentsModule,
    MongooseModule.forFeature([
      { name: OWED, schema: owedSchema },
      { name: OWED_GROUP, schema: owedGroupSchema },
      { name: OWED_PROGRESS, schema: owedProgressSchema },
    ]),
  ],
  controllers: [DefaultersController],
  providers: [DefaultersService, OwedRepository, RecomputeRepository, RecomputeService],
  exports: [DefaultersService],
})
export class DefaultersModule {}
