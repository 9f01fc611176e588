import { Inject, Injectable } from '@nestjs/common';
import { accept, refuse, type NamedImport, type Outcome } from '@school/domain';
import { AuditTrail } from '../audit/audit-trail';
import type { SignedInAccount } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { LOG, type Log } from '../logging/log';
import { PlanRunner } from '../plans/plan-runner';
import type { PictureImportAnswer } from './picture-imports.answers';
import { PictureImportsRepository } from './picture-imports.repository';
import type { StoredPictureImport, StoredPictureRow } from './picture-imports.schema';
import { PictureImportsService } from './picture-imports.service';
import { PictureWriter } from './picture-writer';

/** Runs the plans of pictures (D68). */
@Injectable()
export class PictureImportRunner extends PlanRunner<StoredPictureImport, StoredPictureRow> {
  constructor(
    plans: PictureImportsRepository,
    private readonly service: PictureImportsService,
    writer: PictureWriter,
    audit: AuditTrail,
    @Inject(CLOCK) clock: Clock,
    @Inject(LOG) log: Log,
  ) {
    super(
      {
        plans,
        write: (_, rows, runner) => writer.write(rows, runner),
        together: 10,
        action: 'pictures-imported',
        subject: ({ _id, fileName }) => ({ kind: 'import', id: _id.toHexString(), name: fileName }),
        refusals: {
          notFound: 'import-not-found',
          notReady: 'import-not-found',
          running: 'import-running',
          nothingWaits: 'pictures-nothing-waits',
        },
      },
      { audit, clock, log },
    );
  }

  /** Runs exactly what was looked at. */
  async run({ importID }: NamedImport, account: SignedInAccount): Promise<Outcome<PictureImportAnswer>> {
    const started = await this.started(importID, account);
    return started.ok ? accept(await this.service.shown(started.value)) : started;
  }

  /** Stops a run after the pictures that are being stored; the others wait. */
  async stop({ importID }: NamedImport): Promise<Outcome<PictureImportAnswer>> {
    if (!(await this.stopped(importID))) return refuse('import-not-found', 'importID');
    return this.service.get({ importID });
  }
}
