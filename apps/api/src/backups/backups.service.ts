import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../common/clock';
import { SETTINGS, type Settings } from '../settings/settings';
import { BackupFolder } from './backup-folder';
import { BackupSchedule } from './backup-schedule.service';
import type { BackupsAnswer } from './backups.answers';
import { toBackups } from './backups.mapper';

/** The state of the backups, for the dashboard. */
@Injectable()
export class BackupsService {
  private readonly started: Date;

  constructor(
    private readonly folder: BackupFolder,
    private readonly schedule: BackupSchedule,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.started = clock.now();
  }

  async state(): Promise<BackupsAnswer> {
    if (this.settings.MONGODB_URI !== undefined)
      return { isElsewhere: true, lastAt: null, ageHours: null, isLate: false, failure: null };
    const now = this.clock.now();
    const began = await this.began();
    try {
      const times = (await this.folder.list(now)).map(({ madeAt }) => madeAt.getTime());
      const last = times.length > 0 ? new Date(Math.max(...times)) : undefined;
      return toBackups({ now, began, last, failure: this.schedule.failure });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return toBackups({ now, began, last: undefined, failure });
    }
  }

  /** The time at which the database's folder was made; if the disk does not tell, the start of this process. */
  private async began(): Promise<Date> {
    const stats = await stat(join(this.settings.DATA_DIR, 'database')).catch(() => undefined);
    return stats && stats.birthtimeMs > 0 ? stats.birthtime : this.started;
  }
}
