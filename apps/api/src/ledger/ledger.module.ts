import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BOOK_GAP, bookGapsSchema } from './book-gaps.schema';
import { BookGapsService } from './book-gaps.service';
import { LedgerRepository } from './ledger.repository';
import { LEDGER, ledgerSchema } from './ledger.schema';
import { LedgerWriter } from './ledger-writer';
import { SessionClosingsRepository } from './session-closings.repository';
import { SESSION_CLOSING, sessionClosingsSchema } from './session-closings.schema';

const collections = MongooseModule.forFeature([
  { name: LEDGER, schema: ledgerSchema },
  { name: BOOK_GAP, schema: bookGapsSchema },
  { name: SESSION_CLOSING, schema: sessionClosingsSchema },
]);

/** The entries of all ledgers, which every module of fees reads by named indexes (D71). */
@Module({
  imports: [collections],
  providers: [BookGapsService, LedgerRepository, LedgerWriter, SessionClosingsRepository],
  exports: [collections, LedgerRepository, LedgerWriter, SessionClosingsRepository],
})
export class LedgerModule {}
