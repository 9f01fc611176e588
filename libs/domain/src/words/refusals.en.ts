/** Why the school's rules refuse what is right in itself. The server alone says it: the web has its sentence. */
export const englishRefusals = {
  'invalid-amount': 'Enter valid payment amount',
  'exceeds-due': 'Payment Amount Cannot Exceed Outstanding Due',
  'balance-changed': 'Balance has changed. Please find the student again.',
  'fees-unknown':
    'What this student owes cannot be worked out: class, stream, medium or board is none of the school’s, or a line of the ledger or a concession is damaged. Correct it first.',
  'branch-changed': 'The branch of this student has changed. Please find the student again.',
  'key-used-elsewhere': 'This payment key was already used for another student.',
  'month-out-of-reach': 'Months can be paid from this one up to the end of the next session',
  'months-changed': 'These months or their fees have changed. Please look at the student again.',
  'charge-paid': 'This charge has been paid. Void the receipt that paid it first.',
  'reference-missing': 'All payments but cash need a reference',
  'bank-missing': 'A cheque needs the name of its bank',
  'cheque-date-missing': 'A cheque needs its date',
  'cheque-date': 'The date of a cheque may be three months back and one month ahead, not more',
  'reference-short':
    'The reference of a UPI payment has 12 digits, or at least 6 characters that the app shows',
  'reference-used':
    'This reference was used for another family already: receipt {named}. If it is right all the same, say why.',
  'month-not-paid': 'Months to come are charged only when they are paid in full: {named} would do',
  'cheque-needed': 'Only a payment by cheque can come back from the bank',
  'refund-exceeds': 'No more can be paid back than there is',
  'take-back-late':
    'A payment can be taken back by who took it, within two minutes, as long as the drawer is not closed. Ask who may void receipts.',
  'leaving-date': 'The day of leaving is today or earlier, and not before the student came',
  'clock-behind':
    'The clock of the office’s computer is behind: the last entry of this student is dated later. Nothing was stored. Set the clock, then try again',
  'key-other-content': 'This payment was already sent with other figures',
  'concession-exceeds-balance': 'A concession cannot be more than what is owed',
  'concession-not-found': 'This concession does not exist any more. Please open the student again.',
  'concession-over': 'This concession has ended already',
  'month-passed': 'Choose this month or one to come; months that passed keep their fee',
  'month-charged':
    'This month, or one after it, has been charged already. Choose a month that has not begun yet',
  'student-not-found': 'No student was found with this Student ID',
  'student-changed': 'Another desk has changed this student meanwhile. Please look at both versions.',
  'student-id-taken': 'Student ID already registered',
  // Of any list that names nothing twice, as a feature begins.
  'name-taken': 'This name is already in the list',
  'student-left': 'This student has left: what is owed can be paid, and nothing new is charged',
  'class-decided':
    'It was said already what becomes of this student in the new session. Take that back first.',
  'class-not-promoted': 'Who is promoted needs another class, and who is detained stays in the same one',
  'class-not-taught': 'This class is not taught in the medium of this student',
  'move-not-found': 'There is nothing to take back: this student was not moved last',
  'session-begun':
    'An entry of the new session has been written since: change the class of this student instead',
  'plan-changed': 'Another desk has changed the plan of this section meanwhile. Please look at it again.',
  'session-not-over': 'A session is closed once it is over, from 1 April on',
  'leaving-in-closed-session':
    'The session in which this day lies is closed: a leaving is dated {named} or later',
  'student-not-left': 'This student has not left the school',
  'receipt-not-found': 'No receipt was found with this number',
  'receipt-not-voidable': 'Only the receipt of a payment can be voided',
  'receipt-already-voided': 'This receipt is already void',
  'account-waiting': 'Your account is waiting for an administrator to let it in.',
  'password-tells-login-id': 'The password must not contain the login id',
  'too-many-waiting':
    'Too many new accounts are waiting already. Please ask the administrator to look at them.',
  'staff-not-found': 'This account does not exist',
  'staff-not-waiting': 'This account is not waiting any more. Please look at the list again.',
  'staff-not-active': 'This account is not active any more. Please look at the list again.',
  'staff-not-deactivated': 'This account is not deactivated any more. Please look at the list again.',
  'own-account': 'You cannot deactivate your own account',
  'own-password': 'Change your own password under your name, with the current one',
  'own-role': 'You cannot change the role of your own account',
  'password-wrong': 'The current password is not right',
  'password-same': 'The new password is the old one. Choose another one',
  'nothing-to-close': 'Nothing was collected since your last closing',
  'difference-unexplained': 'Say why the count differs from what is expected',
  'drawer-busy': 'This drawer is being closed elsewhere. Please try again.',
  'closing-not-found': 'There is no closing with this number',
  'export-too-long': 'This list is too long for one file. Choose fewer rows; CSV takes more than XLSX.',
  'register-unreadable': 'This file cannot be read. Choose an XLSX or a CSV file',
  'register-too-long': 'This register is too long: at most 10,000 rows and 120 columns. Make two of it',
  'import-not-found': 'This import does not exist any more. Please begin anew',
  'import-running': 'This import is running. Stop it first',
  'import-not-ready': 'Choose the columns first',
  'import-nothing-waits': 'Nothing waits to be run: no row is new or changed',
  'import-row-done': 'This row was run already',
  'last-admin': 'The last administrator must stay one',
};

/** The shape that the other language has to fill. */
export type Refusals = Readonly<typeof englishRefusals>;
