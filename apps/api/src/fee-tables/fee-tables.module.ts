import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HeadsModule } from '../heads/heads.module';
import { LedgerModule } from '../ledger/ledger.module';
import { FeeTablesController } from './fee-tables.controller';
import { FeeTablesRepository } from './fee-tables.repository';
import { FEE_TABLE, feeTablesSchema } from './fee-tables.schema';
import { FeeTablesService } from './fee-tables.service';

@Module({
  imports: [
    HeadsModule,
    LedgerModule,
    MongooseModule.forFeature([{ name: FEE_TABLE, schema: feeTablesSchema }]),
  ],
  controllers: [FeeTablesController],
  providers: [FeeTablesRepository, FeeTablesService],
  exports: [FeeTablesService],
})
export class FeeTablesModule {}
