import type { mongo } from 'mongoose';

/** The tools of a migration. */
export interface MigrationTask {
  readonly db: mongo.Db;
  /** The time it was first begun. A restart gets the same time, so that it comes to the same result. */
  readonly begun: Date;
  /**
   * Called before each batch: logs the progress, as counts only.
   * @throws Error when another process has taken over, so that this one must write no more
   */
  readonly goOn: (done: number, all: number) => Promise<void>;
}

/** One numbered change of what is stored. Once run at a school, it is never changed; a later number corrects it. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  /** Brings the previous version's documents to this one. It may be killed at any moment, and is then run again. */
  readonly run: (task: MigrationTask) => Promise<void>;
}
