import { Get } from '@nestjs/common';
import {
  defaultersExportSchema,
  defaultersFilterSchema,
  defaultersQuerySchema,
  type DefaultersExportQuery,
  type DefaultersFilter,
  type DefaultersQuery,
} from '@school/domain';
import { DescribePage } from '../common/paged';
import { Describe, Queried } from '../common/route-doc';
import { Needs, OfficeController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { defaultersAnswer, totalsAnswer } from './defaulters.answers';
import { DefaultersService } from './defaulters.service';

@OfficeController('api/office/defaulters', 'Fees')
@Needs('reports')
export class DefaultersController {
  constructor(private readonly defaulters: DefaultersService) {}

  @Get()
  @DescribePage(
    'A page of the students with late dues, and the months they owe for',
    'Defaulters that the filter found',
    defaultersAnswer,
  )
  getDefaulters(@Queried(defaultersQuerySchema) query: DefaultersQuery) {
    return this.defaulters.list(query);
  }

  @Get('totals')
  @Describe('The total that they owe, by how late it is', totalsAnswer)
  getDefaultersTotals(@Queried(defaultersFilterSchema) filter: DefaultersFilter) {
    return this.defaulters.totals(filter);
  }

  @Get('export')
  @Exported('The defaulters as a file, all pages, filtered and ordered as the list')
  exportDefaulters(@Queried(defaultersExportSchema) query: DefaultersExportQuery) {
    return this.defaulters.export(query);
  }
}
