import { Get } from '@nestjs/common';
import { Describe } from '../common/route-doc';
import { PublicController } from '../common/who-may-call';
import { demonstrationAnswer } from './demonstration.answers';
import { DemonstrationService } from './demonstration.service';

@PublicController('api/demonstration', 'Health')
export class DemonstrationController {
  constructor(private readonly service: DemonstrationService) {}

  @Get()
  @Describe(
    'Whether this is a demonstration school, which every screen and paper then says',
    demonstrationAnswer,
  )
  async demonstration() {
    return { isDemonstration: await this.service.isOne() };
  }
}
