import { Get } from '@nestjs/common';
import { Describe } from '../common/route-doc';
import { OfficeController } from '../common/who-may-call';
import { backupsAnswer } from './backups.answers';
import { BackupsService } from './backups.service';

@OfficeController('api/office', 'Backups')
export class BackupsController {
  constructor(private readonly service: BackupsService) {}

  @Get('backups')
  @Describe('When the last good backup was made, and whether one is overdue', backupsAnswer)
  backups() {
    return this.service.state();
  }
}
