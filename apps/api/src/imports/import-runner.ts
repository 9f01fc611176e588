import { Injectable } from '@nestjs/common';
import { PlanRunner, PlanTools } from '../plans/plan-runner';
import type { ImportAnswer } from './imports.answers';
import { ImportsRepository } from './imports.repository';
import type { StoredImport, StoredRow } from './imports.schema';
import { ImportsService } from './imports.service';
import { RowWriter } from './row-writer';

/** Runs the plans of imports (D68). */
@Injectable()
export class ImportRunner extends PlanRunner<StoredImport, StoredRow, ImportAnswer> {
  constructor(plans: ImportsRepository, service: ImportsService, writer: RowWriter, tools: PlanTools) {
    super(
      {
        plans,
        find: (id) => plans.find(id),
        shown: (storedImport) => service.shown(storedImport),
        write: (storedImport, rows, account) => writer.write(storedImport, rows, account),
        action: 'students-imported',
        subject: ({ _id, fileName }) => ({ kind: 'import', id: _id.toHexString(), name: fileName }),
        refusals: {
          notFound: 'import-not-found',
          notReady: 'import-not-ready',
          running: 'import-running',
          changed: 'import-changed',
          nothingWaits: 'import-nothing-waits',
        },
        field: 'importID',
      },
      tools,
    );
  }
}
