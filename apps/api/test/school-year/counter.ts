import { monthsBetween, schoolDate, schoolMonth } from '@school/domain';
import type { PaymentAnswer, RefundableAnswer } from '../../src/fees/fees.answers';
import type { TestOffice } from '../support/office';
import { balanceOf, depositOf } from '../support/payment';
import type { ActOf } from './acts';
import { bodyOf } from './answers';
import type { Drawers } from './drawers';
import type { Family } from './family';
import { inPaise } from './paper-fees';
import type { Movement, PaperCollections } from './paper-collections';

/** The counter, where money is taken and given back; each method returns its outcome in a word. */
export class Counter {
  constructor(
    private readonly office: TestOffice,
    private readonly collections: PaperCollections,
    private readonly drawers: Drawers,
  ) {}

  /** @throws when the due shown by the office differs from the paper */
  async pays(family: Family, act: ActOf<'pays'>): Promise<string> {
    const { studentID, paper, desk } = family;
    const { office } = this;
    const { share, through, mode } = act;
    const month = this.month();
    const months = monthsBetween(month, through ?? month);
    const shown = await balanceOf(office, studentID);
    const { previousBalance, currentCharge, ahead } = shown.fees;
    const charges = [
      currentCharge,
      ...ahead.filter((one) => months.includes(one.month)).map((one) => one.amount),
    ];
    const charged = charges.reduce((sum, amount) => sum + inPaise(amount), 0);
    const due = paper.dueFor(months);
    const onScreen = [previousBalance, (inPaise(previousBalance) + charged) / 100];
    if (String(onScreen) !== String([paper.balance, due]))
      throw new Error(`${studentID} in ${month}: ${String(onScreen)}, on paper ${paper.balance},${due}`);
    const amount = Math.round(due * share) / 100;
    // An earlier overpayment settles it (D73).
    if (amount <= 0) return 'nothing due';
    const reference = mode !== 'Cash' && { mode, reference: `${month} ${studentID}` };
    const cheque = mode === 'Cheque' && { bank: 'State Bank', chequeDate: `${month}-01` };
    const deposit = {
      ...depositOf(shown, amount),
      currentCharge: charged / 100,
      ...(through !== undefined && { throughMonth: through }),
      ...reference,
      ...cheque,
    };
    const token = this.drawers.tokenOf(desk);
    const { studentReceiptNo } = await bodyOf(
      201,
      office.call<PaymentAnswer>('POST', '/api/office/depositFee', deposit, { token }),
    );
    family.last = { studentReceiptNo, amount, mode, charged: paper.pay(months, amount) };
    this.note(family, 'receipt', desk, mode, amount);
    return 'payment';
  }

  async voids(family: Family, { kind }: ActOf<'receipt voided' | 'cheque returned'>): Promise<string> {
    const { studentID, paper, last } = family;
    if (!last) return 'nothing to void';
    const { studentReceiptNo, amount, mode, charged } = last;
    const cause = kind === 'cheque returned' && { cause: 'cheque-returned' };
    await this.asPrincipal('voidReceipt', { studentID, studentReceiptNo, reason: kind, ...cause });
    paper.voidPayment(amount, charged, this.month());
    this.note(family, 'void', 'principal', mode, 0 - amount);
    delete family.last;
    return kind;
  }

  /** @throws when the office would pay back another amount than the paper */
  async paysBack(family: Family): Promise<string> {
    const { studentID, paper } = family;
    const refundable = await bodyOf(
      200,
      this.office.call<RefundableAnswer>('POST', '/api/office/refundable', { studentID }),
    );
    const amount = paper.refundable(this.month());
    if (refundable.advance !== amount || refundable.security !== 0)
      throw new Error(`${studentID}: ${JSON.stringify(refundable)}, on paper ${amount}`);
    if (amount === 0) return 'nothing to pay back';
    await this.asPrincipal('refund', { studentID, of: 'advance', amount, reason: 'Left the school' });
    paper.payBack(amount);
    this.note(family, 'voucher', 'principal', 'Cash', 0 - amount);
    return 'paid back';
  }

  private month(): string {
    return schoolMonth(this.office.clock.now());
  }

  private asPrincipal(path: string, body: object) {
    const { office } = this;
    return bodyOf(201, office.call('POST', `/api/office/${path}`, body, { token: office.admin }));
  }

  private note(
    { paper: { branch } }: Family,
    what: Movement['what'],
    collector: string,
    mode: string,
    amount: number,
  ): void {
    const day = schoolDate(this.office.clock.now());
    this.collections.note({ day, what, branch, mode, collector, amount: inPaise(amount) });
    this.drawers.take(collector, branch, amount, mode);
  }
}
