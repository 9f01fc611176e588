import { ledgerEntrySchema, type LedgerEntry } from '@school/domain';
import { Schema } from 'mongoose';
import { z } from 'zod';
import { storedPaths } from '../database/stored-paths';

/** A ledger entry as it is stored: amounts in paise, and the key that makes it once only (D31). */
export interface StoredEntry extends LedgerEntry {
  readonly idempotencyKey: string;
}

export const entrySchema = new Schema(
  storedPaths({ ...ledgerEntrySchema.shape, idempotencyKey: z.string() }),
  { _id: false, id: false },
);
