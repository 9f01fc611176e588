import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** A database that needs longer than this, in milliseconds, counts as down. */
const PATIENCE = 1_500;

@Injectable()
export class HealthService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Whether the database answers now (D4). */
  async isDatabaseUp(): Promise<boolean> {
    const { db } = this.connection;
    if (!db) return false;
    const timer = new AbortController();
    const answered = db.command({ ping: 1 }).then(
      () => true,
      () => false,
    );
    const late = sleep(PATIENCE, false, { signal: timer.signal }).catch(() => false);
    return Promise.race([answered, late]).finally(() => timer.abort());
  }
}
