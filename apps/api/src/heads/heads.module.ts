import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LedgerModule } from '../ledger/ledger.module';
import { HeadsController } from './heads.controller';
import { HeadsRepository } from './heads.repository';
import { HEAD, headsSchema } from './heads.schema';
import { HeadsService } from './heads.service';

@Module({
  imports: [LedgerModule, MongooseModule.forFeature([{ name: HEAD, schema: headsSchema }])],
  controllers: [HeadsController],
  providers: [HeadsRepository, HeadsService],
  exports: [HeadsService],
})
export class HeadsModule {}
