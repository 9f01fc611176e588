import { messages } from './messages';

/** Expected refusals: a code that a program can act on and the sentence that the user reads. */
export const refusalSentences = {
  'invalid-amount': messages.invalidPayment,
  'exceeds-due': messages.paymentExceedsDue,
  'balance-changed': messages.balanceChanged,
  'branch-changed': messages.branchChanged,
  'key-used-elsewhere': messages.keyUsedElsewhere,
  'student-not-found': messages.studentNotFound,
  'student-id-taken': messages.studentIdTaken,
  'receipt-not-found': messages.receiptNotFound,
  'receipt-not-voidable': messages.receiptNotVoidable,
  'receipt-already-voided': messages.receiptAlreadyVoided,
  'account-waiting': messages.accountWaiting,
  'too-many-waiting': messages.tooManyWaiting,
  'username-taken': messages.usernameTaken,
  'staff-not-found': messages.staffNotFound,
  'staff-not-waiting': messages.staffNotWaiting,
  'staff-not-active': messages.staffNotActive,
  'staff-not-deactivated': messages.staffNotDeactivated,
  'own-account': messages.ownAccount,
  'last-admin': messages.lastAdmin,
} as const;

export type RefusalCode = keyof typeof refusalSentences;

export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly ok: false;
  readonly code: Code;
  /** One sentence that can be shown to the user. */
  readonly message: string;
  /** The field of the request it is about, where there is one. */
  readonly field?: string;
}

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Outcome<Value, Code extends RefusalCode = RefusalCode> = Accepted<Value> | Refusal<Code>;

export const accept = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });

export const refuse = <Code extends RefusalCode>(code: Code, field?: string): Refusal<Code> => ({
  ok: false,
  code,
  message: refusalSentences[code],
  ...(field === undefined ? {} : { field }),
});
