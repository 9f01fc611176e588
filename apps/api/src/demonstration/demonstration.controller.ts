import { Get } from '@nestjs/common';
import { Describe } from '../common/route-doc';
import { PublicController } from '../common/who-may-call';
import { demonstrationAnswer, type DemonstrationAnswer } from './demonstration.answers';
import { DemonstrationService } from './demonstration.service';

@PublicController('api/demonstration', 'Health')
export class DemonstrationController {
  constructor(private readonly demonstration: DemonstrationService) {}

  @Get()
  @Describe({
    name: 'demonstration',
    summary: 'Whether this is a school to try things in, which every screen and paper then says',
    answer: demonstrationAnswer,
  })
  async get(): Promise<DemonstrationAnswer> {
    return { isDemonstration: await this.demonstration.isOne() };
  }
}
