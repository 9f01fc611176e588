import { Injectable } from '@nestjs/common';
import { PlanRunner, PlanTools } from '../plans/plan-runner';
import type { ManyChangeAnswer } from './many-students.answers';
import { ManyStudentsRepository } from './many-students.repository';
import type { StoredManyChange, StoredManyRow } from './many-students.schema';
import { ManyStudentsService } from './many-students.service';
import { ManyWriter } from './many-writer';

/** Runs changes of many students exactly as they were previewed. */
@Injectable()
export class ManyRunner extends PlanRunner<StoredManyChange, StoredManyRow, ManyChangeAnswer> {
  constructor(
    plans: ManyStudentsRepository,
    service: ManyStudentsService,
    writer: ManyWriter,
    tools: PlanTools,
  ) {
    super(
      {
        plans,
        find: (id, account) => service.find(id, account),
        shown: (manyChange) => service.shown(manyChange),
        rightToRun: ({ change }) => (change.what === 'concession' ? undefined : 'students'),
        write: (manyChange, rows, account) => writer.write(manyChange, rows, account),
        action: 'students-changed-together',
        subject: ({ _id, change }) => ({ kind: 'many-students', id: _id.toHexString(), name: change.what }),
        refusals: {
          notFound: 'many-not-found',
          notReady: 'many-not-found',
          running: 'many-running',
          nothingWaits: 'many-nothing-waits',
        },
        field: 'changeID',
      },
      tools,
    );
  }
}
