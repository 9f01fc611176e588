import { randomUUID } from 'node:crypto';
import { ledgerEntrySchema, type Ledger, type LedgerEntry } from '@school/domain';
import { Schema } from 'mongoose';
import { z } from 'zod';
import { storedPaths } from '../database/stored-paths';

/** A ledger entry as it is stored: amounts in paise, and the key that makes it once only (D31). */
export interface StoredEntry extends LedgerEntry {
  readonly idempotencyKey: string;
}

/** Entries as they are stored. @param key makes the last of them, and what comes with it, once only */
export const toStored = (entries: Ledger, key: string = randomUUID()): StoredEntry[] =>
  entries.map((entry, index) => ({
    ...entry,
    idempotencyKey: index === entries.length - 1 ? key : randomUUID(),
  }));

export const entrySchema = new Schema(
  storedPaths({ ...ledgerEntrySchema.shape, idempotencyKey: z.string() }),
  { _id: false, id: false },
);
