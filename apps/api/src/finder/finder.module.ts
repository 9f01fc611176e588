import { Module } from '@nestjs/common';
import { StudentsModule } from '../students/students.module';
import { FinderController } from './finder.controller';
import { FinderRepository } from './finder.repository';
import { FinderService } from './finder.service';

@Module({
  imports: [StudentsModule],
  controllers: [FinderController],
  providers: [FinderService, FinderRepository],
})
export class FinderModule {}
