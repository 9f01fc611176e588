import { Inject, Injectable } from '@nestjs/common';
import {
  remindedFrom,
  schoolDate,
  type DefaultersExportQuery,
  type DefaultersFilter,
  type DefaultersQuery,
  type OwedBySection,
} from '@school/domain';
import { z } from 'zod';
import { CLOCK, type Clock } from '../common/clock';
import type { Page } from '../common/paged';
import { ListExports } from '../exports/list-exports.service';
import { totalsAnswer, type DefaulterAnswer, type TotalsAnswer } from './defaulters.answers';
import { toDefaulter } from './defaulters.mapper';
import { defaultersSheet } from './defaulters.sheet';
import { OwedRepository } from './owed.repository';
import { RecomputeService } from './recompute.service';

@Injectable()
export class DefaultersService {
  constructor(
    private readonly owed: OwedRepository,
    private readonly recompute: RecomputeService,
    private readonly exports: ListExports,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** One page of the students with late dues, as of this moment (D55). */
  async list(query: DefaultersQuery): Promise<Page<DefaulterAnswer>> {
    await this.recompute.upToDateSoon();
    const filter = this.filterOf(query);
    const { students: total } = await this.owed.totals(filter);
    const rows = await this.owed.page(filter, total);
    return { rows: rows.map(toDefaulter), total };
  }

  /** The total dues of all of them, by how late they are. */
  async totals(filter: DefaultersFilter): Promise<TotalsAnswer> {
    await this.recompute.upToDateSoon();
    const [totals, feesUnknown] = await Promise.all([
      this.owed.totals(this.filterOf(filter)),
      this.owed.feesUnknown(this.filterOf(filter)),
    ]);
    return z.encode(totalsAnswer, { ...totals, feesUnknown });
  }

  /** The dues of the present students of each section: the same sums, by section. */
  async bySection(): Promise<readonly OwedBySection[]> {
    await this.recompute.upToDate();
    return this.owed.bySection();
  }

  /** All pages of the list as a file (D69). */
  async export({ as, ...query }: DefaultersExportQuery) {
    await this.recompute.upToDateSoon();
    return this.exports.write((words) => defaultersSheet(this.owed.all(this.filterOf(query)), words), as, {
      filters: query,
    });
  }

  /** Turns the choice of families not reminded lately into a moment, which depends on today (D91). */
  private filterOf<Query extends DefaultersFilter>({ unreminded, ...query }: Query) {
    const today = schoolDate(this.clock.now());
    return { ...query, ...(unreminded && { unremindedFrom: remindedFrom(today, unreminded) }) };
  }
}
