import { Get, type StreamableFile } from '@nestjs/common';
import {
  auditExportSchema,
  auditQuerySchema,
  type AuditExportQuery,
  type AuditQuery,
  type Words,
} from '@school/domain';
import { CallerWords } from '../common/caller-words';
import { Paged, type Page } from '../common/paged';
import { orRefuse } from '../common/refusal';
import { Describe, Queried } from '../common/route-doc';
import { AdminController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { auditAnswer, type AuditAnswer } from './audit.answers';
import { AuditService } from './audit.service';

@AdminController('api/audit', 'Audit log')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Describe({
    summary: 'A page of the audit log, newest first',
    answer: auditAnswer,
  })
  @Paged(auditAnswer, 'Lines that the query found')
  getAuditLog(@Queried(auditQuerySchema) query: AuditQuery): Promise<Page<AuditAnswer[number]>> {
    return this.audit.page(query);
  }

  @Get('export')
  @Exported('The audit log as a file, all pages, narrowed as the log')
  async exportAuditLog(
    @Queried(auditExportSchema) query: AuditExportQuery,
    @CallerWords() words: Words,
  ): Promise<StreamableFile> {
    return orRefuse(await this.audit.export(query, words));
  }
}
