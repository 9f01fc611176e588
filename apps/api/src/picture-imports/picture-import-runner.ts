import { Injectable } from '@nestjs/common';
import { PlanRunner, PlanTools } from '../plans/plan-runner';
import type { PictureImportAnswer } from './picture-imports.answers';
import { PictureImportsRepository } from './picture-imports.repository';
import type { StoredPictureImport, StoredPictureRow } from './picture-imports.schema';
import { PictureImportsService } from './picture-imports.service';
import { PictureWriter } from './picture-writer';

/** Runs the plans of pictures (D68). */
@Injectable()
export class PictureImportRunner extends PlanRunner<
  StoredPictureImport,
  StoredPictureRow,
  PictureImportAnswer
> {
  constructor(
    plans: PictureImportsRepository,
    service: PictureImportsService,
    writer: PictureWriter,
    tools: PlanTools,
  ) {
    super(
      {
        plans,
        find: (id) => plans.find(id),
        shown: (storedImport) => service.shown(storedImport),
        write: (_, rows, account) => writer.write(rows, account),
        together: 10,
        action: 'pictures-imported',
        subject: ({ _id, fileName }) => ({ kind: 'import', id: _id.toHexString(), name: fileName }),
        refusals: {
          notFound: 'import-not-found',
          notReady: 'import-not-found',
          running: 'import-running',
          nothingWaits: 'pictures-nothing-waits',
        },
        field: 'importID',
      },
      tools,
    );
  }
}
