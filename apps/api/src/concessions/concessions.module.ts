import { Module } from '@nestjs/common';
import { FeeTablesModule } from '../fee-tables/fee-tables.module';
import { StudentsModule } from '../students/students.module';
import { ConcessionsController } from './concessions.controller';
import { ConcessionsService } from './concessions.service';

@Module({
  imports: [FeeTablesModule, StudentsModule],
  controllers: [ConcessionsController],
  providers: [ConcessionsService],
})
export class ConcessionsModule {}
