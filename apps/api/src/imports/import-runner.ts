import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { accept, refuse, type AuditActor, type NamedImport, type Outcome } from '@school/domain';
import { setTimeout as pause } from 'node:timers/promises';
import { AuditTrail } from '../audit/audit-trail';
import type { SignedInAccount } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { actingFor, currentCall } from '../common/current-call';
import { isDatabaseAway } from '../database/database-away';
import { LOG, type Log } from '../logging/log';
import type { ImportAnswer } from './imports.answers';
import { ImportsRepository } from './imports.repository';
import type { StoredImport } from './imports.schema';
import { ImportsService } from './imports.service';
import { RowWriter } from './row-writer';

/** So many rows are done together: a stop waits for no more, and a crash repeats no more. */
const TOGETHER = 100;

/** How long a run waits for a database that is away, in milliseconds. */
const AWAY = 1_000;

/** Who runs it, for what asks for an account. */
const runnerOf = (by: AuditActor): SignedInAccount => ({ ...by, roles: ['admin', 'admin'], rights: [] });

/** Runs the plans of imports in the background, and goes on with what a stop of the program cut off (D68). */
@Injectable()
export class ImportRunner implements OnModuleDestroy {
  private readonly running = new Map<string, Promise<void>>();
  private isEnding = false;

  constructor(
    private readonly imports: ImportsRepository,
    private readonly service: ImportsService,
    private readonly rows: RowWriter,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Goes on with whatever ran when the program ended. */
  begin(): void {
    void this.resume().catch((err: unknown) => this.log.error({ err }, 'imports are not gone on with'));
  }

  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await Promise.all(this.running.values());
  }

  /** Runs exactly the plan that is stored. */
  async run(
    { importID }: NamedImport,
    { id, username, fname }: SignedInAccount,
  ): Promise<Outcome<ImportAnswer>> {
    const made = await this.imports.find(importID);
    if (!made) return refuse('import-not-found', 'importID');
    if (made.state === 'columns') return refuse('import-not-ready');
    const { outcomes } = await this.imports.counts(made._id);
    if (outcomes.waiting === 0) return refuse('import-nothing-waits');
    const by = { id, username, fname };
    const address = currentCall()?.ip;
    const set = {
      by,
      ...(address === undefined ? {} : { address }),
      ranAt: this.clock.now(),
      state: 'running' as const,
    };
    if (!(await this.imports.change(made._id, ['preview', 'stopped'], set))) return refuse('import-running');
    const started = { ...made, ...set };
    this.start(started);
    return accept(await this.service.shown(started));
  }

  /** Stops a run after the rows that are being done; the others wait. */
  async stop({ importID }: NamedImport): Promise<Outcome<ImportAnswer>> {
    const made = await this.imports.find(importID);
    if (!made) return refuse('import-not-found', 'importID');
    await this.imports.change(made._id, ['running'], { state: 'stopped', endedAt: this.clock.now() });
    await this.running.get(importID);
    return this.service.get({ importID });
  }

  private async resume(): Promise<void> {
    for (const made of await this.imports.ofState('running')) this.start(made);
  }

  private start(made: StoredImport): void {
    const id = made._id.toHexString();
    const { by, address } = made;
    const work = actingFor({ by, address }, () => this.work(made)).finally(() => this.running.delete(id));
    this.running.set(id, work);
  }

  private async work(made: StoredImport): Promise<void> {
    for (;;) {
      try {
        await this.workOn(made);
        return;
      } catch (err) {
        if (isDatabaseAway(err) && !this.isEnding) {
          await pause(AWAY);
          continue;
        }
        this.log.error({ err, import: made._id.toHexString() }, 'an import was stopped by an error');
        // It can be run again; while the program ends it stays as it is, and is gone on with at the next start.
        if (!this.isEnding)
          await this.imports.change(made._id, ['running'], { state: 'stopped' }).catch(() => undefined);
        return;
      }
    }
  }

  private async workOn(made: StoredImport): Promise<void> {
    await this.imports.settle(made._id, 'same', 'same', this.clock.now());
    await this.imports.settle(made._id, 'refused', 'refused', this.clock.now());
    while (!this.isEnding) {
      const now = await this.imports.find(made._id.toHexString());
      const isStopped = now?.state !== 'running';
      const rows = isStopped ? [] : await this.imports.waiting(made._id, TOGETHER);
      if (rows.length === 0) {
        await this.finish(made, isStopped);
        return;
      }
      const done = await this.rows.write(made, rows, runnerOf(made.by));
      const doneAt = this.clock.now();
      await this.imports.set(
        rows.map(({ _id }, at) => ({ _id, set: { outcome: 'refused' as const, ...done[at], doneAt } })),
      );
    }
  }

  /** One line of the audit log says what a run has done; those of the students stand beside it (D60). */
  private async finish({ _id, fileName, by }: StoredImport, isStopped: boolean): Promise<void> {
    const { outcomes } = await this.imports.counts(_id);
    const changes = Object.entries(outcomes).map(([field, count]) => ({ field, after: String(count) }));
    const subject = { kind: 'import' as const, id: _id.toHexString(), name: fileName };
    const line = this.audit.line('students-imported', subject, changes, by);
    const set = { state: isStopped ? ('stopped' as const) : ('done' as const), endedAt: this.clock.now() };
    await this.imports.change(_id, [isStopped ? 'stopped' : 'running'], set, line);
  }
}
