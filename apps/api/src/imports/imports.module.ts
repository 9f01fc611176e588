import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { ConcessionsModule } from '../concessions/concessions.module';
import { ExportsModule } from '../exports/exports.module';
import { FeeTablesModule } from '../fee-tables/fee-tables.module';
import { PlanTools } from '../plans/plan-runner';
import { StudentsModule } from '../students/students.module';
import { TakenHeadsModule } from '../taken-heads/taken-heads.module';
import { ImportFilesService } from './import-files.service';
import { ImportPlanner } from './import-planner';
import { ImportRunner } from './import-runner';
import { ImportsController } from './imports.controller';
import { ImportsRepository } from './imports.repository';
import { IMPORT, IMPORT_ROW, importRowsSchema, importsSchema } from './imports.schema';
import { ImportsService } from './imports.service';
import { ListWriter } from './list-writer';
import { RowWriter } from './row-writer';

@Module({
  imports: [
    AccountsModule,
    StudentsModule,
    ConcessionsModule,
    TakenHeadsModule,
    ExportsModule,
    FeeTablesModule,
    MongooseModule.forFeature([
      { name: IMPORT, schema: importsSchema },
      { name: IMPORT_ROW, schema: importRowsSchema },
    ]),
  ],
  controllers: [ImportsController],
  providers: [
    ImportsRepository,
    ImportsService,
    ImportPlanner,
    ImportRunner,
    PlanTools,
    RowWriter,
    ListWriter,
    ImportFilesService,
  ],
})
export class ImportsModule {}
