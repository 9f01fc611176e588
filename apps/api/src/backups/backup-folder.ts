import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { backupsToRemove, readBackupName, schoolDate, startOfDay, type NamedBackup } from '@school/domain';
import { SETTINGS, type Settings } from '../settings/settings';

export interface FoundBackup extends NamedBackup {
  readonly name: string;
  readonly madeAt: Date;
}

/** How far the clock of a network disk may be ahead of ours, in milliseconds. */
const CLOCKS_DIFFER = 60 * 60 * 1000;

const HOUR = 60 * 60 * 1000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown reason';

/** The folder of the backups that the office makes by itself; it is the only source of what is known about them. */
@Injectable()
export class BackupFolder {
  readonly path: string;
  private readonly isOwn: boolean;
  /**
   * By name, the time of each backup that was found before that time, because a clock was wrong. Once the time comes, such a
   * backup still holds nothing of it, and does not count.
   */
  private readonly aheadOfClock = new Map<string, number>();

  constructor(@Inject(SETTINGS) { BACKUP_DIR, DATA_DIR }: Settings) {
    this.path = BACKUP_DIR ?? join(DATA_DIR, 'backups');
    this.isOwn = BACKUP_DIR === undefined;
  }

  fileOf(backup: string): string {
    return join(this.path, backup);
  }

  /** Makes the default folder. A folder from the settings is not made, as its disk may not be plugged in. */
  async prepare(): Promise<void> {
    if (this.isOwn) await mkdir(this.path, { recursive: true, mode: 0o700 });
  }

  /**
   * The backups in the folder that start as a backup does, without those whose time was still to come when they were found.
   * @throws Error with a sentence when the folder cannot be read
   */
  async list(now: Date): Promise<FoundBackup[]> {
    const names = await readdir(this.path).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT')
        throw new Error(`The folder ${this.path} cannot be read (${codeOf(error)}).`);
      if (this.isOwn) return [];
      throw new Error(`There is no folder ${this.path}. Is its disk plugged in?`);
    });
    const looked = await Promise.all(names.map((name) => this.look(name)));
    const backups = looked.filter((one) => one !== undefined);
    for (const { name, madeAt } of backups)
      if (madeAt.getTime() > now.getTime() + CLOCKS_DIFFER) this.aheadOfClock.set(name, madeAt.getTime());
    return backups.filter(({ name, madeAt }) => this.aheadOfClock.get(name) !== madeAt.getTime());
  }

  /** Removes the backups that the rota does not keep. @throws Error where one cannot be removed */
  async clear(now: Date): Promise<void> {
    const names = (await this.list(now)).map(({ name }) => name);
    for (const name of backupsToRemove(names, schoolDate(now))) await rm(this.fileOf(name), { force: true });
  }

  private async look(name: string): Promise<FoundBackup | undefined> {
    const named = readBackupName(name);
    if (!named) return undefined;
    const { isBackup } = await import('@school/embedded-mongo');
    const file = this.fileOf(name);
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile() || !(await isBackup(file).catch(() => false))) return undefined;
    // A copied file has the time of its copying; its name still gives the day and the hour.
    const isOfItsDay = schoolDate(stats.mtime) === named.day;
    const timeInName = new Date(startOfDay(named.day).getTime() + (named.hour ?? 0) * HOUR);
    return { ...named, name, madeAt: isOfItsDay ? stats.mtime : timeInName };
  }
}
