import { Injectable } from '@nestjs/common';
import {
  accept,
  isKnownEntry,
  isReceiptCode,
  receiptNumbersMeant,
  refuse,
  voidOf,
  type Outcome,
  type ReceiptCheck,
} from '@school/domain';
import { z } from 'zod';
import { RequestLimitService } from '../auth/request-limit.service';
import { networkOf } from '../common/network-of';
import { LedgerRepository } from '../ledger/ledger.repository';
import { receiptCheckAnswer, type ReceiptCheckAnswer } from './receipt-check.answers';
import { ReceiptCodes } from './receipt-codes.service';

/** Checks whether a paper is a receipt of this school that still counts (D89). */
@Injectable()
export class ReceiptCheckService {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly codes: ReceiptCodes,
    private readonly limit: RequestLimitService,
  ) {}

  /**
   * Checks a receipt. A number without its code reveals nothing, not even whether such a receipt exists.
   * @throws Problem 429 after too many calls from one address
   */
  async check(
    { studentReceiptNo, code }: ReceiptCheck,
    address: string,
  ): Promise<Outcome<ReceiptCheckAnswer, 'receipt-not-confirmed'>> {
    await this.limit.count('check-receipt', networkOf(address));
    const number = await this.numberWith(code, studentReceiptNo);
    const entry = number === undefined ? null : await this.ledgers.byNumber(number);
    if (!entry || !isKnownEntry(entry) || entry.kind !== 'deposit')
      return refuse('receipt-not-confirmed', 'code');
    const ledger = await this.ledgers.of(entry.student);
    return accept(
      z.encode(receiptCheckAnswer, {
        studentReceiptNo: entry.studentReceiptNo,
        issuedAt: entry.collectedAt,
        amount: entry.studentPaid,
        isVoid: voidOf(ledger, entry.studentReceiptNo) !== undefined,
      }),
    );
  }

  /** The receipt number with this code, among those that the typed one may mean. */
  private async numberWith(code: string, typed: string): Promise<string | undefined> {
    for (const number of receiptNumbersMeant(typed))
      if (isReceiptCode(code, (await this.codes.of(number)).code)) return number;
    return undefined;
  }
}
