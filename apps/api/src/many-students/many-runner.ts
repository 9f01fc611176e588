import { Inject, Injectable } from '@nestjs/common';
import { accept, refuse, type NamedManyChange, type Outcome } from '@school/domain';
import { AuditTrail } from '../audit/audit-trail';
import type { SignedInAccount } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { LOG, type Log } from '../logging/log';
import { PlanRunner } from '../plans/plan-runner';
import type { ManyChangeAnswer } from './many-students.answers';
import { ManyStudentsRepository } from './many-students.repository';
import type { StoredManyChange, StoredManyRow } from './many-students.schema';
import { ManyStudentsService } from './many-students.service';
import { ManyWriter } from './many-writer';

/** Runs changes of many students as they were looked at. */
@Injectable()
export class ManyRunner extends PlanRunner<StoredManyChange, StoredManyRow> {
  constructor(
    plans: ManyStudentsRepository,
    private readonly service: ManyStudentsService,
    writer: ManyWriter,
    audit: AuditTrail,
    @Inject(CLOCK) clock: Clock,
    @Inject(LOG) log: Log,
  ) {
    super(
      {
        plans,
        write: (made, rows, runner) => writer.write(made, rows, runner),
        action: 'students-changed-together',
        subject: ({ _id, change }) => ({ kind: 'many-students', id: _id.toHexString(), name: change.what }),
        refusals: {
          notFound: 'many-not-found',
          notReady: 'many-not-found',
          running: 'many-running',
          nothingWaits: 'many-nothing-waits',
        },
      },
      { audit, clock, log },
    );
  }

  /** Runs exactly what was looked at. */
  async run({ changeID }: NamedManyChange, account: SignedInAccount): Promise<Outcome<ManyChangeAnswer>> {
    if (!(await this.service.find(changeID, account))) return refuse('many-not-found', 'changeID');
    const started = await this.started(changeID, account);
    return started.ok ? accept(await this.service.shown(started.value)) : started;
  }

  /** Stops a run after the students that are being changed; the others wait. */
  async stop(named: NamedManyChange, account: SignedInAccount): Promise<Outcome<ManyChangeAnswer>> {
    if (!(await this.service.find(named.changeID, account))) return refuse('many-not-found', 'changeID');
    await this.stopped(named.changeID);
    return this.service.get(named, account);
  }
}
