import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import pLimit from 'p-limit';
import { writeOverRevision } from '../database/over-revision';
import type { Attempt } from './attempts';
import { ATTEMPTS, type AttemptLog } from './attempts.schema';

/** Keeps the attempts in the database, so that all processes of the office count the same ones (D12). */
@Injectable()
export class AttemptsRepository {
  /** Without it a hundred logins at once would overwrite each other, and all but one would start again. */
  private readonly oneAtATime = pLimit(1);

  constructor(@InjectModel(ATTEMPTS) private readonly logs: Model<AttemptLog>) {}

  /**
   * Replaces the attempts in a log by the result of `change`. Written only over the revision it was computed from, and
   * computed again when another login was faster, so no attempt is ever lost.
   * @param change returns undefined to leave everything as it is
   */
  async change(
    subject: string,
    now: Date,
    change: (attempts: readonly Attempt[]) => readonly Attempt[] | undefined,
  ): Promise<void> {
    await this.oneAtATime(() => this.changeNow(subject, now, change));
  }

  private async changeNow(
    subject: string,
    now: Date,
    change: (attempts: readonly Attempt[]) => readonly Attempt[] | undefined,
  ): Promise<void> {
    for (;;) {
      const log = await this.logs.findById(subject).lean<AttemptLog>();
      const attempts = change(log?.attempts ?? []);
      if (attempts === undefined) return;
      const revision = log?.revision ?? 0;
      const newLog = { attempts, lastAt: now, revision: revision + 1 };
      const isWritten = await writeOverRevision(
        revision,
        () => this.logs.create({ _id: subject, ...newLog }),
        () => this.logs.updateOne({ _id: subject, revision }, { $set: newLog }),
      );
      if (isWritten) return;
      await sleep(Math.random() * 20);
    }
  }

  async removeOlder(moment: Date): Promise<void> {
    await this.logs.deleteMany({ lastAt: { $lt: moment } });
  }
}
