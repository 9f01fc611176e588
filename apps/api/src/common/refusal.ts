import type { Outcome, Refusal, RefusalCode } from '@school/domain';
import { Problem } from './problem';

/** The one place where a refusal of the rules becomes an HTTP status. */
const statuses: Readonly<Record<RefusalCode, 400 | 403 | 404 | 409 | 422>> = {
  'invalid-amount': 400,
  'exceeds-due': 400,
  'month-charged': 409,
  'month-passed': 400,
  'head-not-offered': 409,
  'head-not-taken': 409,
  'head-not-found': 404,
  'head-closed': 409,
  'head-price': 400,
  'head-changed': 409,
  'stop-not-offered': 400,
  'reference-missing': 400,
  'bank-missing': 400,
  'cheque-date-missing': 400,
  'cheque-date': 400,
  'reference-short': 400,
  'reference-used': 409,
  'month-not-paid': 400,
  'cheque-needed': 409,
  'refund-exceeds': 400,
  'take-back-late': 409,
  'leaving-date': 400,
  'key-other-content': 422,
  'month-out-of-reach': 400,
  'password-tells-login-id': 400,
  'password-wrong': 400,
  'password-same': 400,
  'export-too-long': 400,
  'difference-unexplained': 400,
  'nothing-to-close': 409,
  'drawer-busy': 409,
  'closing-not-found': 404,
  'account-waiting': 403,
  'student-not-found': 404,
  'receipt-not-found': 404,
  'staff-not-found': 404,
  'concession-not-found': 404,
  'concession-over': 409,
  'clock-behind': 409,
  'balance-changed': 409,
  'fees-unknown': 409,
  'branch-changed': 409,
  'key-used-elsewhere': 409,
  'student-changed': 409,
  'student-id-taken': 409,
  'name-taken': 409,
  'student-left': 409,
  'student-not-left': 409,
  'receipt-not-voidable': 409,
  'receipt-already-voided': 409,
  'charge-paid': 409,
  'months-changed': 409,
  'concession-exceeds-balance': 409,
  'too-many-waiting': 409,
  'staff-not-waiting': 409,
  'staff-not-active': 409,
  'staff-not-deactivated': 409,
  'own-account': 409,
  'own-password': 409,
  'own-role': 409,
  'last-admin': 409,
};

const problemOf = ({ code, field, named }: Refusal): Problem =>
  new Problem(statuses[code], code, field === undefined ? {} : { fields: [{ field, code, named }] });

/** The value of an outcome; a refusal leaves as its status and code. @throws Problem */
export function orRefuse<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw problemOf(outcome);
}
