import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository';
import { DatabaseWatch } from '../database/database-watch';
import type { HealthAnswer } from './health.answers';

/** Tells whether the office is up: its database answers, and somebody can sign in (D4). */
@Injectable()
export class HealthService {
  /** The last administrator can be neither deactivated nor removed: once there is one, there always is. */
  private hasAdmin = false;

  constructor(
    private readonly database: DatabaseWatch,
    private readonly staff: AccountsRepository,
  ) {}

  /** The state of the office. The first account is made after the port opens; until then it is not reported as ready. */
  async look(): Promise<HealthAnswer> {
    if (!(await this.database.isUp())) return { status: 'error', database: 'down' };
    this.hasAdmin ||= await this.staff.hasActiveAdmin();
    return { status: this.hasAdmin ? 'ok' : 'error', database: 'up' };
  }
}
