import { Injectable, type StreamableFile } from '@nestjs/common';
import { changesBetween, type AuditChange, type ExportKind, type Outcome, type Words } from '@school/domain';
import { AccountsRepository } from '../accounts/accounts.repository';
import { AuditTrail } from '../audit/audit-trail';
import { wordsOfCall } from '../common/caller-words';
import { ExportsService } from './exports.service';
import type { Sheet } from './sheet';

/** What narrows a list to an account is its id. */
const OF_ACCOUNTS: readonly string[] = ['account', 'collector', 'person'];

/** What of an export the audit log keeps beside its name, its rows and the kind of its file. */
export interface AskedFor {
  /** What narrowed the list. */
  readonly filters: object;
  /** Adhaar numbers leave with it (D88). */
  readonly hasAdhaar?: boolean;
}

/** What tells the file of one section, month or exam from that of another, in the order in which its name says it. */
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

/** In letters that every disk takes: what has none of them, such as a class without sections, is left out. */
const inName = (value: unknown): string =>
  (typeof value === 'string' ? value : '')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((part) => part !== '')
    .join('-');

/** `class-sheet-half-yearly-2026-27-mlmic-10-a`: two files that lie in one folder say whose each is. */
export function fileNameOf(list: string, { filters, hasAdhaar = false }: AskedFor): string {
  const given = new Map<string, unknown>(Object.entries(filters));
  const said = IN_NAME.map((name) => inName(given.get(name)));
  const kinds = [hasAdhaar && 'with-adhaar', given.get('left') === 'true' && 'left'];
  return [list, ...kinds, ...said].filter(Boolean).join('-');
}

/** Lists that leave the program: each is in the audit log before anybody has it (D69, D88). */
@Injectable()
export class ListExports {
  constructor(
    private readonly exports: ExportsService,
    private readonly accounts: AccountsRepository,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * A list as a file. The log keeps which, of what, and how many rows left.
   * @param sheetIn the list in the caller's words
   */
  async write<Row>(
    sheetIn: (words: Words) => Sheet<Row>,
    as: ExportKind,
    asked: AskedFor,
  ): Promise<Outcome<StreamableFile, 'export-too-long'>> {
    const { filters, hasAdhaar = false } = asked;
    const sheet = sheetIn(wordsOfCall());
    const counted = { rows: 0 };
    const rows = counting(sheet.rows, counted);
    const made = await this.exports.write({ ...sheet, rows }, as, fileNameOf(sheet.file, asked));
    if (!made.ok) return made;
    const changes: readonly AuditChange[] = [
      ...changesBetween({}, { ...(await this.readable(filters)), as, total: counted.rows }),
      ...(hasAdhaar ? [{ field: 'adhaarNumber', isHidden: true }] : []),
    ];
    await this.audit.write(this.audit.line('list-exported', { kind: 'list', id: sheet.file }, changes));
    return made;
  }

  /** For people to read: accounts by their login ids, and without the order of the list, which narrows nothing. */
  private async readable(filters: object): Promise<object> {
    const given = Object.entries(filters).filter(([name, value]) => name !== 'sort' && value !== undefined);
    if (!given.some(([name]) => OF_ACCOUNTS.includes(name))) return Object.fromEntries(given);
    const usernames = await this.accounts.usernames();
    const said = ([name, value]: [string, unknown]): [string, unknown] => [
      name,
      OF_ACCOUNTS.includes(name) ? (usernames.get(String(value)) ?? value) : value,
    ];
    return Object.fromEntries(given.map(said));
  }
}

async function* counting<Row>(rows: Sheet<Row>['rows'], counted: { rows: number }) {
  for await (const row of rows) {
    counted.rows += 1;
    yield row;
  }
}
