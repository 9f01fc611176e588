import { Module } from '@nestjs/common';
import { StudentsModule } from '../students/students.module';
import { ConcessionsController } from './concessions.controller';
import { ConcessionsService } from './concessions.service';

@Module({
  imports: [StudentsModule],
  controllers: [ConcessionsController],
  providers: [ConcessionsService],
  exports: [ConcessionsService],
})
export class ConcessionsModule {}
