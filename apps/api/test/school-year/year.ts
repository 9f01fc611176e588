import { feeBands, nextMonth, schoolMonth, startOfMonth } from '@school/domain';
import type { StaffAccount } from '../../src/accounts/accounts.schema';
import type { PaymentAnswer, RefundableAnswer } from '../../src/fees/fees.answers';
import type { TestOffice } from '../support/office';
import { balanceOf, depositOf } from '../support/payment';
import { register } from '../support/student';
import { bodyOf } from './answers';
import { Drawers } from './drawers';
import { inPaise, PaperAccount, PaperFees, raisedFees, riseFrom } from './paper-books';
import type { Act, YearStudent } from './script';

/** A student with the paper account, and the payment that was taken last. */
interface Family extends YearStudent {
  readonly paper: PaperAccount;
  last?: {
    readonly studentReceiptNo: string;
    readonly amount: number;
    readonly mode: string;
    readonly charged: readonly string[];
  };
}

type Payment = Extract<Act, { readonly kind: 'pays' }>;

/** A year at the counter over HTTP, day by day, written down on paper beside it. */
export class SchoolYear {
  readonly families: readonly Family[];
  /** How often what was done. */
  readonly counts: Record<string, number> = {};
  private readonly fees = new PaperFees();
  readonly drawers: Drawers;
  /** What came in, less what went back, by month; in paise. */
  readonly takings: Record<string, number> = {};
  private readonly people: StaffAccount[] = [];
  /** By the login ids of those who collect. */
  private tokens: Readonly<Record<string, string>> = {};

  constructor(
    private readonly office: TestOffice,
    students: readonly YearStudent[],
  ) {
    this.drawers = new Drawers(office);
    this.families = students.map((student) => ({
      ...student,
      paper: new PaperAccount(this.fees, student.class, student.previousBalance),
    }));
  }

  /** Ten in the morning of a day; whoever works that day signs in. */
  async begin(day: string): Promise<void> {
    const { office } = this;
    const at = new Date(`${day}T10:00:00+05:30`).getTime();
    office.clock.advance(at - office.clock.now().getTime());
    if (this.people.length === 0)
      this.people.push(
        await office.employ('desk-one', 'office'),
        await office.employ('desk-two', 'office'),
        await office.employ('principal', 'admin'),
      );
    const signedIn = this.people.map(
      async (account) => [account.username, await office.tokenOf(account)] as const,
    );
    this.tokens = Object.fromEntries(await Promise.all(signedIn));
    office.admin = this.tokens['principal'] ?? '';
    office.clerk = this.tokens['desk-one'] ?? '';
  }

  async registerAll(): Promise<void> {
    for (const { acts: _, ...student } of this.families) {
      const { studentID, name, fatherName, mobile, class: schoolClass, ...rest } = student;
      const names = { studentFirstName: name, fatherName, primaryMobile: mobile };
      const stream = schoolClass === '11' ? { stream: 'science' } : {};
      await register(this.office, studentID, { ...rest, ...names, ...stream, class: schoolClass });
    }
  }

  async raiseFees(): Promise<void> {
    const fees = Object.fromEntries(
      feeBands.map((band) => [band, { monthly: raisedFees[band], registration: 0, security: 0 }]),
    );
    await this.asAdmin('fee-tables', { from: riseFrom, fees });
    this.fees.raise();
  }

  /** What happens on a day: at both desks at once, one after the other for each family; then the drawers are closed. */
  async play(day: string): Promise<void> {
    await Promise.all(
      this.families.map(async (family) => {
        for (const act of family.acts.get(day) ?? [])
          if (!family.paper.hasLeft || act.kind === 'paid back') await this.happens(family, act);
      }),
    );
    await this.drawers.closeAll(this.tokens);
  }

  /** The last month is over. */
  endMonth(month: string): void {
    for (const { paper } of this.families) paper.endMonth(month);
    const { clock } = this.office;
    clock.advance(startOfMonth(nextMonth(month)).getTime() - clock.now().getTime());
  }

  private asAdmin(path: string, body: object, status = 201) {
    const { office } = this;
    return bodyOf(status, office.call('POST', `/api/office/${path}`, body, { token: office.admin }));
  }

  private take(collector: string, amount: number, mode: string): void {
    const month = schoolMonth(this.office.clock.now());
    this.takings[month] = (this.takings[month] ?? 0) + inPaise(amount);
    this.drawers.take(collector, amount, mode);
  }

