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
import { ReckoningService } from './reckoning.service';

@Injectable()
export class DefaultersService {
  constructor(
    private readonly owed: OwedRepository,
    private readonly reckoning: ReckoningService,
    private readonly exports: ExportsService,
  ) {}

  /** One page of those who owe something that is late, as it is at this moment (D55). */
  async list(query: DefaultersQuery): Promise<Page<DefaulterAnswer>> {
    await this.reckoning.upToDate();
    const [rows, { students: total }] = await Promise.all([this.owed.page(query), this.owed.totals(query)]);
    return { rows: rows.map(toDefaulter), total };
  }

  /** What all of them owe together, by how late it is. */
  async totals(filter: DefaultersFilter): Promise<TotalsAnswer> {
    await this.reckoning.upToDate();
    return z.encode(totalsAnswer, await this.owed.totals(filter));
  }

  /** All pages of the list as a file (D69). */
  async export(
    { as, ...query }: DefaultersExportQuery,
    words: Words,
  ): Promise<Outcome<StreamableFile, 'export-too-long'>> {
    await this.reckoning.upToDate();
    return this.exports.write(defaultersSheet(this.owed.all(query), words), as);
  }
}
