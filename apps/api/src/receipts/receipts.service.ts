import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import {
  accept,
  isKnownEntry,
  receiptOf,
  refuse,
  type Outcome,
  type ReceiptPrints,
  type ReceiptRegisterQuery,
  type ReceiptExportQuery,
  type RegisteredReceipt,
  type Words,
} from '@school/domain';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { Usernames } from '../accounts/who-is';
import type { SignedInAccount } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import type { Page } from '../common/paged';
import { ExportsService } from '../exports/exports.service';
import type { StoredEntry } from '../ledger/ledger.schema';
import type { StudentRecord } from '../students/student.schema';
import {
  receiptAnswer,
  registerAnswer,
  type CollectorsAnswer,
  type GivenBackAnswer,
  type PrintsAnswer,
  type ReceiptAnswer,
  type RegisterAnswer,
} from './receipts.answers';
import { ReceiptLedgers } from './receipt-ledgers';
import { toRegistered } from './receipts.mapper';
import { ReceiptsRepository } from './receipts.repository';
import { registerSheet } from './receipts.sheet';
import { rowOf, type StoredReceipt } from './receipts.schema';

type NoReceipt = 'receipt-not-found' | 'fees-unknown';

interface Found {
  readonly student: StudentRecord;
  readonly entry: StoredEntry;
}

@Injectable()
export class ReceiptsService {
  constructor(
    private readonly receipts: ReceiptsRepository,
    private readonly ledgers: ReceiptLedgers,
    private readonly accounts: AccountsRepository,
    private readonly exports: ExportsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A page of the register; what became of each number is read in the ledger (D51). */
  async page(query: ReceiptRegisterQuery): Promise<Page<RegisterAnswer[number]>> {
    const [{ rows, total }, usernames] = await Promise.all([
      this.receipts.page(query),
      this.accounts.usernames(),
    ]);
    return { rows: z.encode(registerAnswer, await this.withState(rows, usernames)), total };
  }

  /** The whole register that a query asks for, oldest first. */
  private async *all(query: ReceiptRegisterQuery): AsyncGenerator<RegisteredReceipt> {
    const usernames = await this.accounts.usernames();
    for await (const rows of this.receipts.all(query)) yield* await this.withState(rows, usernames);
  }

  /** The register as a file (D69). */
  async export(
    { as, ...query }: ReceiptExportQuery,
    words: Words,
  ): Promise<Outcome<StreamableFile, 'export-too-long'>> {
    return this.exports.write(registerSheet(this.all(query), words), as);
  }

  private async withState(
    rows: readonly StoredReceipt[],
    usernames: Usernames,
  ): Promise<RegisteredReceipt[]> {
    const ledgers = await this.ledgers.of(rows.map(({ student }) => student));
    return rows.map((row) => toRegistered(row, ledgers.get(row.student.toHexString()) ?? [], usernames));
  }

  /** Everybody who may have collected, also those who no longer work here. */
  async collectors(): Promise<CollectorsAnswer> {
    const all = await this.accounts.all();
    return all
      .filter(({ role, closed }) => role !== 'student' && closed !== 'waiting' && closed !== 'refused')
      .map(({ _id, fname, username }) => ({ id: _id.toHexString(), name: fname, username }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  /** A receipt as it was on its day, also of a student who left (D51). */
  async get(studentReceiptNo: string): Promise<Outcome<ReceiptAnswer, NoReceipt>> {
    const found = await this.find(studentReceiptNo, 'studentReceiptNo');
    if (!found.ok) return found;
    const { student, entry } = found.value;
    const receipt = receiptOf(student.studentFeeReport, studentReceiptNo, {
      ...student,
      ...student.personalDetail,
    });
    if (!receipt) return refuse('receipt-not-found', 'studentReceiptNo');
    const row = await this.receipts.find(rowOf(entry, student)._id);
    return accept(
      z.encode(receiptAnswer, { receipt, isPrinted: row?.original !== undefined, hasLeft: student.left }),
    );
  }

  /** Counts a print of each receipt and says which of them have no mark (D51). @param key of this print; the same key again is the same print */
  async print(
    { studentReceiptNos, isMarked = false }: ReceiptPrints,
    key: string = randomUUID(),
  ): Promise<Outcome<PrintsAnswer, NoReceipt>> {
    const ids = await this.rowsOf(studentReceiptNos);
    if (!ids.ok) return ids;
    const prints: PrintsAnswer = [];
    for (const [studentReceiptNo, id] of ids.value) {
      const print = isMarked ? await this.receipts.countMarked(id) : await this.receipts.countPrint(id, key);
      prints.push({ studentReceiptNo, isOriginal: print?.isOriginal ?? false });
    }
    return accept(prints);
  }

  /** No paper came out: this print's originals may be printed once more, each receipt's once (D51). @param key of that print */
  async giveBack(
    { studentReceiptNos }: ReceiptPrints,
    key: string,
    account: SignedInAccount,
  ): Promise<Outcome<GivenBackAnswer, NoReceipt>> {
    const ids = await this.rowsOf(studentReceiptNos);
    if (!ids.ok) return ids;
    const answer: GivenBackAnswer = [];
    for (const [studentReceiptNo, id] of ids.value) {
      const isGivenBack = await this.receipts.giveBack(id, key, account.fname, this.clock.now());
      answer.push({ studentReceiptNo, isGivenBack });
    }
    return accept(answer);
  }

  /** The row of each receipt, if all of them are some. */
  private async rowsOf(numbers: readonly string[]): Promise<Outcome<[string, string][], NoReceipt>> {
    const rows: [string, string][] = [];
    for (const number of new Set(numbers)) {
      const found = await this.find(number, 'studentReceiptNos');
      if (!found.ok) return found;
      rows.push([number, rowOf(found.value.entry, found.value.student)._id]);
    }
    return accept(rows);
  }

  /** @param field that named it */
  private async find(studentReceiptNo: string, field: string): Promise<Outcome<Found, NoReceipt>> {
    const student = await this.ledgers.findByReceipt(studentReceiptNo);
    const entry = student?.studentFeeReport.find((one) => one.studentReceiptNo === studentReceiptNo);
    // What a damaged entry was, nobody knows: it may be the receipt that the family has.
    if (entry && !isKnownEntry(entry)) return refuse('fees-unknown', field);
    return student && entry?.kind === 'deposit'
      ? accept({ student, entry })
      : refuse('receipt-not-found', field);
  }
}
