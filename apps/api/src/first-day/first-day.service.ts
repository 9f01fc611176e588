import { Inject, Injectable } from '@nestjs/common';
import { firstDayProgress, type FirstDayChoice } from '@school/domain';
import { CLOCK, type Clock } from '../common/clock';
import type { FirstDayAnswer } from './first-day.answers';
import { FirstDayRepository } from './first-day.repository';

/** The checklist of a school that begins: computed from what is stored, so that no step is ever told to be done (D79, D78). */
@Injectable()
export class FirstDayService {
  constructor(
    private readonly days: FirstDayRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** With the first account of an empty office; a school that works already has none. */
  async begin(): Promise<void> {
    await this.days.begin(this.clock.now());
  }

  /** Nothing, where the school was there before the checklist or an administrator is done with it. */
  async read(): Promise<FirstDayAnswer> {
    const day = await this.days.find();
    if (!day || day.hiddenAt) return { isShown: false, steps: [] };
    return { isShown: true, steps: [...firstDayProgress(await this.days.stored(), day.notNeeded)] };
  }

  async choose({ step, isNeeded }: FirstDayChoice): Promise<FirstDayAnswer> {
    const still = { notNeeded: isNeeded ? step : { $ne: step } };
    const update = isNeeded ? { $pull: { notNeeded: step } } : { $addToSet: { notNeeded: step } };
    await this.days.change(still, update, {
      field: 'firstDayStep',
      ...(isNeeded ? { before: step } : { after: step }),
    });
    return this.read();
  }

  /** For good: it never comes back. */
  async hide(): Promise<FirstDayAnswer> {
    await this.days.change(
      {},
      { $set: { hiddenAt: this.clock.now() } },
      { field: 'firstDayStep', after: 'hidden' },
    );
    return this.read();
  }
}
