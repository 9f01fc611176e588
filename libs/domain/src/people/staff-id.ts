import * as z from 'zod/mini';
import { says } from '../rules';

/** The id of an account, as the list shows it. */
export const staffIdText = z
  .string({ error: says('staffId') })
  .check(z.regex(/^[0-9a-f]{24}$/, says('staffId')))
  .register(z.globalRegistry, { description: 'The id of an account, as the list has it' });
