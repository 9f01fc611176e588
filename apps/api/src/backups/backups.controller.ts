import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Describe } from '../common/route-doc';
import { AllowRoles } from '../common/who-may-call';
import { backupsAnswer, type BackupsAnswer } from './backups.answers';
import { BackupsService } from './backups.service';

@ApiTags('Backups')
@Controller('api/office')
export class BackupsController {
  constructor(private readonly backups: BackupsService) {}

  @Get('backups')
  @AllowRoles('office', 'admin')
  @Describe({
    name: 'backups',
    summary: 'When the last good backup was made, and whether one is overdue',
    status: 200,
    answer: backupsAnswer,
    problems: [],
  })
  state(): Promise<BackupsAnswer> {
    return this.backups.state();
  }
}
