import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Cached } from '../common/cached';
import { CLOCK, type Clock } from '../common/clock';
import { DEMONSTRATION, THE_SCHOOL, type DemonstrationMark } from './demonstration.schema';

/** Tells whether this is a school for trying things out, in which nothing is real. */
@Injectable()
export class DemonstrationService {
  private readonly cached: Cached<boolean>;

  constructor(
    @InjectModel(DEMONSTRATION) private readonly marks: Model<DemonstrationMark>,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.cached = new Cached(async () => (await this.mark()) !== undefined, clock);
  }

  /** Whether the database has the mark; the answer is at most ten seconds old. */
  isOne(): Promise<boolean> {
    return this.cached.get();
  }

  /** The mark, if there is one. */
  async mark(): Promise<DemonstrationMark | undefined> {
    return (await this.marks.findById(THE_SCHOOL).lean<DemonstrationMark | null>()) ?? undefined;
  }

  /** Marks the database; no API call can, and nothing removes the mark. @param at the real time, whatever the clock says */
  async begin(filling: Pick<DemonstrationMark, 'today' | 'students'>, at: Date): Promise<void> {
    await this.cached.change(() => this.marks.create({ _id: THE_SCHOOL, ...filling, begunAt: at }));
  }

  /** Notes that the filling is complete. @param at the real time, whatever the clock says */
  async end(at: Date): Promise<void> {
    await this.marks.updateOne({ _id: THE_SCHOOL }, { $set: { filledAt: at } });
  }
}
