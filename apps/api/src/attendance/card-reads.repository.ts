import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CardDay } from '@school/domain';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key';
import { CARD_DAY } from './card-reads.schema';

/** The number of times a write is tried when another reader has begun the same day of a card at the same time. */
const TRIES = 5;

/** The reads that card readers sent (D62). */
@Injectable()
export class CardReadsRepository {
  constructor(@InjectModel(CARD_DAY) private readonly days: Model<CardDay>) {}

  /** Stores the first and last read of each card and day. Writing the same again changes nothing, so repeats do no harm. */
  async keep(cards: readonly CardDay[]): Promise<void> {
    const writes = cards.map(({ day, cardNumber, firstAt, lastAt }) => ({
      updateOne: {
        filter: { day, cardNumber },
        update: { $min: { firstAt }, $max: { lastAt } },
        upsert: true,
      },
    }));
    for (let tries = 1; ; tries += 1)
      try {
        await this.days.bulkWrite(writes, { ordered: false });
        return;
      } catch (error) {
        if (!isDuplicateKey(error) || tries === TRIES) throw error;
      }
  }

  /** Whether a reader has ever sent anything. */
  async isAny(): Promise<boolean> {
    return (await this.days.exists({ day: { $gt: '' } })) !== null;
  }

  /** The cards of a day, in the order of their numbers. */
  async ofDay(day: string): Promise<readonly CardDay[]> {
    return this.days.find({ day }, { _id: 0 }).sort({ cardNumber: 1 }).lean<CardDay[]>();
  }
}
