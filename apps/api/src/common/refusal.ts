import type { Outcome, Refusal, RefusalCode } from '@school/domain';
import { Problem } from './problem';

/** The one place where a refusal of the rules becomes an HTTP status. */
function statusOf(code: RefusalCode): 400 | 403 | 404 | 409 {
  switch (code) {
    case 'invalid-amount':
    case 'exceeds-due':
      return 400;
    case 'account-waiting':
      return 403;
    case 'student-not-found':
    case 'receipt-not-found':
    case 'staff-not-found':
      return 404;
    case 'balance-changed':
    case 'branch-changed':
    case 'key-used-elsewhere':
    case 'student-id-taken':
    case 'receipt-not-voidable':
    case 'receipt-already-voided':
    case 'too-many-waiting':
    case 'username-taken':
    case 'staff-not-waiting':
    case 'staff-not-active':
    case 'staff-not-deactivated':
    case 'own-account':
    case 'last-admin':
      return 409;
  }
}

const problemOf = ({ code, field }: Refusal): Problem =>
  new Problem(statusOf(code), code, field === undefined ? {} : { fields: [{ field, code }] });

/** The value of an outcome; a refusal leaves as its status and code. @throws Problem */
export function orRefuse<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw problemOf(outcome);
}
