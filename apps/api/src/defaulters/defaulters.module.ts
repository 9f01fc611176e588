import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExportsModule } from '../exports/exports.module';
import { LedgerModule } from '../ledger/ledger.module';
import { StudentsModule } from '../students/students.module';
import { DefaultersController } from './defaulters.controller';
import { DefaultersService } from './defaulters.service';
import {
  OWED,
  OWED_GROUP,
  owedGroupSchema,
  owedSchema,
  RECKONED_LEDGERS,
  reckonedLedgersSchema,
} from './owed.schema';
import { OwedRepository } from './owed.repository';
import { ReckoningRepository } from './reckoning.repository';
import { ReckoningService } from './reckoning.service';

@Module({
  imports: [
    ExportsModule,
    LedgerModule,
    StudentsModule,
    MongooseModule.forFeature([
      { name: OWED, schema: owedSchema },
      { name: OWED_GROUP, schema: owedGroupSchema },
      { name: RECKONED_LEDGERS, schema: reckonedLedgersSchema },
    ]),
  ],
  controllers: [DefaultersController],
  providers: [DefaultersService, OwedRepository, ReckoningRepository, ReckoningService],
})
export class DefaultersModule {}
