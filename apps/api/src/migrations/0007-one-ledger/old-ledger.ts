import type { mongo } from 'mongoose';

/** An amount charged or paid for one head and month, in paise. */
export interface Part {
  readonly head: string;
  readonly month: string;
  readonly amount: number;
}

export interface OldCharge extends Part {
  readonly concessions?: readonly unknown[];
}

/** The student's details on a receipt, as of its day. */
export interface Said {
  readonly studentName: string;
  readonly fatherName: string;
  readonly class: string;
  readonly section: string;
}

/** An entry as the previous version wrote it into its student. Its other fields are taken over as they are. */
export interface OldEntry {
  readonly idempotencyKey?: string;
  readonly studentReceiptNo: string;
  readonly kind: string;
  readonly month: string;
  readonly studentCurrentCharge: number;
  readonly studentPaid: number;
  readonly studentTotalAmountDue: number;
  readonly studentPaymentToward: string;
  readonly updatedBalance: number;
  readonly mode: string;
  readonly reference?: string;
  readonly branchCode: string;
  readonly collectedAt: Date;
  readonly voids?: string;
  readonly charges?: readonly OldCharge[];
  readonly book?: { readonly session: string; readonly branch: string; readonly number: number };
  readonly said?: Said;
}

/** A student as the previous version stored one, with the whole ledger. */
export interface OldStudent {
  readonly _id: mongo.ObjectId;
  readonly studentID: string;
  readonly studentFirstName: string;
  readonly studentLastName: string;
  readonly class: string;
  readonly section: string;
  readonly stream?: string;
  readonly medium: string;
  readonly boardType: string;
  readonly personalDetail?: { readonly fatherName?: string };
  readonly revision?: number;
  readonly away?: readonly { readonly leftAt: Date; readonly returnedAt: Date }[];
  readonly studentFeeReport: readonly OldEntry[];
}

/** A row of the takings: what the day book and the drawers knew of an entry that moved money. */
export interface OldTaking {
  readonly _id: string;
  readonly studentID: string;
  readonly studentPaid: number;
  readonly studentName: string;
  readonly class: string;
  readonly section: string;
  readonly closing?: number;
}

/** A row of the register: a receipt, or a number that was taken for one. */
export interface OldReceipt {
  readonly _id: string;
  readonly branch: string;
  readonly session: string;
  readonly number?: number;
  readonly at: Date;
  readonly prints?: number;
  readonly original?: string;
  readonly givenBack?: { readonly at: Date; readonly by: string };
}

/** The session of an instant by the clock of Asia/Kolkata, `2026-27`. */
export function sessionOf(at: Date): string {
  const there = new Date(at.getTime() + 5.5 * 3600_000);
  const year = there.getUTCFullYear() - (there.getUTCMonth() < 3 ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** The form of a Student ID by which a ledger is found. */
export const foldedId = ({ studentID }: Pick<OldStudent, 'studentID'>): string =>
  studentID.trim().toLowerCase();

/** The name of a receipt in the register. */
export const rowIdOf = ({ branchCode, collectedAt, idempotencyKey }: OldEntry): string =>
  `${branchCode}/${sessionOf(collectedAt)}/${idempotencyKey}`;

/** The sum of amounts. */
export const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
