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
    const register = await readRegister(file.buffer);
    if (!register.ok) return register;
    const now = this.clock.now();
    await this.imports.removeUnrun(now);
    const lastImport = (await this.imports.latest()).find(({ state }) => state !== 'columns');
    const { heads } = await this.feeTables.today();
    const { headings, above, columns } = firstChoices(register.value, heads, lastImport);
    const rows = register.value
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
    return this.withImport(importID, async (storedImport) => accept(await this.shown(storedImport)));
  }

  /** Stores the chosen columns, and plans all rows that are not done yet. */
  async choose({
    importID,
    columns,
    overwrites = false,
    revision,
  }: ImportColumns): Promise<Outcome<ImportAnswer>> {
    return this.inTurn(importID, async (storedImport) => {
      const { revision: currentRevision = 0 } = storedImport;
      // A request sent again because its answer was lost: the choice is already stored.
      const isChosen = isDeepStrictEqual(
        [storedImport.columns, storedImport.overwrites],
        [columns, overwrites],
      );
      if (revision === currentRevision - 1 && storedImport.state === 'preview' && isChosen)
        return accept(await this.shown(storedImport));
      if (revision !== undefined && revision !== currentRevision) return refuse('import-changed');
      const chosen = { columns, overwrites, state: 'preview' as const, revision: currentRevision + 1 };
      // The import stays in `columns` until the whole new plan is stored, so that nobody runs a half-made one.
      if (
        isUnderWay(storedImport) ||
        !(await this.imports.claim(storedImport, { ...chosen, state: 'columns' }))
      )
        return refuse('import-running');
      await this.planner.plan({ ...storedImport, ...chosen });
      await this.imports.change(storedImport._id, ['columns'], { state: 'preview' });
      return accept(await this.shown({ ...storedImport, ...chosen }));
    });
  }

  async rows({
    importID,
    state,
    page = 1,
    size = IMPORT_PAGE,
  }: ImportRowsQuery): Promise<Outcome<Page<ImportRowAnswer>>> {
    return this.withImport(importID, async (storedImport) => {
      const { rows, total } = await this.imports.page(storedImport._id, { state }, page, size);
      return accept({ rows: rows.map(toRow), total });
    });
  }

  /** Corrects a cell. Its row is planned again, with those that share or shared its Student ID or card, or that it warns of. */
  async mend(cell: ImportCell): Promise<Outcome<ImportRowAnswer>> {
    return this.inTurn(cell.importID, async (storedImport) => {
      if (storedImport.state === 'columns') return refuse('import-not-ready');
      if (isUnderWay(storedImport)) return refuse('import-running');
      const openRow = await this.openRow(storedImport, cell.row);
      if (!openRow.ok) return openRow;
      const currentText = openRow.value.texts?.[cell.field] ?? '';
      if (cell.was !== undefined && cell.was !== currentText && cell.text !== currentText)
        return refuse('import-changed', 'text');
      // In `columns` no run can begin with the old plan; if this is cut off, it stays there, and columns are chosen again.
      const mends = storedImport.state === 'done' ? 'stopped' : storedImport.state;
      const claim = { state: 'columns', mends, revision: (storedImport.revision ?? 0) + 1 } as const;
      if (!(await this.imports.claim(storedImport, claim))) return refuse('import-running');
      try {
        return await this.planCorrected(storedImport, cell);
      } finally {
        await this.imports.claim({ ...storedImport, ...claim }, { state: mends });
      }
    });
  }

  /** A row that waits or was refused; a row that is done cannot be corrected, as it stands in the student's record. */
  private async openRow(storedImport: StoredImport, row: number): Promise<Outcome<StoredRow>> {
    const storedRow = await this.imports.row(storedImport._id, row);
    if (!storedRow) return refuse('import-not-found', 'row');
    const isOpen = storedRow.outcome === 'waiting' || storedRow.outcome === 'refused';
    return isOpen ? accept(storedRow) : refuse('import-row-done', 'row');
  }

  private async planCorrected(
    storedImport: StoredImport,
    { row, field, text }: ImportCell,
  ): Promise<Outcome<ImportRowAnswer>> {
    const openRow = await this.openRow(storedImport, row);
    if (!openRow.ok) return openRow;
    const storedRow = openRow.value;
    const corrected = {
      ...storedRow,
      outcome: 'waiting' as const,
      fixes: { ...storedRow.fixes, [field]: text },
    };
    await this.planner.planRows(storedImport, [corrected]);
    const rowAfter = await this.imports.row(storedImport._id, row);
    const alikeRows = await this.imports.alike(
      storedImport._id,
      rowAfter ? [storedRow, rowAfter] : [storedRow],
    );
    if (alikeRows.length > 1) await this.planner.planRows(storedImport, alikeRows);
    const planned = await this.imports.row(storedImport._id, row);
    return planned ? accept(toRow(planned)) : refuse('import-not-found', 'row');
  }

  /** Removes an import that was never run: the file holds names and numbers of children. */
  async discard({ importID }: NamedImport): Promise<Outcome<ImportListAnswer>> {
    return this.withImport(importID, async (storedImport) => {
      if (!(await this.imports.remove(storedImport._id))) return refuse('import-running');
      return accept(await this.list());
    });
  }

  /** An import as it is now, with its progress. */
  async shown(storedImport: StoredImport): Promise<ImportAnswer> {
    return toImport(storedImport, await this.imports.counts(storedImport._id));
  }

  /** Corrections of two cells at once wait for each other, as only one can claim the import. */
  private inTurn<Value>(
    importID: string,
    work: (storedImport: StoredImport) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    return this.oneAtATime(() => this.withImport(importID, work));
  }

  private async withImport<Value>(
    importID: string,
    work: (storedImport: StoredImport) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    const storedImport = await this.imports.find(importID);
    return storedImport ? work(storedImport) : refuse('import-not-found', 'importID');
  }
}
