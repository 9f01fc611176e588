import { Module } from '@nestjs/common';
import { StudentsModule } from '../students/students.module';
import { FamilyController } from './family.controller';
import { FamilyService } from './family.service';

@Module({
  imports: [StudentsModule],
  controllers: [FamilyController],
  providers: [FamilyService],
})
export class FamilyModule {}
