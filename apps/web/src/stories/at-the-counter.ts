import type { components } from '@school/api-client';
import { answer, lost, type Answers } from './answer';
import { fees, ledger, officeDay, payer, receipt } from './office-day';

type Schemas = components['schemas'];

const number = 'MLMEC/1001/1795248000';

/** October's deposit, which paid only half. */
const before = ledger.filter(({ kind }) => kind === 'deposit');

const deposit = {
  studentReceiptNo: number,
  kind: 'deposit',
  month: '2026-11',
  studentCurrentCharge: 450,
  studentPaid: 600,
  studentTotalAmountDue: 600,
  studentPaymentToward: 'monthly',
  updatedBalance: 0,
  mode: 'Cash',
  branchCode: 'MLMEC',
  collectedBy: 'Meena',
  collectedAt: '2026-11-21T05:00:00.000Z',
  charges: [{ head: 'monthly', month: '2026-11', amount: 450 }],
  paidFor: [
    { head: 'monthly', month: '2026-10', amount: 150 },
    { head: 'monthly', month: '2026-11', amount: 450 },
  ],
} as const satisfies Schemas['LedgerEntry'];

const paid = [...before, deposit];

const takenBack = {
  ...deposit,
  studentReceiptNo: `${number}/VOID`,
  kind: 'reversal',
  cause: 'mistyped',
  voids: number,
  studentPaid: -600,
  updatedBalance: 600,
} as const satisfies Schemas['LedgerEntry'];

/** Whether the payment was taken back at this till. */
export const till = { hasTakenBack: false };

/** The server accepts a payment of everything due this month. */
export const takesThePayment: Answers = {
  ...officeDay,
  'POST /api/office/isFirstTimeDeposit': answer({
    isFirstTimeDeposit: false,
    student: { ...payer, studentFeeReport: before },
    fees,
  } satisfies Schemas['Balance']),
  'POST /api/office/depositFee': answer({
    studentFeeReport: paid,
    studentReceiptNo: number,
  } satisfies Schemas['Payment']),
};

/** The server takes the payment back, but its answer is lost. */
export const takesItBackUnheard: Answers = {
  ...takesThePayment,
  'POST /api/office/isFirstTimeDeposit': () =>
    Response.json({
      isFirstTimeDeposit: false,
      student: { ...payer, studentFeeReport: till.hasTakenBack ? [...paid, takenBack] : before },
      fees,
    } satisfies Schemas['Balance']),
  'POST /api/office/takeBackPayment': (request) => {
    till.hasTakenBack = true;
    return lost(request);
  },
};

/** A student who has also paid this month; the months to come are open. */
export const nothingOwed: Answers = {
  ...takesThePayment,
  'POST /api/office/isFirstTimeDeposit': answer({
    isFirstTimeDeposit: false,
    student: { ...payer, studentFeeReport: paid },
    fees: { ...fees, currentCharge: 0, previousBalance: 0, outstandingDue: 0 },
  } satisfies Schemas['Balance']),
};

/** Whether another desk has voided the receipt meanwhile. */
export const otherDesk = { hasVoided: false };

/** A receipt that another desk may void while it is on screen. */
export const voidedMeanwhile: Answers = {
  ...officeDay,
  'GET /api/office/receipts/one': () =>
    Response.json({
      receipt: { ...receipt, isVoid: otherDesk.hasVoided },
      check: { code: '7K2QF-M0XAT' },
      isPrinted: true,
      hasLeft: false,
      isOfFamily: false,
    } satisfies Schemas['ReceiptToPrint']),
  'POST /api/office/receipts/prints': answer([
    { studentReceiptNo: receipt.receiptNumber, isOriginal: false },
  ]),
};
