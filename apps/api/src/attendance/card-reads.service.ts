import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  cardDaysOf,
  refuse,
  schoolDate,
  type CardDay,
  type CardReads,
  type Outcome,
} from '@school/domain';
import { z } from 'zod';
import { CLOCK, type Clock } from '../common/clock';
import { StudentsRepository } from '../students/students.repository';
import { unknownCardsAnswer, type CardReadsAnswer, type UnknownCardsAnswer } from './attendance.answers';
import { CardReadsRepository } from './card-reads.repository';

/** The figures of today's cards on the dashboard. */
export interface CardsToday {
  readonly present: number;
  readonly unknown: number;
}

/** The reads from card readers. They are shown but never change a mark: a card at the gate is no child in the class (D62). */
@Injectable()
export class CardReadsService {
  constructor(
    private readonly reads: CardReadsRepository,
    private readonly students: StudentsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Stores the reads of a reader, each only once however often it is sent. */
  async take({ reads }: CardReads): Promise<Outcome<CardReadsAnswer, 'card-read-later'>> {
    const days = cardDaysOf(reads, this.clock.now());
    if (!days) return refuse('card-read-later', 'reads');
    await this.reads.keep(days);
    return accept({ taken: reads.length });
  }

  /** The number of students a reader saw today, and of cards that nobody has; undefined if no card was ever read. */
  async today(): Promise<CardsToday | undefined> {
    const cards = await this.reads.ofDay(this.day());
    if (cards.length === 0 && !(await this.reads.isAny())) return undefined;
    const unknown = (await this.unknownOf(cards)).length;
    return { present: cards.length - unknown, unknown };
  }

  /** The cards of today that belong to no present student. */
  async unknown(): Promise<UnknownCardsAnswer> {
    const cards = await this.unknownOf(await this.reads.ofDay(this.day()));
    return z.encode(unknownCardsAnswer, { cards: [...cards] });
  }

  private async unknownOf(cards: readonly CardDay[]): Promise<readonly CardDay[]> {
    const holders = await this.students.holdersOf(cards.map(({ cardNumber }) => cardNumber));
    return cards.filter(({ cardNumber }) => !holders.has(cardNumber));
  }

  private day(): string {
    return schoolDate(this.clock.now());
  }
}
