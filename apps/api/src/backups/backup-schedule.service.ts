import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { backupName, HOUR, MINUTE, missingBackup } from '@school/domain';
import { CLOCK, type Clock } from '../common/clock';
import { LOG, type Log } from '../logging/log';
import { SETTINGS, type Settings } from '../settings/settings';
import { BackupFolder } from './backup-folder';

/** How long after the start the office first looks for a missing backup, in milliseconds: people who sign in come first. */
const FIRST_LOOK = 5_000;

/** How often it looks whether a new day or hour has come, in milliseconds. */
const LOOK_EVERY = MINUTE;

/** How long a backup that failed waits before it is tried again, in milliseconds. */
const TRY_AGAIN_AFTER = HOUR;

/** Makes a backup on every day on which the office runs, and in every hour with a write. */
@Injectable()
export class BackupSchedule implements OnModuleDestroy {
  private readonly stopping = new AbortController();
  private readonly timers: NodeJS.Timeout[] = [];
  private working: Promise<void> | undefined;
  private failed: { readonly sentence: string; readonly at: Date } | undefined;

  constructor(
    private readonly folder: BackupFolder,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** The reason why the last try failed, in a sentence; missing after a success. */
  get failure(): string | undefined {
    return this.failed?.sentence;
  }

  /** Looks for a missing backup soon, and then regularly until the office stops. */
  begin(): void {
    const look = () => void this.look();
    this.timers.push(setTimeout(look, FIRST_LOOK).unref(), setInterval(look, LOOK_EVERY).unref());
  }

  async onModuleDestroy(): Promise<void> {
    this.timers.forEach(clearTimeout);
    this.stopping.abort(new Error('The office has stopped.'));
    await this.working;
  }

  /** Makes the backup of this day or hour if it is missing, and removes old ones; a failure is kept and logged, never thrown. */
  look(): Promise<void> {
    if (this.stopping.signal.aborted) return Promise.resolve();
    this.working ??= this.makeMissing().finally(() => (this.working = undefined));
    return this.working;
  }

  private async makeMissing(): Promise<void> {
    const now = this.clock.now();
    const { signal } = this.stopping;
    // The absolute difference, as the clock may have been set back meanwhile.
    const waited = this.failed ? Math.abs(now.getTime() - this.failed.at.getTime()) : Infinity;
    if (waited < TRY_AGAIN_AFTER) return;
    try {
      await this.folder.prepare();
      const missing = missingBackup(now, await this.folder.list(now), await this.lastWrite());
      if (missing) await this.make(backupName(missing), signal);
      this.failed = undefined;
    } catch (error) {
      if (signal.aborted) return;
      this.failed = { sentence: error instanceof Error ? error.message : String(error), at: now };
      this.log.warn({ reason: this.failed.sentence }, 'a backup failed and is tried again in an hour');
    }
  }

  /** The time of the last write; if its file cannot be read, the backup that follows reports why. */
  private async lastWrite(): Promise<Date> {
    const stats = await stat(join(this.settings.DATA_DIR, 'database/store.mdb')).catch(() => undefined);
    return stats?.mtime ?? new Date(0);
  }

  private async make(name: string, signal: AbortSignal): Promise<void> {
    const { backupApart } = await import('@school/embedded-mongo');
    const begun = performance.now();
    const dataDir = join(this.settings.DATA_DIR, 'database');
    const passphraseFile = this.settings.BACKUP_PASSPHRASE_FILE;
    const counts = await backupApart({ dataDir, file: this.folder.fileOf(name), passphraseFile }, { signal });
    const documents = counts.reduce((sum, count) => sum + count.documents, 0);
    this.log.info({ file: name, documents, ms: Math.round(performance.now() - begun) }, 'backup made');
    // Only now that the new one is in place. An old one that cannot be removed does no harm.
    await this.folder.clear(this.clock.now()).catch((error: unknown) => {
      this.log.warn({ err: error }, 'old backups could not be removed');
    });
  }
}
