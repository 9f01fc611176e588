import { Injectable, type StreamableFile } from '@nestjs/common';
import {
  type DefaultersExportQuery,
  type DefaultersFilter,
  type DefaultersQuery,
  type Outcome,
  type Words,
} from '@school/domain';
import { z } from 'zod';
import type { Page } from '../common/paged';
import { ExportsService } from '../exports/exports.service';
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
    private readonly exports: ExportsService,
  ) {}

  /** One page of those who owe something that is late, as it is at this moment (D55). */
  async list(query: DefaultersQuery): Promise<Page<DefaulterAnswer>> {
    await this.recompute.upToDate();
    const { students: total } = await this.owed.totals(query);
    const rows = await this.owed.page(query, total);
    return { rows: rows.map(toDefaulter), total };
  }

  /** What all of them owe together, by how late it is. */
  async totals(filter: DefaultersFilter): Promise<TotalsAnswer> {
    await this.recompute.upToDate();
    const [totals, feesUnknown] = await Promise.all([
      this.owed.totals(filter),
      this.owed.feesUnknown(filter),
    ]);
    return z.encode(totalsAnswer, { ...totals, feesUnknown });
  }

  /** All pages of the list as a file (D69). */
  async export(
    { as, ...query }: DefaultersExportQuery,
    words: Words,
  ): Promise<Outcome<StreamableFile, 'export-too-long'>> {
    await this.recompute.upToDate();
    return this.exports.write(defaultersSheet(this.owed.all(query), words), as);
  }
}
