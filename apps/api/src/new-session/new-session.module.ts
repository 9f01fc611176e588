import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { ExportsModule } from '../exports/exports.module';
import { FeeTablesModule } from '../fee-tables/fee-tables.module';
import { LedgerModule } from '../ledger/ledger.module';
import { StudentsModule } from '../students/students.module';
import { MovingService } from './moving.service';
import { NewSessionController } from './new-session.controller';
import { NewSessionService } from './new-session.service';
import { SectionPlansRepository } from './section-plans.repository';
import { SECTION_PLAN, sectionPlansSchema } from './section-plans.schema';
import { SectionsModule } from '../sections/sections.module';
import { SessionClosingService } from './session-closing.service';

@Module({
  imports: [
    AccountsModule,
    ExportsModule,
    FeeTablesModule,
    LedgerModule,
    SectionsModule,
    StudentsModule,
    MongooseModule.forFeature([{ name: SECTION_PLAN, schema: sectionPlansSchema }]),
  ],
  controllers: [NewSessionController],
  providers: [NewSessionService, MovingService, SessionClosingService, SectionPlansRepository],
})
export class NewSessionModule {}
