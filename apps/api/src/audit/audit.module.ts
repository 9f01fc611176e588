import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AUDIT, auditSchema } from './audit.schema';
import { AuditTrail } from './audit-trail';
import { RefusedCalls } from './refused-calls';

/** Global, because every module that changes something writes into it; the module that reads it is `audit-log`. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT, schema: auditSchema }])],
  providers: [AuditTrail, RefusedCalls],
  exports: [AuditTrail, RefusedCalls],
})
export class AuditModule {}
