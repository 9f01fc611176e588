import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  changesBetween,
  familyOfKey,
  isKnownEntry,
  receiptOf,
  refuse,
  voidOf,
  type Outcome,
  type ReceiptExportQuery,
  type ReceiptPrints,
  type ReceiptRegisterQuery,
  type RegisteredReceipt,
} from '@school/domain';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { Usernames } from '../accounts/account-names';
import { AuditTrail } from '../audit/audit-trail';
import { isAdmin, type Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import type { Page } from '../common/paged';
import { ListExports } from '../exports/list-exports.service';
import { ReceiptCodes } from '../receipt-check/receipt-codes.service';
import { LedgerRepository } from '../ledger/ledger.repository';
import type { StoredEntry } from '../ledger/ledger.schema';
import { SignInsRepository } from '../sign-ins/sign-ins.repository';
import { StudentsRepository } from '../students/students.repository';
import {
  leftOutAnswer,
  receiptAnswer,
  registerAnswer,
  type CollectorsAnswer,
  type FamilyReceiptsAnswer,
  type GivenBackAnswer,
  type LeftOutAnswer,
  type PrintsAnswer,
  type ReceiptAnswer,
  type RegisterAnswer,
} from './receipts.answers';
import { toRegistered } from './receipts.mapper';
import { ReceiptsRepository } from './receipts.repository';
import { registerSheet } from './receipts.sheet';

type NoReceipt = 'receipt-not-found' | 'fees-unknown';

@Injectable()
export class ReceiptsService {
  constructor(
    private readonly receipts: ReceiptsRepository,
    private readonly ledgers: LedgerRepository,
    private readonly students: StudentsRepository,
    private readonly accounts: AccountsRepository,
    private readonly signIns: SignInsRepository,
    private readonly exports: ListExports,
    private readonly codes: ReceiptCodes,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A page of the register (D51). @param caller the caller, whose own uncounted cash is shown without an amount (D86) */
  async page(query: ReceiptRegisterQuery, caller: Caller): Promise<Page<RegisterAnswer[number]>> {
    const [{ rows, total }, usernames] = await Promise.all([
      this.receipts.page(query),
      this.accounts.usernames(),
    ]);
    return { rows: z.encode(registerAnswer, await this.withVoids(rows, usernames, caller)), total };
  }

  /** The numbers left out of all books, including certificates, and when. */
  async leftOut(): Promise<LeftOutAnswer> {
    const gaps = await this.receipts.leftOut();
    return z.encode(
      leftOutAnswer,
      gaps.map(({ branch, session, series, first, last, at }) => ({
        book: { branch, session, ...(series === undefined ? {} : { series }) },
        first,
        last,
        at,
      })),
    );
  }

  /** All register rows that a query asks for, oldest first. */
  private async *all(query: ReceiptRegisterQuery, caller: Caller): AsyncGenerator<RegisteredReceipt> {
    const usernames = await this.accounts.usernames();
    for await (const rows of this.receipts.all(query)) yield* await this.withVoids(rows, usernames, caller);
  }

  /** The register as a file (D69). */
  async export({ as, ...query }: ReceiptExportQuery, caller: Caller) {
    return this.exports.write((words) => registerSheet(this.all(query, caller), words, isAdmin(caller)), as, {
      filters: query,
    });
  }

  private async withVoids(
    rows: readonly StoredEntry[],
    usernames: Usernames,
    caller: Caller,
  ): Promise<RegisteredReceipt[]> {
    const [reversals, origins] = await Promise.all([
      rows.length === 0 ? [] : this.receipts.reversalsOf(rows),
      isAdmin(caller) ? this.signIns.originsOf(rows) : new Map<string, string>(),
    ]);
    return rows.map((row) => {
      const { studentReceiptNo } = row;
      const related = {
        voiding: voidOf(reversals, studentReceiptNo),
        address: origins.get(studentReceiptNo),
      };
      return toRegistered(row, related, usernames, caller);
    });
  }

  /** Everybody who may have collected, including those who no longer work here. */
  async collectors(): Promise<CollectorsAnswer> {
    const accounts = await this.accounts.all();
    return accounts
      .filter(({ role, closed }) => role !== 'student' && closed !== 'waiting' && closed !== 'refused')
      .map(({ _id, fname, username }) => ({ id: _id.toHexString(), name: fname, username }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  /** A receipt, or a voucher, as it was on its day; also for a student who left (D51). */
  async get(studentReceiptNo: string): Promise<Outcome<ReceiptAnswer, NoReceipt>> {
    const found = await this.find(studentReceiptNo, 'studentReceiptNo');
    return found.ok ? this.answerOf(found.value) : found;
  }

  /** All receipts of the family payment that a receipt belongs to, in the order in which they were taken (D83). */
  async family(studentReceiptNo: string): Promise<Outcome<FamilyReceiptsAnswer, NoReceipt>> {
    const found = await this.find(studentReceiptNo, 'studentReceiptNo');
    if (!found.ok) return found;
    const family = familyOfKey(found.value.key, found.value.studentID);
    const entries = family === undefined ? [found.value] : await this.receipts.ofFamily(family);
    const answers: FamilyReceiptsAnswer = [];
    for (const entry of entries) {
      const answer = await this.answerOf(entry);
      if (!answer.ok) return answer;
      answers.push(answer.value);
    }
    return accept(answers);
  }

  private async answerOf(entry: StoredEntry): Promise<Outcome<ReceiptAnswer, NoReceipt>> {
    const [student, ledger] = await Promise.all([
      this.students.findEver(entry.student),
      this.ledgers.of(entry.student),
    ]);
    const { studentReceiptNo, original, key, studentID } = entry;
    const receipt = student && receiptOf(ledger, studentReceiptNo, { ...student, ...student.personalDetail });
    if (!receipt) return refuse('receipt-not-found', 'studentReceiptNo');
    const isOfFamily = familyOfKey(key, studentID) !== undefined;
    return accept(
      z.encode(receiptAnswer, {
        receipt,
        check: await this.codes.of(studentReceiptNo),
        isPrinted: original !== undefined,
        hasLeft: student.left,
        isOfFamily,
      }),
    );
  }

  /**
   * Counts a print of each receipt and tells which are originals (D51); for a caller without the right to collect, none (D58).
   * @param key of this print, which gives the original once
   */
  async print(
    { studentReceiptNos, isMarked = false }: ReceiptPrints,
    key: string = randomUUID(),
    { rights }: Pick<Caller, 'rights'>,
  ): Promise<Outcome<PrintsAnswer, NoReceipt>> {
    const entries = await this.findAll(studentReceiptNos);
    if (!entries.ok) return entries;
    const isCopy = isMarked || !rights.includes('collect');
    const prints: PrintsAnswer = [];
    for (const { studentReceiptNo } of entries.value) {
      const print = await this.receipts.countPrint(studentReceiptNo, isCopy ? undefined : key);
      prints.push({ studentReceiptNo, ...print });
    }
    return accept(prints);
  }

  /** No paper came out: the originals of this print may be printed once more, each once (D51). @param key of that print */
  async giveBack(
    { studentReceiptNos }: ReceiptPrints,
    key: string,
    account: Caller,
  ): Promise<Outcome<GivenBackAnswer, NoReceipt>> {
    const entries = await this.findAll(studentReceiptNos);
    if (!entries.ok) return entries;
    const answer: GivenBackAnswer = [];
    for (const { _id, studentReceiptNo, studentID, snapshot } of entries.value) {
      const subject = {
        kind: 'student',
        id: studentID,
        ...(snapshot && { name: snapshot.studentName }),
      } as const;
      const line = this.audit.line('print-failed', subject, changesBetween({}, { studentReceiptNo }));
      const print = { key, by: account.fname, at: this.clock.now() };
      const isGivenBack = await this.receipts.giveBack(_id, print, line);
      answer.push({ studentReceiptNo, isGivenBack });
    }
    return accept(answer);
  }

  /** The entries of several receipts, or the refusal if one of them is not found. */
  private async findAll(numbers: readonly string[]): Promise<Outcome<StoredEntry[], NoReceipt>> {
    const entries: StoredEntry[] = [];
    for (const number of new Set(numbers)) {
      const found = await this.find(number, 'studentReceiptNos');
      if (!found.ok) return found;
      entries.push(found.value);
    }
    return accept(entries);
  }

  /** @param field the request field with the number */
  private async find(studentReceiptNo: string, field: string): Promise<Outcome<StoredEntry, NoReceipt>> {
    const entry = await this.ledgers.byNumber(studentReceiptNo);
    // The kind of a damaged entry is unknown: it may be the receipt that the family has.
    if (entry && !isKnownEntry(entry)) return refuse('fees-unknown', field);
    return entry && (entry.kind === 'deposit' || entry.kind === 'refund')
      ? accept(entry)
      : refuse('receipt-not-found', field);
  }
}
