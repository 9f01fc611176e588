import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClassSection } from '@school/domain';
import type { Model } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import { writeOverRevision } from '../database/over-revision';
import { SECTION_PLAN, type StoredPlannedMove, type StoredSectionPlan } from './section-plans.schema';

@Injectable()
export class SectionPlansRepository {
  constructor(@InjectModel(SECTION_PLAN) private readonly plans: Model<StoredSectionPlan>) {}

  async find(session: string, section: ClassSection): Promise<StoredSectionPlan | null> {
    return this.plans.findOne(keyOf(session, section)).lean<StoredSectionPlan>();
  }

  /** Whether the plan of a section still contains this move. */
  async has(session: string, section: ClassSection, move: StoredPlannedMove): Promise<boolean> {
    const plan = await this.find(session, section);
    return plan?.moves.some((one) => isDeepStrictEqual(one, move)) === true;
  }

  async ofSession(session: string): Promise<StoredSectionPlan[]> {
    return this.plans.find({ session }).lean<StoredSectionPlan[]>();
  }

  /** @returns whether it is stored; false when another desk has changed the plan since this revision (0: no plan) */
  async save(plan: Omit<StoredSectionPlan, '_id'>, revision: number): Promise<boolean> {
    const next = { ...plan, revision: revision + 1 };
    return writeOverRevision(
      revision,
      () => this.plans.create(next),
      () => this.plans.updateOne({ ...keyOf(plan.session, plan), revision }, { $set: next }),
    );
  }

  /** Makes a student undecided again. */
  async forget(session: string, section: ClassSection, student: string): Promise<void> {
    await this.plans.updateOne(keyOf(session, section), {
      $pull: { moves: { student } },
      $inc: { revision: 1 },
    });
  }
}

const keyOf = (session: string, { branch, class: schoolClass, section }: ClassSection) => ({
  session,
  branch,
  class: schoolClass,
  section,
});
