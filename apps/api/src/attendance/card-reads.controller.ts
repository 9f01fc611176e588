import { Body, Get, Post } from '@nestjs/common';
import { cardReadsSchema, type CardReads } from '@school/domain';
import { Describe } from '../common/route-doc';
import { AdminOnly, Needs, OfficeController } from '../common/who-may-call';
import { cardReadsAnswer, unknownCardsAnswer } from './attendance.answers';
import { CardReadsService } from './card-reads.service';

@OfficeController('api/office/card-reads', 'Attendance')
export class CardReadsController {
  constructor(private readonly cards: CardReadsService) {}

  @Post()
  @Needs('cards')
  @Describe(
    'Takes the readings of a card reader, at most 500 at once; the same again counts once, and no mark changes',
    cardReadsAnswer,
  )
  sendCardReads(@Body({ schema: cardReadsSchema }) reads: CardReads) {
    return this.cards.take(reads);
  }

  @Get('unknown')
  @AdminOnly()
  @Describe('The cards that were read today and that no student has', unknownCardsAnswer)
  getUnknownCards() {
    return this.cards.unknown();
  }
}
