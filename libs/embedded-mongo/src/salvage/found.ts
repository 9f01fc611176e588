import { type Doc } from '../bson/values';

/** What a damaged store or backup gives, piece by piece; documents and what is missing belong to the collection before them. */
export type Found =
  | { kind: 'collection'; description: Doc }
  /** `place` says in words where it was; `doubt` why it may not be the last state. */
  | { kind: 'document'; bytes: Buffer; place: string; doubt?: string }
  | { kind: 'missing'; which: string }
  /** How many documents the collection had; left out where nothing tells it. */
  | { kind: 'end'; documents?: number | undefined }
  /** `isLoss` where something is missing that belongs to no collection. */
  | { kind: 'note'; sentence: string; isLoss: boolean };

export interface SalvagedCollection {
  namespace: string;
  /** How many were brought. */
  documents: number;
  /** How many were not, as far as can be told. */
  missing: number | undefined;
  /** Those that are known: `_id`s where these are known, else where they were. No other content of them. */
  listed: string[];
  /** Brought, and perhaps not the last state. */
  doubtful: string[];
}

export interface SalvageReport {
  collections: SalvagedCollection[];
  /** What else there is to say, a sentence each. */
  notes: string[];
  /** Whether nothing is missing and nothing doubtful. */
  isWhole: boolean;
}
