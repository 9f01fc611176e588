import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import {
  backupsToRemove,
  HOUR,
  readBackupName,
  schoolDate,
  startOfDay,
  type NamedBackup,
} from '@school/domain';
import { madeOnce } from '../settings/made-once';
import { SETTINGS, type Settings } from '../settings/settings';

export interface FoundBackup extends NamedBackup {
  readonly name: string;
  readonly madeAt: Date;
}

/** How far the clock of a network disk may be ahead of ours, in milliseconds. */
const CLOCKS_DIFFER = HOUR;

/** The file beside the backups with the id of the office that they belong to. */
const OWNER = 'office';

/** The file in the data folder with this office's id. It is in no backup, so a copy of an office is another office. */
const OWN_ID = 'office-id';

/** The file that a restore leaves in the data folder; its text identifies that restore. */
export const RESTORE_MARK = 'backup-restored';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown reason';

/** The folder of the backups that the office makes by itself; it is the only source of what is known about them. */
@Injectable()
export class BackupFolder {
  readonly path: string;
  private readonly isDefault: boolean;
  /**
   * By name, the time of each backup that was found before that time, because a clock was wrong. Once the time comes, such a
   * backup still holds nothing of it, and does not count.
   */
  private readonly aheadOfClock = new Map<string, number>();

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {
    const { BACKUP_DIR, DATA_DIR } = settings;
    this.path = BACKUP_DIR ?? join(DATA_DIR, 'backups');
    this.isDefault = BACKUP_DIR === undefined;
  }

  fileOf(backup: string): string {
    return join(this.path, backup);
  }

  /**
   * Makes the default folder; one from the settings is not made, as its disk may not be plugged in. A folder that is nobody's
   * becomes this office's; after a restore, so does the one that the backup came from.
   */
  async prepare(): Promise<void> {
    const { DATA_DIR } = this.settings;
    if (this.isDefault) await mkdir(this.path, { recursive: true, mode: 0o700 });
    if ((await this.owner()) !== '' && !existsSync(join(DATA_DIR, RESTORE_MARK))) return;
    // Where nothing can be written, the backup says so.
    await this.claim().catch(() => undefined);
  }

  private async claim(): Promise<void> {
    await writeFile(this.fileOf(OWNER), `${await this.ownId()}\n`, { flush: true });
  }

  /**
   * Makes sure that the folder is not another office's: one of the two would take the other's backup for its own, and each would
   * remove what the other keeps.
   * @throws Error with a sentence
   */
  async expectOwn(): Promise<void> {
    const owner = await this.owner();
    if (owner !== '' && owner !== (await this.ownId()))
      throw new Error(
        `The backups in ${this.path} are another office's. Give this office a folder of its own (BACKUP_DIR); if they are its ` +
          `own from before, delete the file "${OWNER}" there.`,
      );
  }

  private async owner(): Promise<string> {
    return (await readFile(this.fileOf(OWNER), 'utf8').catch(() => '')).trim();
  }

  private ownId(): Promise<string> {
    return madeOnce(this.settings.DATA_DIR, OWN_ID, randomUUID);
  }

  /**
   * The backups in the folder that start as a backup does, without those whose time was still to come when they were found.
   * @throws Error with a sentence when the folder cannot be read, or is another office's
   */
  async list(now: Date): Promise<FoundBackup[]> {
    await this.expectOwn();
    const names = await readdir(this.path).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT')
        throw new Error(`The folder ${this.path} cannot be read (${codeOf(error)}).`);
      if (this.isDefault) return [];
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
