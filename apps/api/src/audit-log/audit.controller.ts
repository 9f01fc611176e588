import { Get } from '@nestjs/common';
import { auditExportSchema, auditQuerySchema, type AuditExportQuery, type AuditQuery } from '@school/domain';
import { DescribePage } from '../common/paged';
import { Queried } from '../common/route-doc';
import { AdminController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { auditAnswer } from './audit.answers';
import { AuditService } from './audit.service';

@AdminController('api/audit', 'Audit log')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @DescribePage('A page of the audit log, newest first', 'Lines that the query found', auditAnswer)
  getAuditLog(@Queried(auditQuerySchema) query: AuditQuery) {
    return this.audit.page(query);
  }

  @Get('export')
  @Exported('The audit log as a file, all pages, narrowed as the log')
  exportAuditLog(@Queried(auditExportSchema) query: AuditExportQuery) {
    return this.audit.export(query);
  }
}