  private count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  private async happens(family: Family, act: Act): Promise<void> {
    const { studentID, paper } = family;
    const { office } = this;
    const month = schoolMonth(office.clock.now());
    switch (act.kind) {
      case 'pays':
        return this.pays(family, act);
      case 'receipt voided':
      case 'cheque returned':
        return this.voids(family, act.kind);
      case 'fine':
        await this.asAdmin('addCharge', {
          studentID,
          head: 'fine',
          amount: act.amount,
          reason: 'Broken window',
        });
        paper.charge(act.amount);
        break;
      case 'concession': {
        const { amount } = act;
        // Never more than what is owed with this month.
        const isTooMuch = amount > paper.dueFor([month]);
        const concession = { studentID, concession: 'hardship', amount, reason: 'A hard month' };
        await this.asAdmin('giveConcession', concession, isTooMuch ? 409 : 201);
        if (!isTooMuch) paper.concede(amount, month);
        this.count(isTooMuch ? 'concession refused' : act.kind);
        return;
      }
      case 'standing concession': {
        const { kind: _, ...standing } = { ...act, from: month };
        const request = { studentID, concession: 'sibling', ...standing, reason: 'Two children' };
        await this.asAdmin('giveStandingConcession', request);
        paper.lower(standing);
        break;
      }
      case 'class change':
        await bodyOf(200, office.call('PUT', '/api/office/updateStudent', { studentID, class: act.to }));
        paper.changeClass(act.to, month);
        break;
      case 'leaves':
        await bodyOf(
          200,
          office.call('DELETE', '/api/office/deleteStudent', { studentID }, { token: office.admin }),
        );
        paper.leave(month);
        break;
      case 'paid back':
        return this.paysBack(family);
    }
    this.count(act.kind);
  }

  /** @throws when the office shows another due than the paper */
  private async pays(family: Family, { share, through, mode }: Payment): Promise<void> {
    const { studentID, paper } = family;
    const { office } = this;
    const month = schoolMonth(office.clock.now());
    const shown = await balanceOf(office, studentID);
    const ahead = shown.fees.ahead.filter((charge) => charge.month <= (through ?? ''));
    const months = [month, ...ahead.map((charge) => charge.month)];
    const charges = [shown.fees.currentCharge, ...ahead.map((charge) => charge.amount)];
    const charged = charges.reduce((sum, amount) => sum + inPaise(amount), 0);
    const onScreen = inPaise(shown.fees.previousBalance) + charged;
    const due = paper.dueFor(months);
    if (shown.fees.previousBalance !== paper.balance || onScreen !== inPaise(due))
      throw new Error(`${studentID} in ${month}: ${JSON.stringify(shown.fees)}, on paper ${due}`);
    const amount = Math.round(due * share) / 100;
    // What was paid too much before settles it (D73).
    if (amount <= 0) return;
    const reference = mode !== 'Cash' && { mode, reference: `${month} ${studentID}` };
    const cheque = mode === 'Cheque' && { bank: 'State Bank', chequeDate: `${month}-01` };
    const deposit = {
      ...depositOf(shown, amount),
      currentCharge: charged / 100,
      ...(through !== undefined && { throughMonth: through }),
      ...reference,
      ...cheque,
    };
    const desk = this.families.indexOf(family) % 2 === 0 ? 'desk-one' : 'desk-two';
    const { studentReceiptNo } = await bodyOf(
      201,
      office.call<PaymentAnswer>('POST', '/api/office/depositFee', deposit, { token: this.tokens[desk] }),
    );
    family.last = { studentReceiptNo, amount, mode, charged: paper.pay(months, amount) };
    this.take(desk, amount, mode);
    this.count('payment');
  }

  private async voids(family: Family, what: string): Promise<void> {
    const { studentID, paper, last } = family;
    if (!last) return;
    await this.asAdmin('voidReceipt', { studentID, studentReceiptNo: last.studentReceiptNo, reason: what });
    paper.voidPayment(last.amount, last.charged, schoolMonth(this.office.clock.now()));
    this.take('principal', 0 - last.amount, last.mode);
    delete family.last;
    this.count(what);
  }

  /** @throws when the office would pay back other than the paper */
  private async paysBack({ studentID, paper }: Family): Promise<void> {
    const { office } = this;
    const refundable = await bodyOf(
      200,
      office.call<RefundableAnswer>('POST', '/api/office/refundable', { studentID }),
    );
    const amount = Math.max(0, 0 - paper.balance);
    if (refundable.advance !== amount || refundable.security !== 0)
      throw new Error(`${studentID}: ${JSON.stringify(refundable)}, on paper ${amount}`);
    if (amount === 0) return;
    await this.asAdmin('refund', { studentID, of: 'advance', amount, reason: 'Left the school' });
    paper.payBack(amount);
    this.take('principal', 0 - amount, 'Cash');
    this.count('paid back');
  }
}
