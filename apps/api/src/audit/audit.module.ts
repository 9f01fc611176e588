import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExportsModule } from '../exports/exports.module';
import { AuditController } from './audit.controller';
import { AuditRepository } from './audit.repository';
import { AUDIT, auditSchema } from './audit.schema';
import { AuditService } from './audit.service';
import { AuditTrail } from './audit-trail';

/** Global, because whatever changes something writes into it. */
@Global()
@Module({
  imports: [ExportsModule, MongooseModule.forFeature([{ name: AUDIT, schema: auditSchema }])],
  controllers: [AuditController],
  providers: [AuditRepository, AuditService, AuditTrail],
  exports: [AuditTrail],
})
export class AuditModule {}
