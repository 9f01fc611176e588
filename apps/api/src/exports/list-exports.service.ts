import { Injectable, type StreamableFile } from '@nestjs/common';
import { changesBetween, type AuditChange, type ExportKind, type Outcome, type Words } from '@school/domain';
import { AccountsRepository } from '../accounts/accounts.repository';
import { AuditTrail } from '../audit/audit-trail';
import { wordsOfCall } from '../common/caller-words';
import { ExportsService } from './exports.service';
import type { Sheet } from './sheet';

/** The filters whose value is an account's id. */
const OF_ACCOUNTS: readonly string[] = ['account', 'collector', 'person'];

/** The details of an export that the audit log keeps, besides its name, number of rows and kind of file. */
export interface ExportDetails {
  /** The filters of the list. */
  readonly filters: object;
  /** True when Adhaar numbers are in the file (D88). */
  readonly hasAdhaar?: boolean;
}

/** The filters that appear in a file's name, in this order, to tell one section, month or exam from another. */
const IN_NAME: readonly string[] = [
  'exam',
  'teacher',
  'branch',
  'branchCode',
  'class',
  'section',
  'session',
  'book',
  'month',
  'day',
  'firstDay',
  'lastDay',
  'from',
  'to',
];

/** A value in letters that every disk accepts; empty for one that has none of them, such as a class without sections. */
const inName = (value: unknown): string =>
  (typeof value === 'string' ? value : '')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((part) => part !== '')
    .join('-');

/** `class-sheet-half-yearly-2026-27-mlmic-10-a`: files in one folder can be told apart by their names. */
export function fileNameOf(list: string, { filters, hasAdhaar = false }: ExportDetails): string {
  const filterValues = new Map<string, unknown>(Object.entries(filters));
  const partsOfName = IN_NAME.map((name) => inName(filterValues.get(name)));
  const kinds = [hasAdhaar && 'with-adhaar', filterValues.get('left') === 'true' && 'left'];
  return [list, ...kinds, ...partsOfName].filter(Boolean).join('-');
}

/** Exports lists: each is recorded in the audit log before anybody has the file (D69, D88). */
@Injectable()
export class ListExports {
  constructor(
    private readonly exports: ExportsService,
    private readonly accounts: AccountsRepository,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * A list as a file. The audit log records which list, its filters, and its number of rows.
   * @param sheetIn the list in the caller's words
   */
  async write<Row>(
    sheetIn: (words: Words) => Sheet<Row>,
    as: ExportKind,
    details: ExportDetails,
  ): Promise<Outcome<StreamableFile, 'export-too-long'>> {
    const { filters, hasAdhaar = false } = details;
    const sheet = sheetIn(wordsOfCall());
    const tally = { rows: 0 };
    const rows = counting(sheet.rows, tally);
    const file = await this.exports.write({ ...sheet, rows }, as, fileNameOf(sheet.file, details));
    if (!file.ok) return file;
    const changes: readonly AuditChange[] = [
      ...changesBetween({}, { ...(await this.readable(filters)), as, total: tally.rows }),
      ...(hasAdhaar ? [{ field: 'adhaarNumber', isHidden: true }] : []),
    ];
    await this.audit.write(this.audit.line('list-exported', { kind: 'list', id: sheet.file }, changes));
    return file;
  }

  /** The filters for people to read: accounts by their login ids, and without the sort order, which is no filter. */
  private async readable(filters: object): Promise<object> {
    const setFilters = Object.entries(filters).filter(
      ([name, value]) => name !== 'sort' && value !== undefined,
    );
    if (!setFilters.some(([name]) => OF_ACCOUNTS.includes(name))) return Object.fromEntries(setFilters);
    const usernames = await this.accounts.usernames();
    const readableFilter = ([name, value]: [string, unknown]): [string, unknown] => [
      name,
      OF_ACCOUNTS.includes(name) ? (usernames.get(String(value)) ?? value) : value,
    ];
    return Object.fromEntries(setFilters.map(readableFilter));
  }
}

async function* counting<Row>(rows: Sheet<Row>['rows'], tally: { rows: number }) {
  for await (const row of rows) {
    tally.rows += 1;
    yield row;
  }
}
