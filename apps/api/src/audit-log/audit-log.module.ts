import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AUDIT, auditSchema } from '../audit/audit.schema';
import { ExportsModule } from '../exports/exports.module';
import { AuditController } from './audit.controller';
import { AuditRepository } from './audit.repository';
import { AuditService } from './audit.service';

/** The audit log for administrators, to read and to export (D60, D69). */
@Module({
  imports: [ExportsModule, MongooseModule.forFeature([{ name: AUDIT, schema: auditSchema }])],
  controllers: [AuditController],
  providers: [AuditRepository, AuditService],
  exports: [AuditService],
})
export class AuditLogModule {}
