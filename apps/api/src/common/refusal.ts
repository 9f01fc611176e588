import type { Outcome, Refusal, RefusalCode } from '@school/domain';
import { Problem } from './problem';

/** The one place where a refusal of the rules becomes an HTTP status. */
export function statusOf(code: RefusalCode): 400 | 404 | 409 {
  switch (code) {
    case 'invalid-amount':
    case 'exceeds-due':
      return 400;
    case 'student-not-found':
    case 'receipt-not-found':
      return 404;
    case 'balance-changed':
    case 'branch-changed':
    case 'key-used-elsewhere':
    case 'student-id-taken':
    case 'receipt-not-voidable':
    case 'receipt-already-voided':
      return 409;
  }
}

function problemOf({ code, message, field }: Refusal): Problem {
  return new Problem(statusOf(code), message, field === undefined ? {} : { details: [{ field, message }] });
}

/** The value of an outcome; a refusal leaves as its status and sentence. @throws Problem */
export function orRefuse<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw problemOf(outcome);
}
