import type { mongo } from 'mongoose';

/** What a migration has to work with. */
export interface MigrationTask {
  readonly db: mongo.Db;
  /** When it was first begun. A restart is told the same, so that it comes to the same end. */
  readonly begun: Date;
  /**
   * Called before each batch: logs how far the work is, in counts alone.
   * @throws Error when another process has taken over, so that this one must write no more
   */
  readonly goOn: (done: number, all: number) => Promise<void>;
}

/** One numbered change of what is stored. What was run at a school once is never changed; the next number mends it. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  /** Brings the documents of the version before to this one. It may be killed at any moment, and is run again then. */
  readonly run: (task: MigrationTask) => Promise<void>;
}
