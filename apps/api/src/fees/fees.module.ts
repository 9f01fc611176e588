import { Module } from '@nestjs/common';
import { ClosingsModule } from '../closings/closings.module';
import { LedgerModule } from '../ledger/ledger.module';
import { SchoolDetailsModule } from '../school-details/school-details.module';
import { StudentsModule } from '../students/students.module';
import { FeesController } from './fees.controller';
import { FeesService } from './fees.service';
import { ReferencesService } from './references.service';

@Module({
  imports: [ClosingsModule, LedgerModule, SchoolDetailsModule, StudentsModule],
  controllers: [FeesController],
  providers: [FeesService, ReferencesService],
})
export class FeesModule {}
