import { Inject, Injectable } from '@nestjs/common';
import { accept, refuse, type NamedImport, type Outcome } from '@school/domain';
import { AuditTrail } from '../audit/audit-trail';
import type { SignedInAccount } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { LOG, type Log } from '../logging/log';
import { PlanRunner } from '../plans/plan-runner';
import type { ImportAnswer } from './imports.answers';
import { ImportsRepository } from './imports.repository';
import type { StoredImport, StoredRow } from './imports.schema';
import { ImportsService } from './imports.service';
import { RowWriter } from './row-writer';

/** Runs the plans of imports (D68). */
@Injectable()
export class ImportRunner extends PlanRunner<StoredImport, StoredRow> {
  constructor(
    plans: ImportsRepository,
    private readonly service: ImportsService,
    rows: RowWriter,
    audit: AuditTrail,
    @Inject(CLOCK) clock: Clock,
    @Inject(LOG) log: Log,
  ) {
    super(
      {
        plans,
        write: (made, waiting, runner) => rows.write(made, waiting, runner),
        action: 'students-imported',
        subject: ({ _id, fileName }) => ({ kind: 'import', id: _id.toHexString(), name: fileName }),
        refusals: {
          notFound: 'import-not-found',
          notReady: 'import-not-ready',
          running: 'import-running',
          nothingWaits: 'import-nothing-waits',
        },
      },
      { audit, clock, log },
    );
  }

  /** Runs exactly the plan that is stored. */
  async run({ importID }: NamedImport, account: SignedInAccount): Promise<Outcome<ImportAnswer>> {
    const started = await this.started(importID, account);
    return started.ok ? accept(await this.service.shown(started.value)) : started;
  }

  /** Stops a run after the rows that are being done; the others wait. */
  async stop({ importID }: NamedImport): Promise<Outcome<ImportAnswer>> {
    if (!(await this.stopped(importID))) return refuse('import-not-found', 'importID');
    return this.service.get({ importID });
  }
}
