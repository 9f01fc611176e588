import { branchDetailsSchema } from '@school/domain';
import { z } from 'zod';

export const schoolDetailsAnswer = z.array(branchDetailsSchema);

export type SchoolDetailsAnswer = z.input<typeof schoolDetailsAnswer>;
