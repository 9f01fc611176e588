import { Module } from '@nestjs/common';
import { StudentsModule } from '../students/students.module';
import { TakenHeadsController } from './taken-heads.controller';
import { TakenHeadsService } from './taken-heads.service';

@Module({
  imports: [StudentsModule],
  controllers: [TakenHeadsController],
  providers: [TakenHeadsService],
  exports: [TakenHeadsService],
})
export class TakenHeadsModule {}
