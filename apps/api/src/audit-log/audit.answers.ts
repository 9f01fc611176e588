import { auditEntrySchema } from '@school/domain';
import { z } from 'zod';

export const auditAnswer = z.array(auditEntrySchema);

export type AuditAnswer = z.input<typeof auditAnswer>;
