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

  /** One page of those who owe something that is late, as it is at this moment (D55). */
  async list(query: DefaultersQuery): Promise<Page<DefaulterAnswer>> {
    await this.recompute.upToDateSoon();
    const wanted = this.meant(query);
    const { students: total } = await this.owed.totals(wanted);
    const rows = await this.owed.page(wanted, total);
    return { rows: rows.map(toDefaulter), total };
  }

  /** What all of them owe together, by how late it is. */
  async totals(filter: DefaultersFilter): Promise<TotalsAnswer> {
    await this.recompute.upToDateSoon();
    const [totals, feesUnknown] = await Promise.all([
      this.owed.totals(this.meant(filter)),
      this.owed.feesUnknown(this.meant(filter)),
    ]);
    return z.encode(totalsAnswer, { ...totals, feesUnknown });
  }

  /** What the students of each section owe who are here: the same sums, by section. */
  async bySection(): Promise<readonly OwedBySection[]> {
    await this.recompute.upToDate();
    return this.owed.bySection();
  }

  /** All pages of the list as a file (D69). */
  async export({ as, ...query }: DefaultersExportQuery) {
    await this.recompute.upToDateSoon();
    return this.exports.write((words) => defaultersSheet(this.owed.all(this.meant(query)), words), as, {
      filters: query,
    });
  }

  /** The day decides whom nobody reminded lately (D91). */
  private meant<Query extends DefaultersFilter>({ unreminded, ...query }: Query) {
    const today = schoolDate(this.clock.now());
    return { ...query, ...(unreminded && { unremindedFrom: remindedFrom(today, unreminded) }) };
  }
}
