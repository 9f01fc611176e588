import { Module } from '@nestjs/common';
import { FeeTablesModule } from '../fee-tables/fee-tables.module';
import { StudentsModule } from '../students/students.module';
import { FamilyController } from './family.controller';
import { FamilyService } from './family.service';

@Module({
  imports: [FeeTablesModule, StudentsModule],
  controllers: [FamilyController],
  providers: [FamilyService],
})
export class FamilyModule {}
