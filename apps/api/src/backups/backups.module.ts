import { Module } from '@nestjs/common';
import { BackupFolder } from './backup-folder';
import { BackupSchedule } from './backup-schedule.service';
import { BackupsController } from './backups.controller';
import { BackupsService } from './backups.service';

@Module({
  controllers: [BackupsController],
  providers: [BackupFolder, BackupSchedule, BackupsService],
})
export class BackupsModule {}
