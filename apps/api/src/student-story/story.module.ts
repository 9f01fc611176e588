import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditLogModule } from '../audit-log/audit-log.module';
import { SignInsModule } from '../sign-ins/sign-ins.module';
import { StudentsModule } from '../students/students.module';
import { StoryController } from './story.controller';
import { StoryService } from './story.service';

/** The history of a student in one list (D85). */
@Module({
  imports: [AccountsModule, AuditLogModule, SignInsModule, StudentsModule],
  controllers: [StoryController],
  providers: [StoryService],
})
export class StoryModule {}
