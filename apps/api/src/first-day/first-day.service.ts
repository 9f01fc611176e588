import { Inject, Injectable } from '@nestjs/common';
import { firstDayProgress, type FirstDayChoice } from '@school/domain';
import { CLOCK, type Clock } from '../common/clock';
import type { FirstDayAnswer } from './first-day.answers';
import { FirstDayRepository } from './first-day.repository';

/** The checklist of a new school: computed from the stored data, so that nobody has to mark a step as done (D79, D78). */
@Injectable()
export class FirstDayService {
  constructor(
    private readonly days: FirstDayRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Begins the checklist with the first account of an empty office; a school already at work has none. */
  async begin(): Promise<void> {
    await this.days.begin(this.clock.now());
  }

  /** The checklist; empty where the school is older than the checklist, or an administrator has hidden it. */
  async read(): Promise<FirstDayAnswer> {
    const day = await this.days.find();
    if (!day || day.hiddenAt) return { isShown: false, steps: [] };
    return { isShown: true, steps: [...firstDayProgress(await this.days.stored(), day.notNeeded)] };
  }

  async choose({ step, isNeeded }: FirstDayChoice): Promise<FirstDayAnswer> {
    const condition = { notNeeded: isNeeded ? step : { $ne: step } };
    const update = isNeeded ? { $pull: { notNeeded: step } } : { $addToSet: { notNeeded: step } };
    await this.days.change(condition, update, {
      field: 'firstDayStep',
      ...(isNeeded ? { before: step } : { after: step }),
    });
    return this.read();
  }

  /** Hides the checklist for good. */
  async hide(): Promise<FirstDayAnswer> {
    await this.days.change(
      {},
      { $set: { hiddenAt: this.clock.now() } },
      { field: 'firstDayStep', after: 'hidden' },
    );
    return this.read();
  }
}
