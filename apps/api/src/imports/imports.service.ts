import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  IMPORT_PAGE,
  refuse,
  type ImportCell,
  type ImportColumns,
  type ImportRowsQuery,
  type NamedImport,
  type Outcome,
} from '@school/domain';
import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import type { Page } from '../common/paged';
import { invalidFields } from '../common/problem';
import { uploadedName, type SentFile } from '../common/sent-file';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { callerAndAddress } from '../plans/caller-and-address';
import { isUnderWay } from '../plans/plan-runner';
import { firstChoices } from './first-choices';
import { ImportPlanner } from './import-planner';
import type { ImportAnswer, ImportListAnswer, ImportRowAnswer } from './imports.answers';
import { toImport, toListedImports, toRow } from './imports.mapper';
import { ImportsRepository } from './imports.repository';
import type { StoredImport, StoredRow } from './imports.schema';
import { readRegister } from './read-register';

/** How many rows are shown as samples of a column. */
const SAMPLES = 3;

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

@Injectable()
export class ImportsService {
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly imports: ImportsRepository,
    private readonly planner: ImportPlanner,
    private readonly feeTables: FeeTablesService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Stores a register with its rows, and guesses the field of each column (D68). @throws Problem 400 without a file */
  async upload(file: SentFile | undefined, account: Caller): Promise<Outcome<ImportAnswer>> {
    if (!file) throw invalidFields([{ field: 'file', code: 'oneRegister' }]);
    const read = await readRegister(file.buffer);
    if (!read.ok) return read;
    const now = this.clock.now();
    await this.imports.removeUnrun(now);
    const before = (await this.imports.latest()).find(({ state }) => state !== 'columns');
    const { heads } = await this.feeTables.today();
    const { headings, above, columns } = firstChoices(read.value, heads, before);
    const rows = read.value
      .map((cells, line) => ({ row: line + 1, cells }))
      .slice(above)
      .filter(({ cells }) => !isBlank(cells));
    if (rows.length === 0) return refuse('register-unreadable', 'file');
    const importID = await this.imports.insert(
      {
        fileName: uploadedName(file),
        ...callerAndAddress(account),
        createdAt: now,
        state: 'columns',
        headings,
        samples: rows.slice(0, SAMPLES).map(({ cells }) => cells),
        columns,
        overwrites: false,
      },
      rows,
    );
    return this.get({ importID: importID.toHexString() });
  }

  async list(): Promise<ImportListAnswer> {
    return toListedImports(await this.imports.latest());
  }

  async get({ importID }: NamedImport): Promise<Outcome<ImportAnswer>> {
    return this.with(importID, async (made) => accept(await this.shown(made)));
  }

  /** Stores the chosen columns, and plans all rows that are not done yet. */
  async choose({
    importID,
    columns,
    overwrites = false,
    revision,
  }: ImportColumns): Promise<Outcome<ImportAnswer>> {
    return this.inTurn(importID, async (made) => {
      const { revision: now = 0 } = made;
      // A request sent again because its answer was lost: the choice is already stored.
      const isChosen = isDeepStrictEqual([made.columns, made.overwrites], [columns, overwrites]);
      if (revision === now - 1 && made.state === 'preview' && isChosen) return accept(await this.shown(made));
      if (revision !== undefined && revision !== now) return refuse('import-changed');
      const chosen = { columns, overwrites, state: 'preview' as const, revision: now + 1 };
      // The import stays in `columns` until the whole new plan is stored, so that nobody runs a half-made one.
      if (isUnderWay(made) || !(await this.imports.claim(made, { ...chosen, state: 'columns' })))
        return refuse('import-running');
      await this.planner.plan({ ...made, ...chosen });
      await this.imports.change(made._id, ['columns'], { state: 'preview' });
      return accept(await this.shown({ ...made, ...chosen }));
    });
  }

  async rows({
    importID,
    state,
    page = 1,
    size = IMPORT_PAGE,
  }: ImportRowsQuery): Promise<Outcome<Page<ImportRowAnswer>>> {
    return this.with(importID, async (made) => {
      const { rows, total } = await this.imports.page(made._id, { state }, page, size);
      return accept({ rows: rows.map(toRow), total });
    });
  }

  /** Corrects a cell. Its row is planned again, with those that share or shared its Student ID or card, or that it warns of. */
  async mend(cell: ImportCell): Promise<Outcome<ImportRowAnswer>> {
    return this.inTurn(cell.importID, async (made) => {
      if (made.state === 'columns') return refuse('import-not-ready');
      if (isUnderWay(made)) return refuse('import-running');
      const open = await this.openRow(made, cell.row);
      if (!open.ok) return open;
      const now = open.value.texts?.[cell.field] ?? '';
      if (cell.was !== undefined && cell.was !== now && cell.text !== now)
        return refuse('import-changed', 'text');
      // In `columns` no run can begin with the old plan; if this is cut off, it stays there, and columns are chosen again.
      const mends = made.state === 'done' ? 'stopped' : made.state;
      const claimed = { state: 'columns', mends, revision: (made.revision ?? 0) + 1 } as const;
      if (!(await this.imports.claim(made, claimed))) return refuse('import-running');
      try {
        return await this.mended(made, cell);
      } finally {
        await this.imports.claim({ ...made, ...claimed }, { state: mends });
      }
    });
  }

  /** A row that waits or was refused; a row that is done cannot be corrected, as it stands in the student's record. */
  private async openRow(made: StoredImport, row: number): Promise<Outcome<StoredRow>> {
    const there = await this.imports.row(made._id, row);
    if (!there) return refuse('import-not-found', 'row');
    const isOpen = there.outcome === 'waiting' || there.outcome === 'refused';
    return isOpen ? accept(there) : refuse('import-row-done', 'row');
  }

  private async mended(
    made: StoredImport,
    { row, field, text }: ImportCell,
  ): Promise<Outcome<ImportRowAnswer>> {
    const open = await this.openRow(made, row);
    if (!open.ok) return open;
    const there = open.value;
    const mended = { ...there, outcome: 'waiting' as const, fixes: { ...there.fixes, [field]: text } };
    await this.planner.planRows(made, [mended]);
    const now = await this.imports.row(made._id, row);
    const alike = await this.imports.alike(made._id, now ? [there, now] : [there]);
    if (alike.length > 1) await this.planner.planRows(made, alike);
    const planned = await this.imports.row(made._id, row);
    return planned ? accept(toRow(planned)) : refuse('import-not-found', 'row');
  }

  /** Removes an import that was never run: the file holds names and numbers of children. */
  async discard({ importID }: NamedImport): Promise<Outcome<ImportListAnswer>> {
    return this.with(importID, async (made) => {
      if (!(await this.imports.remove(made._id))) return refuse('import-running');
      return accept(await this.list());
    });
  }

  /** An import as it is now, with its progress. */
  async shown(made: StoredImport): Promise<ImportAnswer> {
    return toImport(made, await this.imports.counts(made._id));
  }

  /** Corrections of two cells at once wait for each other, as only one can claim the import. */
  private inTurn<Value>(
    importID: string,
    work: (made: StoredImport) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    return this.oneAtATime(() => this.with(importID, work));
  }

  private async with<Value>(
    importID: string,
    work: (made: StoredImport) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    const made = await this.imports.find(importID);
    return made ? work(made) : refuse('import-not-found', 'importID');
  }
}
