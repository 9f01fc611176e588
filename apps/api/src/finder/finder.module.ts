import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module';
import { ReceiptsModule } from '../receipts/receipts.module';
import { StudentsModule } from '../students/students.module';
import { FinderController } from './finder.controller';
import { FinderRepository } from './finder.repository';
import { FinderService } from './finder.service';

@Module({
  imports: [LedgerModule, ReceiptsModule, StudentsModule],
  controllers: [FinderController],
  providers: [FinderService, FinderRepository],
})
export class FinderModule {}
