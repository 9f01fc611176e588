import { Get, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { PublicController } from '../common/who-may-call';
import { healthAnswer, type HealthAnswer } from './health.answers';
import { HealthService } from './health.service';

@PublicController('api/health', 'Health')
export class HealthController {
  constructor(private readonly service: HealthService) {}

  @Get()
  @ApiOperation({ summary: 'Whether the office is up' })
  @ApiResponse({ status: 200, description: 'All is well', standardSchema: healthAnswer })
  @ApiResponse({
    status: 503,
    description: 'The database is down, or nobody can sign in yet',
    standardSchema: healthAnswer,
  })
  async health(@Res({ passthrough: true }) response: Response): Promise<HealthAnswer> {
    const health = await this.service.look();
    response.status(health.status === 'ok' ? 200 : 503);
    return health;
  }
}
