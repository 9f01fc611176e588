import { Get, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { PublicController } from '../common/who-may-call';
import { DatabaseWatch } from '../database/database-watch';
import { healthAnswer, type HealthAnswer } from './health.answers';

@PublicController('api/health', 'Health')
export class HealthController {
  constructor(private readonly database: DatabaseWatch) {}

  @Get()
  @ApiOperation({ operationId: 'health', summary: 'Whether the office is up' })
  @ApiResponse({ status: 200, description: 'All is well', standardSchema: healthAnswer })
  @ApiResponse({ status: 503, description: 'The database is down', standardSchema: healthAnswer })
  async get(@Res({ passthrough: true }) response: Response): Promise<HealthAnswer> {
    const isUp = await this.database.isUp();
    response.status(isUp ? 200 : 503);
    return isUp ? { status: 'ok', database: 'up' } : { status: 'error', database: 'down' };
  }
}
