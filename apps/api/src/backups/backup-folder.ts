import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { backupsToRemove, readBackupName, schoolDate, startOfDay, type NamedBackup } from '@school/domain';
import { SETTINGS, type Settings } from '../settings/settings';

export interface FoundBackup extends NamedBackup {
  readonly name: string;
  readonly madeAt: Date;
}

/** How far ahead of ours the clock of a network disk may be, in milliseconds. */
const CLOCKS_DIFFER = 60 * 60 * 1000;

const HOUR = 60 * 60 * 1000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown reason';

/** The folder of the backups that the office makes by itself; all that is known of them is read from it. */
@Injectable()
export class BackupFolder {
  readonly path: string;
  private readonly isOwn: boolean;
  /**
   * When each was made, by its name, of those that were there before their time: a clock was wrong. When that time comes, they
   * still hold nothing of it.
   */
  private readonly ahead = new Map<string, number>();

  constructor(@Inject(SETTINGS) { BACKUP_DIR, DATA_DIR }: Settings) {
    this.path = BACKUP_DIR ?? join(DATA_DIR, 'backups');
    this.isOwn = BACKUP_DIR === undefined;
  }

  fileOf(backup: string): string {
    return join(this.path, backup);
  }

  /** Makes the usual folder. One that the settings name is not made: it may be a disk that is not plugged in. */
  async prepare(): Promise<void> {
    if (this.isOwn) await mkdir(this.path, { recursive: true, mode: 0o700 });
  }

  /**
   * The backups that are there and begin as such, those left out that were there before they can have been made.
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
    const found = looked.filter((one) => one !== undefined);
    for (const { name, madeAt } of found)
      if (madeAt.getTime() > now.getTime() + CLOCKS_DIFFER) this.ahead.set(name, madeAt.getTime());
    return found.filter(({ name, madeAt }) => this.ahead.get(name) !== madeAt.getTime());
  }

  /** Removes what the rota does not keep; @throws where one cannot be removed */
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
    // A copied file has the time of its copying; its name still tells the day and the hour.
    const isOfItsDay = schoolDate(stats.mtime) === named.day;
    const ofName = new Date(startOfDay(named.day).getTime() + (named.hour ?? 0) * HOUR);
    return { ...named, name, madeAt: isOfItsDay ? stats.mtime : ofName };
  }
}
