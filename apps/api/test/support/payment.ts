import type { BalanceAnswer, PaymentAnswer } from '../../src/fees/fees.answers';
import type { Called } from './ask';
import type { Answer, CallOptions } from './office';

export async function balanceOf(office: Pick<Called, 'call'>, studentID: string): Promise<BalanceAnswer> {
  return (await office.call<BalanceAnswer>('POST', '/api/office/isFirstTimeDeposit', { studentID })).body;
}

/** A payment request as the accounts page makes it from the figures it shows. */
export function depositOf({ student, fees }: BalanceAnswer, paidAmount: unknown) {
  return {
    studentID: student.studentID,
    paidAmount,
    previousBalance: fees.previousBalance,
    currentCharge: fees.currentCharge,
    branchCode: fees.branchCode,
    toward: 'monthly',
    studentName: `${student.studentFirstName} ${student.studentLastName}`,
  };
}

/** Finds the student and pays. @param paid rupees; the whole due when left out */
export async function pay(
  office: Pick<Called, 'call'>,
  studentID: string,
  paid?: number,
  options?: CallOptions,
): Promise<Answer<PaymentAnswer>> {
  const shown = await balanceOf(office, studentID);
  const request = depositOf(shown, paid ?? shown.fees.outstandingDue);
  return office.call<PaymentAnswer>('POST', '/api/office/depositFee', request, options);
}
